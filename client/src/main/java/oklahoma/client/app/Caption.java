package oklahoma.client.app;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.text.Texts;

/**
 * The title in the window's frame and in the task bar: the program's name, or what the table asks
 * the player to do, since the player may be looking at another window.
 */
final class Caption {
  private static final String PLAIN = "app.title";

  private Caption() {}

  /**
   * The title, which changes with the language and with the prompt.
   *
   * @param playing the player's current match, if any
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

  /** The prompts of a table; none once the host has ended it for this player. */
  private static ObservableValue<Prompt> prompts(TableModel model) {
    return model.endedProperty().flatMap(ended -> ended ? null : model.promptProperty());
  }

  /**
   * A claim has words of its own, unless the player is next: then claiming is the player's turn.
   */
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
