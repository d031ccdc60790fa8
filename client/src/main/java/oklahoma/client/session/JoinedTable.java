package oklahoma.client.session;

import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import oklahoma.client.net.Lines;
import oklahoma.client.net.trust.Credentials;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptLine;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.storage.Row;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Avatar;
import org.jspecify.annotations.Nullable;

/** A table on another computer. */
final class JoinedTable implements OpenTable {
  private final TableSession session;
  private final KeptSeats.Hold hold;
  private final BiConsumer<Fingerprint, TableName> plays;

  private JoinedTable(
      Lines lines,
      InetSocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      Credentials credentials,
      TableName called,
      KeptSeats.Hold hold,
      BiConsumer<Fingerprint, TableName> plays,
      TableSession.Listener listener) {
    this.hold = hold;
    this.plays = plays;
    this.session =
        TableSession.open(
            lines,
            address,
            pin,
            hello,
            credentials,
            hold.ledger(),
            hears ->
                new KeptLine(
                    hold, address, hello.table(), called, hello.name(), this::plays, hears),
            listener);
  }

  /**
   * Goes to a table.
   *
   * @param lines carries the line
   * @param address of the host; resolved for each line if it is not yet
   * @param pin which key the host must have
   * @param hello what the player comes for
   * @param credentials what the player can show
   * @param hold where the key of the seat is kept
   * @param plays hears the key of the host and the name of the table when a match is played
   */
  static JoinedTable fresh(
      Lines lines,
      InetSocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      Credentials credentials,
      KeptSeats.Hold hold,
      BiConsumer<Fingerprint, TableName> plays,
      TableSession.Listener listener) {
    return new JoinedTable(
        lines, address, pin, hello, credentials, called(address), hold, plays, listener);
  }

  /** Goes back to a seat that was kept, by the picture that is chosen now. */
  static JoinedTable returning(
      Lines lines,
      KeptSeat seat,
      Optional<Avatar> avatar,
      Pin pin,
      Credentials credentials,
      KeptSeats.Hold hold,
      BiConsumer<Fingerprint, TableName> plays,
      TableSession.Listener listener) {
    ToHost.Hello hello =
        new ToHost.Hello(seat.name(), seat.table(), new Wish.Return(seat.key()), avatar);
    return new JoinedTable(
        lines, seat.address(), pin, hello, credentials, seat.tableName(), hold, plays, listener);
  }

  private void plays(TableName name) {
    session.line().fingerprint().ifPresent(host -> plays.accept(host, name));
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

  @Override
  public CompletableFuture<@Nullable Void> leave() {
    session.leave(session.plays());
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<@Nullable Void> giveUp() {
    session.leave(false);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<@Nullable Void> close() {
    session.close();
    hold.close();
    return CompletableFuture.completedFuture(null);
  }

  /** Until a lobby says what the table is called, it is called by its address. */
  private static TableName called(InetSocketAddress address) {
    String host = address.getHostString();
    return TableName.of(host.substring(0, Math.min(host.length(), TableName.LONGEST)))
        .orElseGet(() -> new TableName("?"));
  }
}
