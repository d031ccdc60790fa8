package oklahoma.client.settings.page;

import javafx.scene.Node;
import oklahoma.client.settings.DoubleClick;
import oklahoma.client.settings.Habits;
import oklahoma.client.settings.KeptOrder;
import oklahoma.client.settings.PlaySettings;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.layout.Columns;

/** The settings of the player's hand, and of the claims for which the player is asked. */
final class PlayPage {
  private final Controls controls;
  private final Rows rows;
  private final PlaySettings settings;

  PlayPage(Controls controls, PlaySettings settings) {
    this.controls = controls;
    this.rows = new Rows(controls);
    this.settings = settings;
  }

  Node node() {
    Habits habits = settings.habits();
    return Rows.scrolled(
        new Columns(Rows.column(hand(habits), claims()), Rows.column(help(habits))));
  }

  private Node hand(Habits habits) {
    return controls.panel(
        "settings.hand",
        rows.toggle("steady-hand", settings.steadyHandProperty()),
        rows.toggle("sticky-mouse", habits.stickyMouseProperty()),
        rows.choice(
            "double-click", "double-click", DoubleClick.class, habits.doubleClickProperty()),
        rows.toggle("confirm-discards", habits.confirmDiscardsProperty()),
        rows.choice("keep-sorted", "keep-sorted", KeptOrder.class, habits.keptOrderProperty()));
  }

  private Node help(Habits habits) {
    return controls.panel(
        "settings.help",
        rows.toggle("show-places", habits.showPlacesProperty()),
        rows.toggle("mark-fitting", habits.markFittingProperty()),
        rows.toggle("own-suggestions", habits.suggestionsProperty()),
        rows.toggle("deadwood-meter", habits.deadwoodMeterProperty()));
  }

  private Node claims() {
    return controls.panel("settings.claims", new ClaimChoices(controls, settings));
  }
}
