package oklahoma.client.table.keys;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Reads the keys of this computer and learns from their letters which Bulgarian layout it has. */
public final class Keyboard {
  private final boolean knocks;
  private Optional<Cyrillic> learnt = Optional.empty();

  /**
   * A keyboard whose layout is not known yet.
   *
   * @param knocks whether the table's game has knocks
   */
  public Keyboard(boolean knocks) {
    this.knocks = knocks;
  }

  /** The action of a pressed key; empty if the focused control should handle it. */
  public Optional<TableKey> read(KeyEvent pressed, Focus focus, QuestionState asked) {
    KeyPress press = KeyPress.of(pressed);
    if (press.code() == KeyCode.UNDEFINED && focus != Focus.TEXT && !press.control()) {
      learnt = Cyrillic.spokenFor(press.text(), mayKnock(asked)).or(() -> learnt);
    }
    return KeyMap.of(press, focus, asked, learnt.orElse(Cyrillic.BDS));
  }

  /**
   * Whether a letter may be read as the knock key. While gin offers a card and the layout is
   * unknown it may not, because the player more likely declines.
   */
  private boolean mayKnock(QuestionState asked) {
    return knocks && (learnt.isPresent() || asked != QuestionState.OFFERED);
  }
}
