package oklahoma.client.app;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.text.Texts;

/**
 * The title in the window's frame and in the task bar: the program's name, and, for a player who
 * may be looking at another window, what the table waits for.
 */
final class Caption {
  private static final String PLAIN = "app.title";

  private Caption() {}

  /**
   * The words as they are now and later.
   *
   * @param playing the match at which the player is, if any
   */
  static ObservableValue<String> of(
      Texts texts, ReadOnlyObjectProperty<Optional<TableModel>> playing) {
    ObservableValue<Optional<Prompt>> asked =
        playing
            .flatMap(model -> model.map(Caption::prompts).orElse(null))
            .map(Optional::of)
            .orElse(Optional.empty());
    return Bindings.createStringBinding(
        () -> asked.getValue().map(prompt -> say(texts, prompt)).orElseGet(() -> texts.say(PLAIN)),
        asked,
        texts.languageProperty());
  }

  /** What the table asks, until the host has ended it for this player. */
  private static ObservableValue<Prompt> prompts(TableModel model) {
    return model.endedProperty().flatMap(ended -> ended ? null : model.promptProperty());
  }

  /** What the player is asked for: a claim out of turn is no turn. */
  private static String say(Texts texts, Prompt prompt) {
    return switch (prompt) {
      case Prompt.Draw _, Prompt.Play _, Prompt.Offer _ -> texts.say("app.title-called");
      case Prompt.Claim claim when claim.next() -> texts.say("app.title-called");
      case Prompt.Claim claim -> texts.say("app.title-claim", claim.card());
      case Prompt.Defend _ -> texts.say("app.title-lay-off");
      case Prompt.Answered _, Prompt.NotAsked _, Prompt.Watch _ -> texts.say(PLAIN);
      case Prompt.Offered _, Prompt.Defended _ -> texts.say(PLAIN);
      case Prompt.Shuffling _, Prompt.DealOver _ -> texts.say(PLAIN);
    };
  }
}
