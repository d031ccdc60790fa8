package client.app;

import client.link.Pin;
import java.net.InetSocketAddress;
import protocol.TableName;
import protocol.ToHost;
import protocol.Wish;

/** A table on another computer. */
final class JoinedTable implements OpenTable {
  private final Attendance attendance;
  private final KeptSeats.Hold hold;

  private JoinedTable(
      InetSocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      TableName called,
      KeptSeats.Hold hold,
      Attendance.Listener listener) {
    this.hold = hold;
    this.attendance =
        Attendance.open(
            address,
            pin,
            hello,
            hears -> new KeptLine(hold, address, hello.table(), called, hello.name(), hears),
            listener);
  }

  /**
   * Goes to a table.
   *
   * @param address of the host; resolved anew for each line if it is not resolved
   * @param pin which key the host must have
   * @param hello what the player comes for
   * @param hold where the key of the seat is kept
   */
  static JoinedTable fresh(
      InetSocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      KeptSeats.Hold hold,
      Attendance.Listener listener) {
    return new JoinedTable(address, pin, hello, called(address), hold, listener);
  }

  /** Goes back to a seat that was kept. */
  static JoinedTable returning(
      KeptSeat seat, Pin pin, KeptSeats.Hold hold, Attendance.Listener listener) {
    ToHost.Hello hello = new ToHost.Hello(seat.name(), seat.table(), new Wish.Return(seat.key()));
    return new JoinedTable(seat.address(), pin, hello, seat.tableName(), hold, listener);
  }

  @Override
  public Attendance attendance() {
    return attendance;
  }

  @Override
  public void leave() {
    attendance.leave();
  }

  @Override
  public void close() {
    attendance.close();
    hold.close();
  }

  /** Until a lobby says what the table is called, it is called by its address. */
  private static TableName called(InetSocketAddress address) {
    String host = address.getHostString();
    return TableName.of(host.substring(0, Math.min(host.length(), TableName.LONGEST)))
        .orElseGet(() -> new TableName("?"));
  }
}
