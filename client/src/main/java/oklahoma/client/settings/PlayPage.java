package oklahoma.client.settings;

import javafx.scene.Node;
import oklahoma.client.ui.Columns;
import oklahoma.client.ui.Controls;

/** How the player's hand plays, and what it is asked. */
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
        rows.toggle("steady-hand", settings.steadyHand()),
        rows.toggle("sticky-mouse", habits.stickyMouse()),
        rows.choice("double-click", "double-click", DoubleClick.class, habits.doubleClick()),
        rows.toggle("confirm-discards", habits.confirmDiscards()),
        rows.choice("keep-sorted", "keep-sorted", KeptOrder.class, habits.keptOrder()));
  }

  private Node help(Habits habits) {
    return controls.panel(
        "settings.help",
        rows.toggle("show-places", habits.showPlaces()),
        rows.toggle("mark-fitting", habits.markFitting()),
        rows.toggle("own-suggestions", habits.suggestions()),
        rows.toggle("deadwood-meter", habits.deadwoodMeter()));
  }

  private Node claims() {
    return controls.panel("settings.claims", new ClaimChoices(controls, settings));
  }
}
