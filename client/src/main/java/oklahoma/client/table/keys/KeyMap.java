package oklahoma.client.table.keys;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.keys.TableKey.Action;
import oklahoma.client.table.keys.TableKey.Numbered;

/**
 * The action of each key. Letters mean the keys of a Latin keyboard, also under other layouts.
 *
 * <p>Space claims while the player is asked about a claim, otherwise selects; Shift+Space always
 * selects. Until the question can be answered, the keys that would answer it do nothing.
 */
public final class KeyMap {

  private KeyMap() {}

  /**
   * The action of a pressed key; empty if the table has none and the focused control should handle
   * it.
   *
   * @param cyrillic how to read Bulgarian letters that come without a key code
   */
  public static Optional<TableKey> of(
      KeyPress press, Focus focus, QuestionState asked, Cyrillic cyrillic) {
    if (press.alt()) {
      return Optional.empty();
    }
    Optional<Action> anywhere = anywhere(press);
    if (anywhere.isPresent()) {
      return anywhere.map(TableKey.class::cast);
    }
    if (focus == Focus.TEXT) {
      return Optional.empty();
    }
    if (press.control()) {
      return withControl(press).map(TableKey.class::cast);
    }
    if (press.text().equals("?") || (press.code() == KeyCode.SLASH && press.shift())) {
      return Optional.of(Action.KEYS);
    }
    if (press.text().equals("/") || press.code() == KeyCode.SLASH) {
      return Optional.of(Action.CHAT);
    }
    return number(press)
        .map(TableKey.class::cast)
        .or(() -> plain(key(press, cyrillic), press, focus, asked).map(TableKey.class::cast));
  }

  /** Whether the release of this key hides the scores that were shown while it was held. */
  public static boolean endsPeek(KeyPress released) {
    return switch (released.code()) {
      case BACK_QUOTE, TAB, CONTROL, COMMAND -> true;
      default -> released.text().equals("`");
    };
  }

  private static Optional<Action> anywhere(KeyPress press) {
    Action action =
        switch (press.code()) {
          case ESCAPE -> Action.ESCAPE;
          case F1 -> press.shift() ? Action.KEYS : Action.RULES;
          case F2 -> Action.HEAR_STATE;
          case F4 -> Action.FOUR_COLOURS;
          case F11 -> Action.FULL_SCREEN;
          case TAB ->
              press.control()
                  ? Action.PEEK_SCORES
                  : press.shift() ? Action.PREVIOUS_ZONE : Action.NEXT_ZONE;
          default -> null;
        };
    return Optional.ofNullable(action).or(() -> press.control() ? size(press) : Optional.empty());
  }

  private static Optional<Action> size(KeyPress press) {
    return switch (press.code()) {
      case PLUS, EQUALS, ADD -> Optional.of(Action.LARGER_CARDS);
      case MINUS, SUBTRACT -> Optional.of(Action.SMALLER_CARDS);
      case DIGIT0, NUMPAD0 -> Optional.of(Action.USUAL_CARDS);
      default ->
          switch (press.text()) {
            case "+", "=" -> Optional.of(Action.LARGER_CARDS);
            case "-" -> Optional.of(Action.SMALLER_CARDS);
            default -> Optional.empty();
          };
    };
  }

  /** Tries both Bulgarian layouts: no letter has an action with Control in both. */
  private static Optional<Action> withControl(KeyPress press) {
    return Stream.of(Cyrillic.values())
        .flatMap(cyrillic -> withControl(key(press, cyrillic), press.shift()).stream())
        .findFirst();
  }

  private static Optional<Action> withControl(KeyCode key, boolean shift) {
    return switch (key) {
      case Z -> Optional.of(shift ? Action.REDO : Action.UNDO);
      case Y -> Optional.of(Action.REDO);
      case LEFT -> Optional.of(Action.MOVE_LEFT);
      case RIGHT -> Optional.of(Action.MOVE_RIGHT);
      case HOME -> Optional.of(Action.MOVE_FIRST);
      case END -> Optional.of(Action.MOVE_LAST);
      default -> Optional.empty();
    };
  }

  private static Optional<Numbered> number(KeyPress press) {
    int digit = press.code().isDigitKey() ? digit(press.code().getName()) : digit(press.text());
    return digit == 0 ? Optional.empty() : Optional.of(new Numbered(digit));
  }

