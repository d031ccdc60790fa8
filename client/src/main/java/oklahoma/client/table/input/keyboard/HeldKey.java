package oklahoma.client.table.input.keyboard;

import java.util.Optional;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;
import oklahoma.client.table.keys.KeyPress;

/** Tells a key that is held, which the keyboard repeats, from one that is pressed again. */
public final class HeldKey {
  private Optional<KeyPress> down = Optional.empty();
  private boolean repeated;

  /** Handles all keys of a window, whatever has the focus: a key may be released elsewhere. */
  public Subscription in(Scene scene) {
    EventHandler<KeyEvent> pressed = this::pressed;
    EventHandler<KeyEvent> released = this::released;
    forget();
    scene.addEventFilter(KeyEvent.KEY_PRESSED, pressed);
    scene.addEventFilter(KeyEvent.KEY_RELEASED, released);
    return () -> {
      scene.removeEventFilter(KeyEvent.KEY_PRESSED, pressed);
      scene.removeEventFilter(KeyEvent.KEY_RELEASED, released);
    };
  }

  /** The window does not hear any more which key is let go. */
  public void forget() {
    down = Optional.empty();
  }

  /** Whether the key that is pressed now has been held since before. */
  boolean repeated() {
    return repeated;
  }

  private void pressed(KeyEvent event) {
    Optional<KeyPress> press = Optional.of(KeyPress.of(event));
    repeated = press.equals(down);
    down = press;
  }

  private void released(KeyEvent event) {
    down = down.filter(key -> key.code() != event.getCode());
  }
}
