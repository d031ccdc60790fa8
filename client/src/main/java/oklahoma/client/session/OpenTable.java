package oklahoma.client.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.storage.Row;
import org.jspecify.annotations.Nullable;

/** The player's current table, wherever its host is. Confined to the FX thread. */
sealed interface OpenTable permits InProcessTable, JoinedTable {

  /** The player's connection to the table, with the models of its screens. */
  TableSession session();

  /** Where this computer saves the table; empty if it does not. */
  Optional<KeptTables.Place.InFolder> place();

  /** The database row for the order of the hand; empty if it is not saved. */
  Optional<Row> handRow();

  /** The order of the hand when the player last left this table. */
  default Optional<KeptHand.Order> hand() {
    return Optional.empty();
  }

  /** Whether an unfinished match stays saved on this computer when the player leaves. */
  default boolean saved() {
    return place().isPresent();
  }

  /** Leaves the table for good: the host of another computer does not keep the seat. */
  default CompletableFuture<@Nullable Void> giveUp() {
    return leave();
  }

  /**
   * Leaves the table. A host on another computer keeps the seat during a match; an in-process host
   * stops, and its unfinished match stays saved.
   *
   * @return completes when everything has stopped and been saved; nobody has to wait for it
   */
  CompletableFuture<@Nullable Void> leave();

  /**
   * Leaves the table because the window closes. An in-process host stops as in {@link #leave}; a
   * host on another computer keeps the seat for a while, unless the match is over.
   *
   * @return completes when everything has stopped and been saved
   */
  CompletableFuture<@Nullable Void> close();
}
