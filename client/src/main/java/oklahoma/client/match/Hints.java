package oklahoma.client.match;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.advice.Advice;

/** The source of advice for a table. */
public interface Hints {

  /**
   * Looks for the best moves now.
   *
   * @param receiver receives them on the FX thread, unless the table has changed by then; empty if
   *     the player is not to move
   */
  void advise(Consumer<Optional<Advice>> receiver);

  /** Whether this table allows advice. */
  boolean allowed();

  /** Cancels the search, when the player leaves the table. */
  default void leave() {}
}
