package oklahoma.client.table.input.keyboard;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import oklahoma.client.table.keys.Focus;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.Keyboard;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.panel.ClaimCard;

/** Reads the keyboard; every action has a key. */
public final class KeyboardInput {
  private final Keyboard keyboard;
  private final KeyActions actions;
  private final Supplier<QuestionState> asked;
  private final BooleanSupplier covered;
  private final HeldKey held;

  /**
   * @param keyboard where the letters are, which it learns with each key
   * @param covered whether something in front of the table handles the keys itself, but for the one
   *     that opens the chat
   * @param held which key the keyboard repeats
   */
  public KeyboardInput(
      Keyboard keyboard,
      KeyActions actions,
      Supplier<QuestionState> asked,
      BooleanSupplier covered,
      HeldKey held) {
    this.keyboard = keyboard;
    this.actions = actions;
    this.asked = asked;
    this.covered = covered;
    this.held = held;
  }

  /** Handles the keys of this node and everything in it. */
  public void listenTo(Node node) {
    node.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    node.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
  }

  private void pressed(KeyEvent event) {
    if (isOfTarget(event)) {
      return;
    }
    Focus focused = focus(event.getTarget());
    Focus focus = focused == Focus.CONTROL && actions.layingOff() ? Focus.TABLE : focused;
    Optional<TableKey> key = keyboard.read(event, focus, asked.get());
    boolean again =
        held.repeated() && key.map(of -> !mayRepeat(of)).orElseGet(() -> presses(event));
    boolean done = again || key.filter(this::accepts).map(actions::act).orElse(false);
    if (done) {
      event.consume();
    }
  }

  /** A key that is held walks on, but it neither plays nor answers twice. */
  private static boolean mayRepeat(TableKey key) {
    return key instanceof TableKey.Action action
        && switch (action) {
          case LEFT, RIGHT, MOVE_LEFT, MOVE_RIGHT, NEXT_ZONE, PREVIOUS_ZONE -> true;
          case UNDO, REDO, LARGER_CARDS, SMALLER_CARDS -> true;
          default -> false;
        };
  }

  private static boolean presses(KeyEvent event) {
    return event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE;
  }

  /** One may chat while the scores are shown. */
  private boolean accepts(TableKey key) {
    return key == TableKey.Action.CHAT || !covered.getAsBoolean();
  }

  private void released(KeyEvent event) {
    if (KeyMap.endsPeek(KeyPress.of(event))) {
      actions.endPeek();
    }
  }

  /**
   * Whether the focused list or scroll pane handles the key itself; Enter in a list is left to the
   * table.
   */
  private static boolean isOfTarget(KeyEvent event) {
    return switch (event.getCode()) {
      case UP, DOWN, LEFT, RIGHT, HOME, END, PAGE_UP, PAGE_DOWN, KP_UP, KP_DOWN ->
          event.getTarget() instanceof ListView<?> || event.getTarget() instanceof ScrollPane;
      case SPACE, ENTER -> event.getTarget() instanceof ScrollPane;
      default -> false;
    };
  }

  private static Focus focus(EventTarget target) {
    Node owner = target instanceof Node node ? node : null;
    if (owner instanceof TextInputControl) {
      return Focus.TEXT;
    }
    for (Node node = owner; node != null; node = node.getParent()) {
      if (node instanceof ClaimCard) {
        return Focus.CLAIM_CARD;
      }
    }
    return owner instanceof ButtonBase ? Focus.CONTROL : Focus.TABLE;
  }
}
