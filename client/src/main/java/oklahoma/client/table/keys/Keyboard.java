package oklahoma.client.table.keys;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Reads the keys of this machine and learns meanwhile in which order Bulgarian letters lie. */
public final class Keyboard {
  private Cyrillic cyrillic = Cyrillic.BDS;

  /** A keyboard of which nothing is known yet. */
  public Keyboard() {}

  /** What a pressed key asks the table for; empty if it belongs to what has the focus. */
  public Optional<TableKey> read(KeyEvent pressed, Focus focus, Asked asked) {
    KeyPress press = KeyPress.of(pressed);
    if (press.code() == KeyCode.UNDEFINED && focus != Focus.TEXT && !press.control()) {
      cyrillic = cyrillic.after(press.text());
    }
    return KeyMap.of(press, focus, asked, cyrillic);
  }
}
