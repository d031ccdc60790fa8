package oklahoma.client.setup;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;

/** Rules while they are being chosen: those of the next table, or of one whose lobby is open. */
public interface ChosenRules {

  /** The rules as they are now. */
  ObservableValue<Rules> chosenProperty();

  /** Plays by other rules. */
  void rules(Rules rules);

  /** Where they are played. */
  Venue venue();

  /** The rules that the player keeps. */
  OwnRules own();

  /** The games whose rules may be chosen. */
  List<Game> games();

  /** Why these rules are not for those who sit there, as the key of a sentence, if they are not. */
  Optional<String> refusal(Rules rules);

  /** The published rules from which these differ least. */
  default Rules usual() {
    return venue().usual(chosenProperty().getValue());
  }

  /** Plays by the published rules from which these differ least. */
  default void restore() {
    rules(usual());
  }

  /** In how many parameters the rules differ from the published ones. */
  default int changes() {
    return Parameter.differing(chosenProperty().getValue(), usual()).size();
  }

  /** The same, to be followed. */
  default ObservableValue<Integer> differencesProperty() {
    return chosenProperty().map(rules -> changes());
  }

  /**
   * What the rules are, as it is shown: one of the player's own sets, or the nearest published one.
   */
  default Preset shown() {
    return Preset.shown(chosenProperty().getValue(), own().all(), venue());
  }
}
