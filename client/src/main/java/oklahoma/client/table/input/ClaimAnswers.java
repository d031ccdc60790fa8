package oklahoma.client.table.input;

import java.util.Set;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;

/** Draws, takes, and answers claims: while claims are open, drawing and taking are answers. */
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
   * Draws from the stock. While claims are open, the next player declines the card and draws as
   * soon as possible; if drawing will not be possible, the player sees why.
   */
  public void draw() {
    switch (prompt()) {
      case Prompt.Claim window when window.next() ->
          window
              .drawRefused()
              .ifPresentOrElse(
                  why -> feedback.showRefusal(feedback.words().why(why), feedback.frame().stock()),
                  this::pass);
      default -> moves.send(new Move.Draw(), Set.of(), feedback.frame().stock());
    }
  }

  /** Takes the discard, or claims it while claims are open. */
  public void take() {
    switch (prompt()) {
      case Prompt.Claim window -> claim();
      case Prompt.Answered answered ->
          feedback.showRefusal(Why.of(feedback.words().answered()), feedback.frame().pile());
      default -> moves.send(new Move.Take(), Set.of(), feedback.frame().pile());
    }
  }

  /** Claims the discard. */
  public void claim() {
    claim.claim();
  }

  /** Declines the discard. */
  public void pass() {
    claim.pass();
  }

  /**
   * Answers the question whether the player claims the discard. Returns true if the answer was sent
   * to the host.
   */
  public boolean answer(Prompt.Claim window, boolean claims) {
    boolean draws = !claims && window.next() && window.drawRefused().isEmpty();
    Outcome outcome =
        draws
            ? model.answers().passAndDraw()
            : model.send(claims ? new Move.Claim() : new Move.Pass());
    return moves.showOutcome(outcome, feedback.frame().claim());
  }

  /**
   * Switches on or off that every claim is declined until the player's own turn. The next player's
   * turn has come, so that player's open claim is not declined.
   */
  public void passAll() {
    boolean on = !model.answers().noUntilMyTurnProperty().get();
    model.answers().noUntilMyTurnProperty().set(on);
    if (on) {
      passUnlessNext();
    }
  }

  /**
   * Switches on or off that every claim for a card of this rank is declined until the deal ends.
   */
  public void passRank() {
    boolean on = claim.turnRank();
    if (on) {
      passUnlessNext();
    }
  }

  private void passUnlessNext() {
    if (prompt() instanceof Prompt.Claim claimed && !claimed.next()) {
      pass();
    }
  }

  private Prompt prompt() {
    return model.promptProperty().get();
  }
}
