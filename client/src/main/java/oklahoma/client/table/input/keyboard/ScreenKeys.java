package oklahoma.client.table.input.keyboard;

import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;

/** The keys that concern the screen around the table or the table's look. */
public final class ScreenKeys {
  private final TableLook look;
  private final TableActions actions;
  private final Runnable state;

  /**
   * @param state has the screen reader say whose turn it is and what is on the piles
   */
  public ScreenKeys(TableLook look, TableActions actions, Runnable state) {
    this.look = look;
    this.actions = actions;
    this.state = state;
  }

  /** Performs the action of a key. Returns false if the key is not one of these. */
  boolean act(TableKey.Action action) {
    return switch (action) {
      case PEEK_SCORES -> did(actions::peek);
      case LOG -> did(actions::log);
      case CHAT -> did(actions::chat);
      case RULES -> did(actions::rules);
      case KEYS -> did(actions::keys);
      case HEAR_STATE -> did(state);
      case FULL_SCREEN -> did(actions::fullScreen);
      case FOUR_COLOURS -> did(look::turnColours);
      case LARGER_CARDS -> did(() -> look.growCards(0.1));
      case SMALLER_CARDS -> did(() -> look.growCards(-0.1));
      case USUAL_CARDS -> did(() -> look.settings().table().cardSizeProperty().set(1));
      default -> false;
    };
  }

  /** The player has released the key that shows the scores. */
  void endPeek() {
    actions.endPeek();
  }

  /** Performs Esc when there is nothing on the table to cancel. */
  void escape() {
    actions.escape();
  }

  private static boolean did(Runnable what) {
    what.run();
    return true;
  }
}
