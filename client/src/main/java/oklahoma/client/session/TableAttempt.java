package oklahoma.client.session;

import java.util.function.Function;

/**
 * The player's intention to be at a table; it ends when the player leaves or chooses another table.
 */
interface TableAttempt {

  /** Whether the player still wants to be at the table. */
  boolean isWanted();

  /** Runs an action if the player still wants to be at the table. */
  default void ifWanted(Runnable what) {
    if (isWanted()) {
      what.run();
    }
  }

  /**
   * The table is open, and the player sits down.
   *
   * @param sitDown takes the listener and returns the table
   */
  void begin(Function<TableSession.Listener, OpenTable> sitDown);

  /** The attempt failed for a reason on this computer; the player gets an explanation. */
  void fail(Throwable why);

  /** The attempt failed, and the player already knows why. */
  void end();
}
