package oklahoma.client.table.input;

import java.util.Set;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;

/** Draws and takes; in a claim window they are answers to it. */
public final class ClaimAnswers {
  private final TableModel model;
  private final MoveSender moves;
  private final TableFeedback feedback;
  private final ClaimCard claim;

  public ClaimAnswers(TableModel model, MoveSender moves, TableFeedback feedback, ClaimCard claim) {
    this.model = model;
    this.moves = moves;
    this.feedback = feedback;
    this.claim = claim;
  }

  /**
   * Draws from the stock; in a claim window the next player leaves the card and draws when that is
   * possible, or hears why it will not be.
   */
  public void draw() {
    switch (prompt()) {
      case Prompt.Claim window when window.next() ->
          window
              .drawRefused()
              .ifPresentOrElse(
                  why -> feedback.refuse(feedback.words().why(why), feedback.frame().stock()),
                  this::decline);
      default -> moves.send(new Move.Draw(), Set.of(), feedback.frame().stock());
    }
  }

  /** Takes the discard, or asks for it while a window is open. */
  public void take() {
    switch (prompt()) {
      case Prompt.Claim window -> want();
      case Prompt.Answered answered ->
          feedback.refuse(Why.of(feedback.words().answered()), feedback.frame().pile());
      default -> moves.send(new Move.Take(), Set.of(), feedback.frame().pile());
    }
  }

  /** Answers a claim window with yes. */
  public void want() {
    claim.want();
  }

  /** Answers a claim window with no. */
  public void decline() {
    claim.leave();
  }

  /** Answers the question of a claim window. True if the answer went to the host. */
  public boolean answer(Prompt.Claim window, boolean wants) {
    boolean draws = !wants && window.next() && window.drawRefused().isEmpty();
    Outcome outcome =
        draws
            ? model.answers().passAndDraw()
            : model.send(wants ? new Move.Claim() : new Move.Pass());
    return moves.told(outcome, feedback.frame().claim());
  }

  /**
   * Answers every window with no until the player's own turn, which has come for the next player.
   */
  public void declineAll() {
    boolean on = !model.answers().noUntilMyTurnProperty().get();
    model.answers().noUntilMyTurnProperty().set(on);
    if (on) {
      declineUnlessNext();
    }
  }

  /** Answers every window for a card of this rank with no until the deal ends, or no longer. */
  public void declineRank() {
    boolean on = claim.turnRank();
    if (on) {
      declineUnlessNext();
    }
  }

  private void declineUnlessNext() {
    if (prompt() instanceof Prompt.Claim claimed && !claimed.next()) {
      decline();
    }
  }

  private Prompt prompt() {
    return model.promptProperty().get();
  }
}
