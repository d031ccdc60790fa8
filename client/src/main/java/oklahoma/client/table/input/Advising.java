package oklahoma.client.table.input;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.advice.Advice;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.text.Why;

/** What the program may suggest at a table, and its advice. */
public final class Advising {
  private final TableLook look;
  private final TableActions actions;
  private final TableFeedback feedback;

  public Advising(TableLook look, TableActions actions, TableFeedback feedback) {
    this.look = look;
    this.actions = actions;
    this.feedback = feedback;
  }

  /** Says that nothing is suggested, if table or player want it so; whether they do. */
  boolean refused(Area area) {
    boolean wanted = look.habits().suggestionsProperty().get();
    if (!actions.suggests()) {
      feedback.refuse(Why.of(feedback.words().suggestionsOff()), area);
    } else if (!wanted) {
      feedback.refuse(Why.of(feedback.words().suggestionsUnwanted()), area);
    }
    return !wanted || !actions.suggests();
  }

  /** The player looks at a suggestion. */
  void given() {
    actions.advised();
  }

  /** Asks what could best be done now; nobody else learns it before the player sees an answer. */
  void ask(Consumer<Optional<Advice>> told) {
    actions.advise(told);
  }
}
