package client.table;

import java.util.function.Function;
import java.util.random.RandomGenerator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import rules.Move;
import rules.Reason;
import rules.Refusal;
import rules.card.Card;

/**
 * Answers claim windows for the player as far as he has said so beforehand. Nobody hears that: an
 * answer goes out after as long as a player might have thought.
 */
final class AutoAnswers {
  private static final long QUICKEST_NO_MS = 300;
  private static final long SLOWEST_NO_MS = 1_500;

  /** What it reads of a table. */
  interface Table {
    /** What the table waits for. */
    Prompt prompt();

    /** What one sees. */
    Sight sight();
  }

  private final Table table;
  private final Function<Move, Outcome> send;
  private final Later later;
  private final RandomGenerator chance;
  private final BooleanProperty noUntilMyTurn = new SimpleBooleanProperty(this, "noUntilMyTurn");
  private boolean drawWhenFree;

  /**
   * @param send asks the host for a move
   * @param later does something after a while
   * @param chance by which answers hesitate
   */
  AutoAnswers(Table table, Function<Move, Outcome> send, Later later, RandomGenerator chance) {
    this.table = table;
    this.send = send;
    this.later = later;
    this.chance = chance;
  }

  /** Whether every claim window is answered with no, until one's own turn comes. */
  BooleanProperty noUntilMyTurnProperty() {
    return noUntilMyTurn;
  }

  /** Passes now and draws as soon as there is a card (O-15). */
  Outcome passAndDraw() {
    drawWhenFree = true; // before it is sent: a line within the program may answer at once
    Outcome outcome = send.apply(new Move.Pass());
    drawWhenFree &= outcome instanceof Outcome.Sent;
    return outcome;
  }

  /** A new deal has begun. */
  void forget() {
    drawWhenFree = false;
  }

  /** A move was refused: a draw that waits goes on only if the window is merely closed. */
  void refused(Refusal refusal) {
    drawWhenFree &= refusal.reason() == Reason.WINDOW_CLOSED;
  }

  /** The table may wait for something else now. */
  void follow() {
    switch (table.prompt()) {
      case Prompt.Draw draw -> {
        noUntilMyTurn.set(false);
        if (drawWhenFree) {
          drawWhenFree = send.apply(new Move.Draw()) instanceof Outcome.Waiting;
        }
      }
      case Prompt.Claim claim when claim.next() -> noUntilMyTurn.set(false);
      case Prompt.Claim claim when noUntilMyTurn.get() -> hesitateAndPass();
      case Prompt.Claim claim -> drawWhenFree = false;
      case Prompt.Play play -> drawWhenFree = false;
      case Prompt.DealOver over -> noUntilMyTurn.set(false);
      case Prompt.Answered answered -> {}
      case Prompt.NotAsked window -> {}
      case Prompt.Watch watch -> {}
      case Prompt.Shuffling shuffling -> {}
    }
  }

  private void hesitateAndPass() {
    Card asked = table.sight().deal().tableau().pile().getFirst();
    int pile = table.sight().deal().tableau().pile().size();
    later.after(
        chance.nextLong(QUICKEST_NO_MS, SLOWEST_NO_MS),
        () -> {
          boolean sameWindow =
              table.prompt() instanceof Prompt.Claim claim
                  && claim.card().equals(asked)
                  && table.sight().deal().tableau().pile().size() == pile;
          if (sameWindow && noUntilMyTurn.get()) {
            var _ = send.apply(new Move.Pass());
          }
        });
  }
}
