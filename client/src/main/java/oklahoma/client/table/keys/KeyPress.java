package oklahoma.client.table.keys;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * A pressed key.
 *
 * @param code the key; {@link KeyCode#UNDEFINED} where the layout has no Latin letters
 * @param text the typed character, or an empty text
 * @param shift whether Shift was held
 * @param control whether Control, or Command on macOS, was held
 * @param alt whether Alt was held
 */
public record KeyPress(KeyCode code, String text, boolean shift, boolean control, boolean alt) {

  /** The key of an event; the event's text may be null. */
  public static KeyPress of(KeyEvent event) {
    return new KeyPress(
        event.getCode(),
        event.getText() == null ? "" : event.getText(),
        event.isShiftDown(),
        event.isControlDown() || event.isShortcutDown(),
        event.isAltDown());
  }
}
