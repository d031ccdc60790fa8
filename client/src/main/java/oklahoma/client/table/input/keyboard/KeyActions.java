package oklahoma.client.table.input.keyboard;

import oklahoma.client.table.input.PlayerActions;
import oklahoma.client.table.input.pointer.MouseInput;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.model.Change;
import oklahoma.rules.card.Meld;

/** Performs the action of a key. */
public final class KeyActions {
  private final PlayerActions actions;
  private final HandKeys hand;
  private final ScreenKeys screen;
  private final FocusWalk walk;
  private final LiftedCard lifted;
  private final MouseInput pointer;

  /**
   * @param pointer whose drag or delayed discard some keys cancel
   */
  public KeyActions(
      PlayerActions actions,
      HandKeys hand,
      ScreenKeys screen,
      FocusWalk walk,
      LiftedCard lifted,
      MouseInput pointer) {
    this.actions = actions;
    this.hand = hand;
    this.screen = screen;
    this.walk = walk;
    this.lifted = lifted;
    this.pointer = pointer;
  }

  /** Puts a lifted card back if a change has removed it from the hand. */
  public void changed(Change change) {
    lifted.changed(change);
  }

  /** Updates the places of a lifted card after a new layout. */
  public void arranged() {
    lifted.arranged();
  }

  /**
   * Cancels the first of these that is under way: a drag, a delayed discard, a preview, a lifted
   * card, suggestions, a question of gin. Returns false if none is.
   */
  public boolean cancel() {
    if (pointer.cancel() || pointer.keepDiscard()) {
      return true;
    }
    if (layingOff()) {
      return did(actions.layOffAll()::cancel);
    }
    return (lifted.up() && lifted.act(TableKey.Action.ESCAPE))
        || actions.suggestions().close()
        || actions.gin().filter(game -> game.act(TableKey.Action.ESCAPE)).isPresent();
  }

  /** Cancels a delayed discard, otherwise undoes the last change of the hand. */
  public void undo() {
    if (!pointer.keepDiscard()) {
      hand.undo();
    }
  }

  /** Performs Esc when nothing is under way and nothing covers the table. */
  public void escape() {
    if (!hand.deselect()) {
      screen.escape();
    }
  }

  /** The player has released the key that shows the scores. */
  void endPeek() {
    screen.endPeek();
  }

  /** Whether Enter and Esc answer a preview, whatever has the focus. */
  boolean layingOff() {
    return actions.layOffAll().asked();
  }

  /** Performs the action of a key. Returns whether it had any effect. */
  boolean act(TableKey key) {
    return switch (key) {
      case TableKey.Numbered(int number) -> did(() -> number(number));
      case TableKey.Action action when layingOff() -> placed(action);
      case TableKey.Action action -> (lifted.up() && lifted.act(action)) || act(action);
    };
  }

  private boolean act(TableKey.Action action) {
    if (action == TableKey.Action.ESCAPE && cancel()) {
      return true;
    }
    if (actions.gin().filter(play -> play.act(action)).isPresent()) {
      return true;
    }
    return switch (action) {
      case KNOCK -> false;
      case DRAW -> did(actions.claims()::draw);
      case TAKE -> did(actions.claims()::take);
      case ENTER -> hand.enter();
      case LAY_DOWN -> did(actions.commands()::layDown);
      case CLAIM -> did(actions.claims()::claim);
      case NO -> did(actions.claims()::pass);
      case NO_UNTIL_MY_TURN -> did(actions.claims()::passAll);
      case NO_TO_RANK -> did(actions.claims()::passRank);
      case SELECT -> hand.select();
      case BOOK -> did(() -> actions.commands().stage(Meld.Kind.BOOK));
      case RUN -> did(() -> actions.commands().stage(Meld.Kind.RUN));
      case SUGGEST, NEXT_ARRANGEMENT -> did(actions.suggestions()::stage);
      case HINT -> did(actions.suggestions()::toggle);
      case LAY_OFF_ALL -> did(actions.layOffAll()::preview);
      case FLIP_WILD -> did(hand::flip);
      case SORT -> did(hand::sort);
      case KEEP_SORTED -> did(actions.commands()::keepSorted);
      case UNDO -> did(this::undo);
      case REDO -> did(hand::redo);
      case LEFT -> walk.step(-1);
      case RIGHT -> walk.step(1);
      case FIRST -> walk.end(false);
      case LAST -> walk.end(true);
      case MOVE_LEFT -> hand.move(-1);
      case MOVE_RIGHT -> hand.move(1);
      case MOVE_FIRST -> hand.move(false);
      case MOVE_LAST -> hand.move(true);
      case LIFT -> lifted.lift();
      case PUT_BACK -> lifted.putBack();
      case NEXT_ZONE -> did(() -> walk.next(true));
      case PREVIOUS_ZONE -> did(() -> walk.next(false));
      case ESCAPE -> did(this::escape);
      case PEEK_SCORES,
          LOG,
          CHAT,
          RULES,
          KEYS,
          HEAR_STATE,
          FOUR_COLOURS,
          FULL_SCREEN,
          LARGER_CARDS,
          SMALLER_CARDS,
          USUAL_CARDS ->
          screen.act(action);
    };
  }

  /**
   * Answers a preview. A key other than Enter or Esc cancels it and then performs its own action.
   */
  private boolean placed(TableKey.Action action) {
    return switch (action) {
      case ENTER -> did(actions.layOffAll()::confirm);
      case ESCAPE, LAY_OFF_ALL -> did(actions.layOffAll()::cancel);
      default -> {
        actions.layOffAll().cancel();
        yield act(action);
      }
    };
  }

  /** Chooses a suggested move; if there is none with this number, a meld. */
  private void number(int number) {
    if (!actions.suggestions().pick(number)) {
      actions.melds().place(number);
    }
  }

  private static boolean did(Runnable what) {
    what.run();
    return true;
  }
}
