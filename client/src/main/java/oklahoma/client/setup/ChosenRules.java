package oklahoma.client.setup;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;

/** Rules while the player chooses them: those of the next table, or of an open lobby. */
public interface ChosenRules {

  /** The current choice. */
  ObservableValue<Rules> chosenProperty();

  /** Replaces the current choice. */
  void rules(Rules rules);

  /** Where the table is or will be. */
  Venue venue();

  /** The player's own sets of rules. */
  OwnRules own();

  /** The games whose rules may be chosen. */
  List<Game> games();

  /**
   * The text key of the reason why the people and bots at the table cannot play by these rules;
   * empty if they can.
   */
  Optional<String> refusal(Rules rules);

  /** The published rules that are nearest to the current choice. */
  default Rules usual() {
    return venue().usual(chosenProperty().getValue());
  }

  /** Chooses the published rules that are nearest to the current choice. */
  default void restore() {
    rules(usual());
  }

  /** The number of parameters that differ from the nearest published rules. */
  default int changes() {
    return Parameter.differing(chosenProperty().getValue(), usual()).size();
  }

  /** The observable number of parameters that differ from the nearest published rules. */
  default ObservableValue<Integer> differencesProperty() {
    return chosenProperty().map(rules -> changes());
  }

  /**
   * The preset that stands for the current choice: one of the player's own sets, or the nearest
   * published one.
   */
  default Preset shown() {
    return Preset.shown(chosenProperty().getValue(), own().all(), venue());
  }
}
