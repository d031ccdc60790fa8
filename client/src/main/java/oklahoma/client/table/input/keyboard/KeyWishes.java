package oklahoma.client.table.input.keyboard;

import oklahoma.client.table.input.Ways;
import oklahoma.client.table.input.pointer.MouseInput;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.model.Change;
import oklahoma.rules.card.Meld;

/** Performs what a key of the table asks for. */
public final class KeyWishes {
  private final Ways ways;
  private final HandKeys hand;
  private final ScreenKeys screen;
  private final FocusWalk walk;
  private final LiftedCard lifted;
  private final MouseInput pointer;

  /**
   * @param pointer which ends what it has begun when a key says so
   */
  public KeyWishes(
      Ways ways,
      HandKeys hand,
      ScreenKeys screen,
      FocusWalk walk,
      LiftedCard lifted,
      MouseInput pointer) {
    this.ways = ways;
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
      return did(ways.placing()::cancel);
    }
    return (lifted.up() && lifted.act(TableKey.Wish.ESCAPE))
        || ways.suggestions().close()
        || ways.gin().filter(game -> game.act(TableKey.Wish.ESCAPE)).isPresent();
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
    return ways.placing().asked();
  }

  /** Does what a key asks for; whether it did anything. */
  boolean act(TableKey key) {
    return switch (key) {
      case TableKey.Numbered(int number) -> did(() -> number(number));
      case TableKey.Wish wish when placing() -> placed(wish);
      case TableKey.Wish wish -> (lifted.up() && lifted.act(wish)) || act(wish);
    };
  }

  private boolean act(TableKey.Wish wish) {
    if (wish == TableKey.Wish.ESCAPE && cancel()) {
      return true;
    }
    if (ways.gin().filter(play -> play.act(wish)).isPresent()) {
      return true;
    }
    return switch (wish) {
      case KNOCK -> false;
      case DRAW -> did(ways.claims()::draw);
      case TAKE -> did(ways.claims()::take);
      case ENTER -> hand.enter();
      case LAY_DOWN -> did(ways.commands()::layDown);
      case CLAIM -> did(ways.claims()::want);
      case NO -> did(ways.claims()::decline);
      case NO_UNTIL_MY_TURN -> did(ways.claims()::declineAll);
      case NO_TO_RANK -> did(ways.claims()::declineRank);
      case SELECT -> hand.select();
      case BOOK -> did(() -> ways.commands().stage(Meld.Kind.BOOK));
      case RUN -> did(() -> ways.commands().stage(Meld.Kind.RUN));
      case SUGGEST, NEXT_ARRANGEMENT -> did(ways.suggestions()::stage);
      case HINT -> did(ways.suggestions()::toggle);
      case PLACE_ALL -> did(ways.placing()::preview);
      case FLIP_WILD -> did(hand::flip);
      case SORT -> did(hand::sort);
      case KEEP_SORTED -> did(ways.commands()::keepSorted);
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
          screen.act(wish);
    };
  }

  /** Answers the question whether everything that fits is placed; another key asks no more. */
  private boolean placed(TableKey.Wish wish) {
    return switch (wish) {
      case ENTER -> did(ways.placing()::confirm);
      case ESCAPE, PLACE_ALL -> did(ways.placing()::cancel);
      default -> {
        ways.placing().cancel();
        yield act(wish);
      }
    };
  }

  /** Numbers choose suggested moves, or else melds. */
  private void number(int number) {
    if (!ways.suggestions().pick(number)) {
      ways.melds().place(number);
    }
  }

  private static boolean did(Runnable what) {
    what.run();
    return true;
  }
}
