package oklahoma.client.match;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.advice.Advice;

/** The source of a table's hints. */
public interface Hints {

  /**
   * Looks for what the player could best do now.
   *
   * @param told gets it on the FX thread, unless the table has moved on meanwhile; empty if the
   *     player is not to move
   */
  void advise(Consumer<Optional<Advice>> told);

  /** Whether this table allows advice at all. */
  boolean allowed();

  /** The table is left: nobody waits for an answer any more. */
  default void leave() {}
}
