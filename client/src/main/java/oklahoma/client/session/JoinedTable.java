package oklahoma.client.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import oklahoma.client.net.Call;
import oklahoma.client.net.EventLoops;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptLine;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.storage.Row;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import org.jspecify.annotations.Nullable;

/** A table on another computer. */
final class JoinedTable implements OpenTable {
  private final TableSession session;
  private final KeptSeats.Hold hold;
  private final boolean returns;
  private @Nullable KeptLine line;

  /**
   * Goes to a table.
   *
   * @param eventLoops carries the connection
   * @param call to a host on the network
   * @param called what the table is called, as far as is known
   * @param hold where the key of the seat is kept
   * @param plays hears the key of the host and the name of the table when a match is played
   */
  JoinedTable(
      EventLoops eventLoops,
      Call call,
      TableName called,
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
            hears -> kept(new KeptLine(hold, this::made, called, plays, hears)),
            listener);
  }

  private KeptLine kept(KeptLine made) {
    line = made;
    return made;
  }

  private Call made() {
    return session.line().call();
  }

  /**
   * The player's seat as it was kept last; none for a spectator, or before the host has answered.
   */
  Optional<KeptSeat> seat() {
    return hold.latest();
  }

  /**
   * What to look for when the connection is lost; nothing before the host has let the player in.
   */
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

  /** Its host keeps it, if anybody does. */
  @Override
  public Optional<KeptTables.Place.On> place() {
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

  /** A seat that waits is kept before its host has answered, too. */
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

  /** The key of a seat at the podium is kept no more, so its host need not keep the seat either. */
  @Override
  public CompletableFuture<@Nullable Void> close() {
    if (session.done() && !session.inLobby()) {
      return giveUp().thenCompose(settled -> session.closed());
    }
    session.close();
    return session.settled().thenRun(hold::close);
  }
}
