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
   * A button that is not yet the leading one.
   *
   * @param words the text key of its label
   * @param keyed the text key of its label while it is the leading one, which mentions the key
   * @param open opens the table; if that fails while Home is shown, Home is built again
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

  /** Lets the player press the button again after another page: the table may not have opened. */
  void rest() {
    opening = false;
  }

  /** Sets whether this is the leading offer, which a key of Home presses. */
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