  /**
   * The last character of a name such as "Numpad 3" as a digit; 0 if it is not a digit or is zero.
   */
  private static int digit(String name) {
    int last = name.isEmpty() ? 0 : name.charAt(name.length() - 1) - '0';
    return last >= 1 && last <= 9 ? last : 0;
  }

  private static Optional<Action> plain(
      KeyCode key, KeyPress press, Focus focus, QuestionState asked) {
    if (press.text().equals("`")) {
      return Optional.of(Action.PEEK_SCORES);
    }
    return answer(key, asked)
        .or(() -> pressing(key, press.shift(), focus, asked))
        .or(() -> meld(key))
        .or(() -> hand(key, press.shift()));
  }

  /** The keys that may answer a question: a claim or an offer. */
  private static Optional<Action> answer(KeyCode key, QuestionState asked) {
    if (asked == QuestionState.NOT_ARMED) {
      return Optional.empty();
    }
    return switch (key) {
      case D -> Optional.of(Action.DRAW);
      case T -> Optional.of(Action.TAKE);
      case N -> asked == QuestionState.NOT ? Optional.empty() : Optional.of(Action.NO);
      case P -> Optional.of(Action.NO_UNTIL_MY_TURN);
      case E -> Optional.of(Action.NO_TO_RANK);
      default -> Optional.empty();
    };
  }

  private static Optional<Action> pressing(
      KeyCode key, boolean shift, Focus focus, QuestionState asked) {
    if (key == KeyCode.ENTER) {
      return focus == Focus.TABLE ? Optional.of(Action.ENTER) : Optional.empty();
    }
    if (key != KeyCode.SPACE || focus == Focus.CLAIM_CARD) {
      return Optional.empty();
    }
    if (shift) {
      return Optional.of(Action.SELECT);
    }
    return switch (asked) {
      case ARMED -> Optional.of(Action.CLAIM);
      case NOT_ARMED -> Optional.empty();
      case NOT, OFFERED -> focus == Focus.TABLE ? Optional.of(Action.SELECT) : Optional.empty();
    };
  }

  private static Optional<Action> meld(KeyCode key) {
    return switch (key) {
      case B -> Optional.of(Action.BOOK);
      case R -> Optional.of(Action.RUN);
      case M -> Optional.of(Action.SUGGEST);
      case H -> Optional.of(Action.HINT);
      case L -> Optional.of(Action.LAY_DOWN);
      case K -> Optional.of(Action.KNOCK);
      case F -> Optional.of(Action.LAY_OFF_ALL);
      case W -> Optional.of(Action.FLIP_WILD);
      case X -> Optional.of(Action.NEXT_ARRANGEMENT);
      default -> Optional.empty();
    };
  }

  private static Optional<Action> hand(KeyCode key, boolean shift) {
    return switch (key) {
      case S -> Optional.of(shift ? Action.KEEP_SORTED : Action.SORT);
      case LEFT, KP_LEFT -> Optional.of(Action.LEFT);
      case RIGHT, KP_RIGHT -> Optional.of(Action.RIGHT);
      case UP, KP_UP -> Optional.of(Action.LIFT);
      case DOWN, KP_DOWN -> Optional.of(Action.PUT_BACK);
      case HOME -> Optional.of(Action.FIRST);
      case END -> Optional.of(Action.LAST);
      case G -> Optional.of(Action.LOG);
      case C -> Optional.of(Action.CHAT);
      case BACK_QUOTE -> Optional.of(Action.PEEK_SCORES);
      default -> Optional.empty();
    };
  }

  private static KeyCode key(KeyPress press, Cyrillic cyrillic) {
    if (press.code() != KeyCode.UNDEFINED || press.text().isEmpty()) {
      return press.code();
    }
    return cyrillic.key(press.text()).orElseGet(() -> latin(press.text()));
  }

  /**
   * The key of a letter without a key code; with Control held the text is a character from 1 to 26.
   */
  private static KeyCode latin(String text) {
    char letter = Character.toUpperCase(text.charAt(0));
    char upper = letter >= 1 && letter <= 26 ? (char) (letter + 'A' - 1) : letter;
    return upper >= 'A' && upper <= 'Z'
        ? KeyCode.valueOf(String.valueOf(upper))
        : KeyCode.UNDEFINED;
  }
}
