package client.setup;

import javafx.beans.value.ObservableValue;
import rules.oklahoma.OklahomaRules;

/** Rules while they are being chosen: those of the next table, or of one whose lobby is open. */
public interface ChosenRules {

  /** The rules as they are now. */
  ObservableValue<OklahomaRules> chosen();

  /** Plays by other rules with the same number of seats. */
  void rules(OklahomaRules rules);

  /** The standard rules for as many seats. */
  OklahomaRules standardRules();

  /** Keeps the rules as the player's own. */
  void saveAsOwn();

  /** Plays by the standard rules. */
  default void standard() {
    rules(standardRules());
  }

  /** In how many parameters the rules differ from the standard ones. */
  default int changes() {
    return Parameter.differing(chosen().getValue(), standardRules()).size();
  }
}
