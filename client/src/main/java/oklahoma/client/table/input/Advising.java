package oklahoma.client.table.input;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.advice.Advice;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.text.Why;

/** The advice that the program may give at a table. */
public final class Advising {
  private final TableLook look;
  private final TableActions actions;
  private final TableFeedback feedback;

  public Advising(TableLook look, TableActions actions, TableFeedback feedback) {
    this.look = look;
    this.actions = actions;
    this.feedback = feedback;
  }

  /** Returns true, and shows why, if the table or the player's settings allow no suggestions. */
  boolean refused(Area area) {
    boolean wanted = look.habits().suggestionsProperty().get();
    if (!actions.suggests()) {
      feedback.showRefusal(Why.of(feedback.words().suggestionsOff()), area);
    } else if (!wanted) {
      feedback.showRefusal(Why.of(feedback.words().suggestionsUnwanted()), area);
    }
    return !wanted || !actions.suggests();
  }

  /** Reports that the player sees a suggestion. */
  void reportSeen() {
    actions.advised();
  }

  /** Asks for the best moves. Nobody else learns of it before the player sees an answer. */
  void ask(Consumer<Optional<Advice>> receiver) {
    actions.advise(receiver);
  }
}
