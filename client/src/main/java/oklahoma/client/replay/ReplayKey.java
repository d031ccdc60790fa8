package oklahoma.client.replay;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.keys.Cyrillic;
import oklahoma.client.table.keys.Focus;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.keys.TableKey.Action;

/**
 * The actions of a replay that have keys. Letter keys are those of a Latin keyboard, in every
 * layout.
 */
enum ReplayKey {
  /** Starts or stops the automatic replay. */
  PLAY,
  /** Goes to the next event. */
  FORWARD,
  /** Goes to the previous event. */
  BACK,
  /** Goes to the first moment. */
  START,
  /** Goes to the last moment. */
  END,
  /** Goes to the next deal. */
  NEXT_DEAL,
  /** Goes to the start of this deal, or of the previous one. */
  PREVIOUS_DEAL,
  /** Goes to the next claim or knock. */
  NEXT_CLAIM,
  /** Goes to the previous claim or knock. */
  PREVIOUS_CLAIM,
  /** Plays faster. */
  FASTER,
  /** Plays more slowly. */
  SLOWER,
  /** Opens all hands, or shows only what the viewer saw. */
  HANDS,
  /** Shows the list of events. */
  EVENTS,
  /** Shows better moves for the seat at the bottom. */
  REVIEW,
  /** Shows the table from the next seat. */
  NEXT_SEAT,
  /** Plays on from this moment against bots. */
  PLAY_ON,
  /** Saves the record as a file. */
  SAVE,
  /** Shows the score sheet while the key is held. */
  SCORES,
  /** Switches between four colours for the suits and two. */
  COLOURS;

  /** The action of a key; empty if the key belongs to the focused node. */
  static Optional<ReplayKey> of(KeyPress press) {
    return press.alt() ? Optional.empty() : own(press).or(() -> ofTable(press));
  }

  /** The actions of keys that work as on a table. They work here even if a button has the focus. */
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
