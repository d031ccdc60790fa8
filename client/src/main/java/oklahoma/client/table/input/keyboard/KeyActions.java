package oklahoma.client.table.input.keyboard;

import oklahoma.client.table.input.PlayerActions;
import oklahoma.client.table.input.pointer.MouseInput;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.model.Change;
import oklahoma.rules.card.Meld;

/** Performs what a key of the table asks for. */
public final class KeyActions {
  private final PlayerActions actions;
  private final HandKeys hand;
  private final ScreenKeys screen;
  private final FocusWalk walk;
  private final LiftedCard lifted;
  private final MouseInput pointer;

  /**
   * @param pointer which ends what it has begun when a key says so
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

  /** The table has changed: a lifted card goes back if it is gone. */
  public void changed(Change change) {
    lifted.changed(change);
  }

  /** Everything has moved: a lifted card has other places now, or none any more. */
  public void arranged() {
    lifted.arranged();
  }

  /** Ends what is under way at the table, and nothing else; whether anything was. */
  public boolean cancel() {
    if (pointer.cancel() || pointer.keepDiscard()) {
      return true;
    }
    if (placing()) {
      return did(actions.placing()::cancel);
    }
    return (lifted.up() && lifted.act(TableKey.Action.ESCAPE))
        || actions.suggestions().close()
        || actions.gin().filter(game -> game.act(TableKey.Action.ESCAPE)).isPresent();
  }

  /** Takes back a discard that still waits, otherwise the last change of the hand. */
  public void undo() {
    if (!pointer.keepDiscard()) {
      hand.undo();
    }
  }

  /** Esc, once nothing is under way and nothing covers the table. */
  public void escape() {
    if (!hand.deselect()) {
      screen.escape();
    }
  }

  /** The key that is held to see the scores is let go. */
  void endPeek() {
    screen.endPeek();
  }

  /** Whether Enter and Esc answer the table, whatever has the focus. */
  boolean placing() {
    return actions.placing().asked();
  }

  /** Does what a key asks for; whether it did anything. */
  boolean act(TableKey key) {
    return switch (key) {
      case TableKey.Numbered(int number) -> did(() -> number(number));
      case TableKey.Action action when placing() -> placed(action);
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
      case CLAIM -> did(actions.claims()::want);
      case NO -> did(actions.claims()::decline);
      case NO_UNTIL_MY_TURN -> did(actions.claims()::declineAll);
      case NO_TO_RANK -> did(actions.claims()::declineRank);
      case SELECT -> hand.select();
      case BOOK -> did(() -> actions.commands().stage(Meld.Kind.BOOK));
      case RUN -> did(() -> actions.commands().stage(Meld.Kind.RUN));
      case SUGGEST, NEXT_ARRANGEMENT -> did(actions.suggestions()::stage);
      case HINT -> did(actions.suggestions()::toggle);
      case PLACE_ALL -> did(actions.placing()::preview);
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

  /** Answers the question whether everything that fits is placed; another key asks no more. */
  private boolean placed(TableKey.Action action) {
    return switch (action) {
      case ENTER -> did(actions.placing()::confirm);
      case ESCAPE, PLACE_ALL -> did(actions.placing()::cancel);
      default -> {
        actions.placing().cancel();
        yield act(action);
      }
    };
  }

  /** Numbers choose suggested moves, or else melds. */
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
