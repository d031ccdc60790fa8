package host.net;

import io.netty.channel.Channel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Counts connections over the network, in all and for each address. */
final class Crowd {
  private static final Logger LOG = LoggerFactory.getLogger(Crowd.class);

  private final Map<InetAddress, Integer> each = new HashMap<>();
  private final int most;
  private final int mostEach;
  private int all;

  Crowd(int most, int mostEach) {
    this.most = most;
    this.mostEach = mostEach;
  }

  /** Lets a connection in, unless there are too many; counts it out when it closes. */
  boolean admit(Channel channel) {
    if (!(channel.remoteAddress() instanceof InetSocketAddress from)) {
      return true;
    }
    if (!enter(from.getAddress())) {
      LOG.info("{} is not let in: too many connections", from);
      return false;
    }
    channel.closeFuture().addListener(closed -> leave(from.getAddress()));
    return true;
  }

  private synchronized boolean enter(InetAddress address) {
    int here = each.getOrDefault(address, 0);
    if (all >= most || here >= mostEach) {
      return false;
    }
    all++;
    each.put(address, here + 1);
    return true;
  }

  private synchronized void leave(InetAddress address) {
    all--;
    each.merge(address, -1, Integer::sum);
    each.remove(address, 0);
  }
}
