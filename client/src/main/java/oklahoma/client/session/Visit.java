package oklahoma.client.session;

import java.util.function.Function;

/** The player's wish to be at a table, until it is left or another is wanted. */
interface Visit {

  /** Whether the player still wants to be there. */
  boolean lasts();

  /** Does something unless the player wants something else by now. */
  default void ifLasts(Runnable what) {
    if (lasts()) {
      what.run();
    }
  }

  /**
   * The table is open: its player sits down.
   *
   * @param sitDown gives the table, with whoever hears of it
   */
  void begin(Function<TableSession.Listener, OpenTable> sitDown);

  /** Nothing comes of it, for a reason on this computer; the player is told. */
  void fail(Throwable why);
}
