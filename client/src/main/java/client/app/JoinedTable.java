package client.app;

import java.net.InetSocketAddress;
import protocol.TableName;
import protocol.ToHost;

/** A table on another computer. */
final class JoinedTable implements OpenTable {
  private final Attendance attendance;

  /**
   * Goes to a table.
   *
   * @param address of the host; resolved anew for each line if it is not resolved
   * @param hello what the player comes for
   * @param hold where the key of the seat is kept
   */
  JoinedTable(
      InetSocketAddress address,
      ToHost.Hello hello,
      KeptSeats.Hold hold,
      Attendance.Listener listener) {
    this.attendance =
        Attendance.open(
            address,
            hello,
            hears ->
                new KeptLine(hold, address, hello.table(), called(address), hello.name(), hears),
            listener);
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
  }

  /** Until a lobby says what the table is called, it is called by its address. */
  private static TableName called(InetSocketAddress address) {
    String host = address.getHostString();
    return TableName.of(host.substring(0, Math.min(host.length(), TableName.LONGEST)))
        .orElseGet(() -> new TableName("?"));
  }
}
