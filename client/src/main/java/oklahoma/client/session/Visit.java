package oklahoma.client.session;

import java.util.function.Function;

/** The player's wish to be at a table, until the player leaves it or wants another. */
interface Visit {

  /** Whether the player still wants to be there. */
  boolean lasts();

  /** Runs something unless the player has changed their mind. */
  default void ifLasts(Runnable what) {
    if (lasts()) {
      what.run();
    }
  }

  /**
   * The table is open: its player sits down.
   *
   * @param sitDown takes the listener and returns the table
   */
  void begin(Function<TableSession.Listener, OpenTable> sitDown);

  /** Fails for a reason on this computer; the player reads why. */
  void fail(Throwable why);

  /** There will be no table, and the player knows why. */
  void end();
}
