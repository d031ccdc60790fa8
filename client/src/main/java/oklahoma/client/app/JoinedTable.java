package oklahoma.client.app;

import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.link.Credentials;
import oklahoma.client.link.Lines;
import oklahoma.client.link.Pin;
import oklahoma.protocol.Avatar;
import oklahoma.protocol.TableName;
import oklahoma.protocol.ToHost;
import oklahoma.protocol.Wish;
import org.jspecify.annotations.Nullable;

/** A table on another computer. */
final class JoinedTable implements OpenTable {
  private final Attendance attendance;
  private final KeptSeats.Hold hold;

  private JoinedTable(
      Lines lines,
      InetSocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      Credentials credentials,
      TableName called,
      KeptSeats.Hold hold,
      Attendance.Listener listener) {
    this.hold = hold;
    this.attendance =
        Attendance.open(
            lines,
            address,
            pin,
            hello,
            credentials,
            hold.ledger(),
            hears -> new KeptLine(hold, address, hello.table(), called, hello.name(), hears),
            listener);
  }

  /**
   * Goes to a table.
   *
   * @param lines carries the line
   * @param address of the host; resolved anew for each line if it is not resolved
   * @param pin which key the host must have
   * @param hello what the player comes for
   * @param credentials what the player can show
   * @param hold where the key of the seat is kept
   */
  static JoinedTable fresh(
      Lines lines,
      InetSocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      Credentials credentials,
      KeptSeats.Hold hold,
      Attendance.Listener listener) {
    return new JoinedTable(
        lines, address, pin, hello, credentials, called(address), hold, listener);
  }

  /** Goes back to a seat that was kept, by the picture that is chosen now. */
  static JoinedTable returning(
      Lines lines,
      KeptSeat seat,
      Optional<Avatar> avatar,
      Pin pin,
      Credentials credentials,
      KeptSeats.Hold hold,
      Attendance.Listener listener) {
    ToHost.Hello hello =
        new ToHost.Hello(seat.name(), seat.table(), new Wish.Return(seat.key()), avatar);
    return new JoinedTable(
        lines, seat.address(), pin, hello, credentials, seat.tableName(), hold, listener);
  }

  @Override
  public Attendance attendance() {
    return attendance;
  }

  /** Its host keeps it, if anybody does. */
  @Override
  public Optional<KeptTables.Place.On> place() {
    return Optional.empty();
  }

  @Override
  public CompletableFuture<@Nullable Void> leave() {
    attendance.leave();
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<@Nullable Void> close() {
    attendance.close();
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
