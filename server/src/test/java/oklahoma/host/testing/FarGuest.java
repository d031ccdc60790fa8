package oklahoma.host.testing;

import java.net.InetSocketAddress;
import java.time.Duration;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.rules.Seat;

/** A guest behind a network of its own, which fails when the test says so. */
public final class FarGuest implements AutoCloseable {
  private static final Duration SLOWEST = Duration.ofMillis(3);

  public final FaultyProxy network;
  private final Loops loops;
  private final int table;
  private HeadlessGuest guest;

  private FarGuest(Loops loops, InetSocketAddress host, int table, long seed) {
    this.loops = loops;
    this.table = table;
    network = FaultyProxy.before(host, seed);
    guest = join(new ConnectionPurpose.Sit());
  }

  /** A guest who asks for a seat. */
  public static FarGuest of(Loops loops, InetSocketAddress host, int table, long seed) {
    return new FarGuest(loops, host, table, seed);
  }

  public HeadlessGuest guest() {
    return guest;
  }

  public Seat seat() {
    return guest.seat();
  }

  /** From now on each piece of bytes takes its time, or none. */
  public void slow(boolean now) {
    network.delay(Duration.ZERO, now ? SLOWEST : Duration.ZERO);
  }

  /** Asks for its seat by its key; nobody has welcomed it when this returns. */
  public void comeBack() {
    SeatKey key = guest.key();
    guest = join(new ConnectionPurpose.Return(key));
  }

  private HeadlessGuest join(ConnectionPurpose purpose) {
    return HeadlessGuest.join(loops, network.address(), "Guest", table, purpose);
  }

  @Override
  public void close() {
    network.close();
  }
}
