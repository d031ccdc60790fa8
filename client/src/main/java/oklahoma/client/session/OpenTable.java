package oklahoma.client.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.storage.Row;
import org.jspecify.annotations.Nullable;

/** A table that the player is at, wherever its host is. Confined to the FX thread. */
sealed interface OpenTable permits InsideTable, JoinedTable {

  /** The player's line to the table, and what it tells. */
  TableSession session();

  /** Where what happens at it is written down on this computer; nowhere if empty. */
  Optional<KeptTables.Place.On> place();

  /** Where the order of the hand is kept; nowhere if empty. */
  Optional<Row> handRow();

  /** The order in which the player kept the hand when the table was left here before. */
  default Optional<KeptHand.Order> hand() {
    return Optional.empty();
  }

  /** Whether it waits here for its player, who leaves it before its match is decided. */
  default boolean saved() {
    return place().isPresent();
  }

  /** Gives up for good the seat of what is played elsewhere; else it is left. */
  default CompletableFuture<@Nullable Void> giveUp() {
    return leave();
  }

  /**
   * Leaves the table: a seat in a match elsewhere is kept, and the player's own host stops and
   * keeps what it can.
   *
   * @return done when everything has stopped that has to; nobody has to wait for it
   */
  CompletableFuture<@Nullable Void> leave();

  /**
   * The window goes: the player's own host stops as if the player left, elsewhere the seat waits,
   * unless the match is over.
   *
   * @return as for {@link #leave}
   */
  CompletableFuture<@Nullable Void> close();
}
