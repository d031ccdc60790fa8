package oklahoma.client.replay;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.keys.Cyrillic;
import oklahoma.client.table.keys.Focus;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.keys.TableKey.Action;

/** The keys of a replay. Letters are those of a Latin keyboard, whatever the layout. */
enum ReplayKey {
  /** Runs by itself, or no longer. */
  PLAY,
  /** One event on. */
  FORWARD,
  /** One event back. */
  BACK,
  /** The very beginning. */
  START,
  /** The very end. */
  END,
  /** The next deal. */
  NEXT_DEAL,
  /** The beginning of this deal, or of the one before. */
  PREVIOUS_DEAL,
  /** The next claim or knock. */
  NEXT_CLAIM,
  /** The claim or knock before. */
  PREVIOUS_CLAIM,
  /** Faster. */
  FASTER,
  /** Slower. */
  SLOWER,
  /** All hands open, or only what the viewer saw. */
  HANDS,
  /** The list of events. */
  EVENTS,
  /** What the seat at the bottom could have done better. */
  REVIEW,
  /** The next seat moves to the bottom. */
  NEXT_SEAT,
  /** Goes on from here against bots. */
  PLAY_ON,
  /** Writes the record into a file. */
  SAVE,
  /** The score sheet, for as long as the key is held. */
  SCORES,
  /** Four colours for the suits, or two. */
  COLOURS;

  /** What a pressed key asks for; empty if it belongs to what has the focus. */
  static Optional<ReplayKey> of(KeyPress press) {
    return press.alt() ? Optional.empty() : own(press).or(() -> ofTable(press));
  }

  /** Keys of the table that act here too while a button has the focus. */
  private static Optional<ReplayKey> ofTable(KeyPress press) {
    return KeyMap.of(press, Focus.CONTROL, QuestionState.NOT, Cyrillic.BDS)
        .flatMap(key ->
            Optional.ofNullable(
                switch (key) {
                  case Action.PEEK_SCORES -> SCORES;
                  case Action.FOUR_COLOURS -> COLOURS;
                  default -> null;
                }));
  }

  private static Optional<ReplayKey> own(KeyPress press) {
    if (press.control()) {
      return Cyrillic.meaning(
          press, key -> key == KeyCode.S ? Optional.of(SAVE) : Optional.empty());
    }
    return Optional.ofNullable(
            switch (press.code()) {
              case SPACE -> PLAY;
              case RIGHT, KP_RIGHT -> FORWARD;
              case LEFT, KP_LEFT -> BACK;
              case HOME -> START;
              case END -> END;
              case PAGE_DOWN -> NEXT_DEAL;
              case PAGE_UP -> PREVIOUS_DEAL;
              case UP, KP_UP -> FASTER;
              case DOWN, KP_DOWN -> SLOWER;
              default -> null;
            })
        .or(() -> Cyrillic.meaning(press, key -> of(key, press.shift())));
  }

  private static Optional<ReplayKey> of(KeyCode letter, boolean shift) {
    return Optional.ofNullable(
        switch (letter) {
          case C -> shift ? PREVIOUS_CLAIM : NEXT_CLAIM;
          case O -> HANDS;
          case G -> EVENTS;
          case W -> REVIEW;
          case N -> NEXT_SEAT;
          case P -> PLAY_ON;
          default -> null;
        });
  }
}
