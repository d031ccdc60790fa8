package oklahoma.client.table.keys;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Reads the keys of this machine and learns from them which Bulgarian layout it has. */
public final class Keyboard {
  private final boolean knocks;
  private Optional<Cyrillic> learnt = Optional.empty();

  /**
   * A keyboard of which nothing is known yet.
   *
   * @param knocks whether the table's game has knocks
   */
  public Keyboard(boolean knocks) {
    this.knocks = knocks;
  }

  /** What a pressed key asks the table for; empty if it belongs to what has the focus. */
  public Optional<TableKey> read(KeyEvent pressed, Focus focus, QuestionState asked) {
    KeyPress press = KeyPress.of(pressed);
    if (press.code() == KeyCode.UNDEFINED && focus != Focus.TEXT && !press.control()) {
      learnt = Cyrillic.spokenFor(press.text(), mayKnock(asked)).or(() -> learnt);
    }
    return KeyMap.of(press, focus, asked, learnt.orElse(Cyrillic.BDS));
  }

  /** A letter that may be either is more likely to decline what is offered than to knock then. */
  private boolean mayKnock(QuestionState asked) {
    return knocks && (learnt.isPresent() || asked != QuestionState.OFFERED);
  }
}
