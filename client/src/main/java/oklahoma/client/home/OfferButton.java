package oklahoma.client.home;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Button;
import oklahoma.client.ui.controls.Controls;

/**
 * Opens the table of an offer on the first screen. That may take some seconds, so the button shows
 * at once that it was pressed; further presses do nothing.
 */
final class OfferButton extends Button {
  private final Controls controls;
  private final String words;
  private final String keyed;
  private boolean opening;

  /**
   * A button, which no key of the first screen presses yet.
   *
   * @param words the key of its words
   * @param keyed the key of its words with the key of the first screen
   * @param open opens the table; where that fails the first screen is built again if it is seen
   */
  OfferButton(Controls controls, String id, String words, String keyed, Runnable open) {
    this.controls = controls;
    this.words = words;
    this.keyed = keyed;
    setId(id);
    lead(false);
    setOnAction(event -> {
      if (!opening) {
        opening = true;
        controls.named(this, "kept.opening");
        open.run();
      }
    });
  }

  /** Back from another page the player may press it again: the table may not have answered. */
  void rest() {
    opening = false;
  }

  /** Whether the key of the first screen presses it. */
  void lead(boolean first) {
    if (!opening) {
      controls.named(this, first ? keyed : words);
    }
    getStyleClass().remove(Styles.ACCENT);
    if (first) {
      getStyleClass().add(Styles.ACCENT);
    }
  }
}
