package client.settings;

import client.page.Controls;
import javafx.scene.Node;

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
    return Rows.scrolled(Controls.columns(Rows.column(hand()), Rows.column(claims())));
  }

  private Node hand() {
    return controls.panel(
        "settings.hand",
        rows.toggle("steady-hand", settings.steadyHand()),
        rows.toggle("double-click", settings.doubleClickDiscards()));
  }

  private Node claims() {
    return controls.panel("settings.claims", new ClaimChoices(controls, settings));
  }
}
