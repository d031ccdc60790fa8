package oklahoma.client.table.input.keyboard;

import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;

/** The keys of the table for the screen around it and for its look. */
public final class ScreenKeys {
  private final TableLook look;
  private final TableActions actions;
  private final Runnable state;

  /**
   * @param state lets the player hear what is to be done and what the piles have
   */
  public ScreenKeys(TableLook look, TableActions actions, Runnable state) {
    this.look = look;
    this.actions = actions;
    this.state = state;
  }

  /** Does what a key asks for; whether it is one of these. */
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

  /** The key that is held to see the scores is let go. */
  void endPeek() {
    actions.endPeek();
  }

  /** Esc, where there is nothing at the table that it ends. */
  void escape() {
    actions.escape();
  }

  private static boolean did(Runnable what) {
    what.run();
    return true;
  }
}
