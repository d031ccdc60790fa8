package oklahoma.client.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.net.EventLoops;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.storage.Row;
import oklahoma.host.table.snapshot.LastTable;
import org.jspecify.annotations.Nullable;

/** A table of an in-process host, and the player's connection to it, which opens no port. */
abstract sealed class InProcessTable implements OpenTable permits HostedTable, SoloTable {
  private final InProcessHost inside;
  private final TableSession session;

  /** Sits down at an open table. */
  InProcessTable(InProcessHost inside, EventLoops eventLoops, TableSession.Listener listener) {
    this.inside = inside;
    this.session = inside.sitDown(eventLoops, listener);
  }

  /** The host with its table. */
  final InProcessHost inside() {
    return inside;
  }

  @Override
  public final TableSession session() {
    return session;
  }

  @Override
  public final Optional<KeptTables.Place.InFolder> place() {
    return inside.place();
  }

  @Override
  public final Optional<Row> handRow() {
    return place().map(on -> on.folder().hand(on.number()));
  }

  @Override
  public final Optional<KeptHand.Order> hand() {
    return inside.hand();
  }

  /**
   * Called when the table closes after a match, so that it can be opened again.
   *
   * @param last the settings for that
   */
  abstract void closing(LastTable last);

  @Override
  public CompletableFuture<@Nullable Void> leave() {
    return inside.stop(session, this::closing);
  }

  @Override
  public final CompletableFuture<@Nullable Void> close() {
    return leave();
  }
}
