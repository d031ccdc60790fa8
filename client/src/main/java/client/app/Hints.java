package client.app;

import java.util.Optional;
import java.util.function.Consumer;
import rules.Move;

/** Where a table has its hints from. */
interface Hints {

  /**
   * Looks for a hint for the next move.
   *
   * @param told is told of it on the screen's thread, unless the table has moved on meanwhile;
   *     empty if the player is not to move
   */
  void hint(Consumer<Optional<Move>> told);

  /** Whether this table allows advice at all. */
  boolean allowed();
}
