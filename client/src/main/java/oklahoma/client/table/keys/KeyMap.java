package oklahoma.client.table.keys;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.keys.TableKey.Numbered;
import oklahoma.client.table.keys.TableKey.Wish;

/**
 * What the keys mean. Letters are those of a Latin keyboard, wherever the layout puts others.
 *
 * <p>Space claims while a claim window asks, and selects otherwise; Shift+Space always selects.
 * While the window's question cannot be answered yet, the keys that would answer do nothing.
 */
public final class KeyMap {

  private KeyMap() {}

  /**
   * What a pressed key asks for; empty if it asks the table for nothing and belongs to what has the
   * focus.
   *
   * @param cyrillic how to read Bulgarian letters that come without a key code
   */
  public static Optional<TableKey> of(KeyPress press, Focus focus, Asked asked, Cyrillic cyrillic) {
    if (press.alt()) {
      return Optional.empty();
    }
    Optional<Wish> anywhere = anywhere(press);
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
      return Optional.of(Wish.KEYS);
    }
    if (press.text().equals("/") || press.code() == KeyCode.SLASH) {
      return Optional.of(Wish.CHAT);
    }
    return number(press)
        .map(TableKey.class::cast)
        .or(() -> plain(key(press, cyrillic), press, focus, asked).map(TableKey.class::cast));
  }

  /** Whether letting go of a key ends a peek at the scores. */
  public static boolean endsPeek(KeyPress released) {
    return switch (released.code()) {
      case BACK_QUOTE, TAB, CONTROL, COMMAND -> true;
      default -> released.text().equals("`");
    };
  }

  private static Optional<Wish> anywhere(KeyPress press) {
    Wish wish =
        switch (press.code()) {
          case ESCAPE -> Wish.ESCAPE;
          case F1 -> press.shift() ? Wish.KEYS : Wish.RULES;
          case F2 -> Wish.HEAR_STATE;
          case F4 -> Wish.FOUR_COLOURS;
          case F11 -> Wish.FULL_SCREEN;
          case TAB ->
              press.control()
                  ? Wish.PEEK_SCORES
                  : press.shift() ? Wish.PREVIOUS_ZONE : Wish.NEXT_ZONE;
          default -> null;
        };
    return Optional.ofNullable(wish).or(() -> press.control() ? size(press) : Optional.empty());
  }

  private static Optional<Wish> size(KeyPress press) {
    return switch (press.code()) {
      case PLUS, EQUALS, ADD -> Optional.of(Wish.LARGER_CARDS);
      case MINUS, SUBTRACT -> Optional.of(Wish.SMALLER_CARDS);
      case DIGIT0, NUMPAD0 -> Optional.of(Wish.USUAL_CARDS);
      default ->
          switch (press.text()) {
            case "+", "=" -> Optional.of(Wish.LARGER_CARDS);
            case "-" -> Optional.of(Wish.SMALLER_CARDS);
            default -> Optional.empty();
          };
    };
  }

  /** No letter that acts with Control in one Bulgarian layout does so in the other. */
  private static Optional<Wish> withControl(KeyPress press) {
    return Stream.of(Cyrillic.values())
        .flatMap(cyrillic -> withControl(key(press, cyrillic), press.shift()).stream())
        .findFirst();
  }

  private static Optional<Wish> withControl(KeyCode key, boolean shift) {
    return switch (key) {
      case Z -> Optional.of(shift ? Wish.REDO : Wish.UNDO);
      case Y -> Optional.of(Wish.REDO);
      case LEFT -> Optional.of(Wish.MOVE_LEFT);
      case RIGHT -> Optional.of(Wish.MOVE_RIGHT);
      case HOME -> Optional.of(Wish.MOVE_FIRST);
      case END -> Optional.of(Wish.MOVE_LAST);
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

  private static Optional<Wish> plain(KeyCode key, KeyPress press, Focus focus, Asked asked) {
    if (press.text().equals("`")) {
      return Optional.of(Wish.PEEK_SCORES);
    }
    return answer(key, asked)
        .or(() -> pressing(key, press.shift(), focus, asked))
        .or(() -> meld(key))
        .or(() -> hand(key, press.shift()));
  }

  /** The keys that may answer a question. */
  private static Optional<Wish> answer(KeyCode key, Asked asked) {
    if (asked == Asked.NOT_ARMED) {
      return Optional.empty();
    }
    return switch (key) {
      case D -> Optional.of(Wish.DRAW);
      case T -> Optional.of(Wish.TAKE);
      case N -> asked == Asked.NOT ? Optional.empty() : Optional.of(Wish.NO);
      case P -> Optional.of(Wish.NO_UNTIL_MY_TURN);
      case E -> Optional.of(Wish.NO_TO_RANK);
      default -> Optional.empty();
    };
  }

  private static Optional<Wish> pressing(KeyCode key, boolean shift, Focus focus, Asked asked) {
    if (key == KeyCode.ENTER) {
      return focus == Focus.TABLE ? Optional.of(Wish.ENTER) : Optional.empty();
    }
    if (key != KeyCode.SPACE || focus == Focus.CLAIM_CARD) {
      return Optional.empty();
    }
    if (shift) {
      return Optional.of(Wish.SELECT);
    }
    return switch (asked) {
      case ARMED -> Optional.of(Wish.CLAIM);
      case NOT_ARMED -> Optional.empty();
      case NOT, OFFERED -> focus == Focus.TABLE ? Optional.of(Wish.SELECT) : Optional.empty();
    };
  }

  private static Optional<Wish> meld(KeyCode key) {
    return switch (key) {
      case B -> Optional.of(Wish.BOOK);
      case R -> Optional.of(Wish.RUN);
      case M -> Optional.of(Wish.SUGGEST);
      case H -> Optional.of(Wish.HINT);
      case L -> Optional.of(Wish.LAY_DOWN);
      case K -> Optional.of(Wish.KNOCK);
      case F -> Optional.of(Wish.PLACE_ALL);
      case W -> Optional.of(Wish.FLIP_WILD);
      case X -> Optional.of(Wish.NEXT_ARRANGEMENT);
      default -> Optional.empty();
    };
  }

  private static Optional<Wish> hand(KeyCode key, boolean shift) {
    return switch (key) {
      case S -> Optional.of(shift ? Wish.KEEP_SORTED : Wish.SORT);
      case LEFT, KP_LEFT -> Optional.of(Wish.LEFT);
      case RIGHT, KP_RIGHT -> Optional.of(Wish.RIGHT);
      case UP, KP_UP -> Optional.of(Wish.LIFT);
      case DOWN, KP_DOWN -> Optional.of(Wish.PUT_BACK);
      case HOME -> Optional.of(Wish.FIRST);
      case END -> Optional.of(Wish.LAST);
      case G -> Optional.of(Wish.LOG);
      case C -> Optional.of(Wish.CHAT);
      case BACK_QUOTE -> Optional.of(Wish.PEEK_SCORES);
      default -> Optional.empty();
    };
  }

  private static KeyCode key(KeyPress press, Cyrillic cyrillic) {
    if (press.code() != KeyCode.UNDEFINED || press.text().isEmpty()) {
      return press.code();
    }
    return cyrillic.key(press.text()).orElseGet(() -> latin(press.text()));
  }

  /** The key of a letter that came without its code; with Control held it comes as 1 to 26. */
  private static KeyCode latin(String text) {
    char letter = Character.toUpperCase(text.charAt(0));
    char upper = letter >= 1 && letter <= 26 ? (char) (letter + 'A' - 1) : letter;
    return upper >= 'A' && upper <= 'Z'
        ? KeyCode.valueOf(String.valueOf(upper))
        : KeyCode.UNDEFINED;
  }
}
