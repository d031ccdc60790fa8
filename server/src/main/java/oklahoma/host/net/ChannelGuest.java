package oklahoma.host.net;

import io.netty.channel.Channel;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Origin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;

/** A guest at the other end of a connection. */
final class ChannelGuest implements Guest {
  private static final int BYTES_OF_SIX = 16;
  private static final int BYTES_OF_A_HOME = 8;

  private final Channel channel;
  private final Optional<Origin> origin;
  private final Runnable atTable;

  /** The table's messages since the last flush; used by its thread only. */
  private final List<FromHost> unsent = new ArrayList<>();

  private boolean cameIn;

  /**
   * @param host the fingerprint by which network guests recognize the host; empty in-process
   * @param atTable runs once, when the table has admitted the guest
   */
  ChannelGuest(Channel channel, Optional<Fingerprint> host, Runnable atTable) {
    this.channel = channel;
    this.atTable = atTable;
    this.origin = host.map(known -> new Origin(network(channel), known));
  }

  /**
   * Sends a message. A guest who is not at the table yet gets only messages that need no table,
   * such as those about a password.
   */
  @Override
  public void send(FromHost message) {
    if (!cameIn && !(message instanceof FromHost.ForConnection)) {
      cameIn = true;
      atTable.run();
    }
    unsent.add(message);
  }

  /** Sends all messages in one task of the event loop, which also flushes them. */
  @Override
  public void flush() {
    for (int next = 0; next < unsent.size(); next++) {
      FromHost message = unsent.get(next);
      var _ =
          next < unsent.size() - 1
              ? channel.write(message, channel.voidPromise())
              : channel.writeAndFlush(message, channel.voidPromise());
    }
    unsent.clear();
  }

  @Override
  public void bye(ByeReason reason, OptionalLong pauseMillis) {
    Disconnect.bye(channel, reason, pauseMillis);
  }

  @Override
  public Optional<Origin> origin() {
    return origin;
  }

  private static String network(Channel channel) {
    return channel.remoteAddress() instanceof InetSocketAddress from
        ? network(from.getAddress())
        : "unknown";
  }

  /** An IPv4 address, or the first half of an IPv6 address, which a whole home shares. */
  static String network(InetAddress address) {
    if (!(address instanceof Inet6Address)) {
      return address.getHostAddress();
    }
    byte[] home = Arrays.copyOf(address.getAddress(), BYTES_OF_A_HOME);
    try {
      return InetAddress.getByAddress(Arrays.copyOf(home, BYTES_OF_SIX)).getHostAddress() + "/64";
    } catch (UnknownHostException impossible) {
      throw new IllegalStateException(impossible); // the array has the length of an address
    }
  }

  @Override
  public String toString() {
    return "guest " + channel.remoteAddress();
  }
}
