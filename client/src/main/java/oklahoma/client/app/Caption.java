package oklahoma.client.app;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.text.Texts;

/**
 * The words on the window's frame and in the task bar: the program's name, and whether the table
 * waits for the player, who may be looking at another window.
 */
final class Caption {
  private Caption() {}

  /**
   * The words as they are now and later.
   *
   * @param playing the match at which the player is, if any
   */
  static ObservableValue<String> of(
      Texts texts, ReadOnlyObjectProperty<Optional<TableModel>> playing) {
    ObservableValue<Boolean> called =
        playing
            .flatMap(model -> model.map(Caption::prompts).orElse(null))
            .map(Caption::calls)
            .orElse(false);
    return Bindings.createStringBinding(
        () -> texts.say(called.getValue() ? "app.title-called" : "app.title"),
        called,
        texts.languageProperty());
  }

  /** What the table asks, until the host has ended it for this player. */
  private static ObservableValue<Prompt> prompts(TableModel model) {
    return model.endedProperty().flatMap(ended -> ended ? null : model.promptProperty());
  }

  /** Whether the player is asked for something. */
  private static boolean calls(Prompt prompt) {
    return switch (prompt) {
      case Prompt.Draw _, Prompt.Play _, Prompt.Claim _, Prompt.Offer _, Prompt.Defend _ -> true;
      case Prompt.Answered _, Prompt.NotAsked _, Prompt.Watch _, Prompt.Offered _ -> false;
      case Prompt.Defended _, Prompt.Shuffling _, Prompt.DealOver _ -> false;
    };
  }
}
