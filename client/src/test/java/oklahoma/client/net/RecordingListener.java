package oklahoma.client.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;

/** Records everything that a connection reports, in order. */
public final class RecordingListener implements ReconnectingConnection.Listener {
  private final List<Object> reported = new ArrayList<>();
  private int lags;

  /** Keys, states of the connection, and messages. */
  public List<Object> reported() {
    return reported;
  }

  /** How many shuffles may have come too late to be answered in time. */
  public int lags() {
    return lags;
  }

  /** A key that differs from those with another filling. */
  public static SeatKey key(int filling) {
    byte[] secret = new byte[SeatKey.BYTES];
    Arrays.fill(secret, (byte) filling);
    return new SeatKey(secret);
  }

  @Override
  public void key(SeatKey key) {
    reported.add(key);
  }

  @Override
  public void connection(Connection now) {
    reported.add(now);
  }

  @Override
  public void lagged() {
    lags++;
  }

  @Override
  public void received(FromHost.ForSession message) {
    reported.add(message);
  }
}
