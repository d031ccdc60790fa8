package oklahoma.client.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import oklahoma.client.net.Call;
import oklahoma.client.net.EventLoops;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.session.kept.SeatKeeper;
import oklahoma.client.storage.Row;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import org.jspecify.annotations.Nullable;

/** A table of a host on another computer. */
final class JoinedTable implements OpenTable {
  private final TableSession session;
  private final KeptSeats.Hold hold;
  private final boolean returns;
  private @Nullable SeatKeeper line;

  /**
   * Joins a table.
   *
   * @param eventLoops the threads of the connection
   * @param call the host, and the guest's hello
   * @param name the table's name, as far as it is known
   * @param hold saves the key of the seat
   * @param plays receives the host's key and the table's name when a match is shown
   */
  JoinedTable(
      EventLoops eventLoops,
      Call call,
      TableName name,
      KeptSeats.Hold hold,
      BiConsumer<Fingerprint, TableName> plays,
      TableSession.Listener listener) {
    this.hold = hold;
    this.returns = call.hello().purpose() instanceof ConnectionPurpose.Return;
    this.session =
        new TableSession(
            eventLoops,
            call,
            hold.ledger(),
            next -> kept(new SeatKeeper(hold, this::made, name, plays, next)),
            listener);
  }

  private SeatKeeper kept(SeatKeeper made) {
    line = made;
    return made;
  }

  private Call made() {
    return session.line().call();
  }

  /** The player's seat as last saved; empty for a spectator, or before the host has answered. */
  Optional<KeptSeat> seat() {
    return hold.latest();
  }

  /** What to search for if the connection is lost; empty before the host has let the player in. */
  Optional<SoughtTable> sought() {
    return seat()
        .map(SoughtTable::of)
        .or(() ->
            Optional.ofNullable(line)
                .flatMap(kept -> SoughtTable.watched(made(), kept.tableName())));
  }

  @Override
  public TableSession session() {
    return session;
  }

  /** Empty: if anybody saves this table, its host does. */
  @Override
  public Optional<KeptTables.Place.InFolder> place() {
    return Optional.empty();
  }

  @Override
  public Optional<Row> handRow() {
    return Optional.of(hold.hand());
  }

  @Override
  public Optional<KeptHand.Order> hand() {
    return hold.order();
  }

  /**
   * Leaves the table. The seat is kept during a match, and also if the player was returning to it
   * and the host has not answered yet.
   */
  @Override
  public CompletableFuture<@Nullable Void> leave() {
    session.leave(returns ? !session.done() : session.plays());
    return session.settled();
  }

  @Override
  public CompletableFuture<@Nullable Void> giveUp() {
    session.leave(false);
    return session.settled();
  }

  /**
   * Gives up the seat if the match is over, so that the host need not keep it; its key is not saved
   * any more.
   */
  @Override
  public CompletableFuture<@Nullable Void> close() {
    if (session.done() && !session.inLobby()) {
      return giveUp().thenCompose(settled -> session.closed());
    }
    session.close();
    return session.settled().thenRun(hold::close);
  }
}
