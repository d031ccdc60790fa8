package oklahoma.host.net;

import io.netty.channel.Channel;
import io.netty.util.concurrent.Ticker;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Limits the network connections over all listeners: in total, and for each address. A connection
 * that has led to a table keeps its place. Any other one (TLS is not finished, or the hello or the
 * password has not come) can lose its place to a newcomer: then the limiter closes the oldest one
 * of the address that has the most.
 */
final class ConnectionLimiter {
  private static final Logger LOG = LoggerFactory.getLogger(ConnectionLimiter.class);

  /** After this time a connection without a table gives way even if its address has no other. */
  static final Duration FAIR = Duration.ofSeconds(2);

  /** The connections from one address. */
  private static final class Home {
    /** The connections without a table, with the times of their arrival; the oldest first. */
    private final Map<Channel, Long> coming = new LinkedHashMap<>();

    private final Set<Channel> staying = new HashSet<>();

    int size() {
      return coming.size() + staying.size();
    }

    int coming() {
      return coming.size();
    }

    /** The arrival of the oldest connection without a table. */
    long oldest() {
      return coming.values().iterator().next();
    }
  }

  private final Map<String, Home> homes = new HashMap<>();
  private final int most;
  private final int mostEach;
  private final Ticker ticker;
  private int all;

  /**
   * @param most the limit in total
   * @param mostEach the limit for each address
   */
  ConnectionLimiter(int most, int mostEach, Ticker ticker) {
    this.most = most;
    this.mostEach = mostEach;
    this.ticker = ticker;
  }

  /** Admits a connection, unless there are too many, and counts it until it closes. */
  boolean admit(Channel line) {
    if (!(line.remoteAddress() instanceof InetSocketAddress from)) {
      return true;
    }
    String address = ChannelGuest.network(from.getAddress());
    if (!enter(address, line)) {
      LOG.info("{} is not let in: too many connections", from);
      return false;
    }
    line.closeFuture().addListener(closed -> leave(address, line));
    return true;
  }

  /** The connection has led to a table and no longer gives way. */
  void stays(Channel line) {
    if (line.remoteAddress() instanceof InetSocketAddress from) {
      settle(ChannelGuest.network(from.getAddress()), line);
    }
  }

  private synchronized void settle(String address, Channel line) {
    Home home = homes.get(address);
    if (home != null && home.coming.remove(line) != null) {
      home.staying.add(line);
    }
  }

  private boolean enter(String address, Channel line) {
    long now = ticker.nanoTime();
    Optional<Channel> inTheWay = Optional.empty();
    synchronized (this) {
      Home home = homes.getOrDefault(address, new Home());
      boolean houseFull = all >= most;
      if (houseFull || home.size() >= mostEach) {
        inTheWay = home.size() >= mostEach ? late(home, now) : toEvict(home, now);
        if (inTheWay.isEmpty()) {
          return false;
        }
      }
      inTheWay.ifPresent(this::remove);
      homes.put(address, home);
      home.coming.put(line, now);
      all++;
    }
    inTheWay.ifPresent(oldest -> {
      LOG.info("{} gives way to a newcomer", oldest.remoteAddress());
      var _ = oldest.close();
    });
    return true;
  }

  private Optional<Channel> toEvict(Home own, long now) {
    Optional<Home> fullest =
        homes.values().stream()
            .filter(home -> home.coming() > 0)
            .max(
                Comparator.comparingInt(Home::coming)
                    .thenComparing(Home::oldest, Comparator.reverseOrder()));
    // The newcomer counts for its own address too.
    return fullest.isPresent() && fullest.get().coming() > own.coming() + 1
        ? Optional.of(fullest.get().coming.keySet().iterator().next())
        : fullest.flatMap(home -> late(home, now));
  }

  /** The oldest connection without a table from there, if it has had its minimum time. */
  private static Optional<Channel> late(Home home, long now) {
    return home.coming.entrySet().stream()
        .limit(1)
        .filter(oldest -> now - oldest.getValue() >= FAIR.toNanos())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private void remove(Channel line) {
    if (line.remoteAddress() instanceof InetSocketAddress from) {
      leave(ChannelGuest.network(from.getAddress()), line);
    }
  }

  private synchronized void leave(String address, Channel line) {
    Home home = homes.get(address);
    if (home != null && (home.coming.remove(line) != null || home.staying.remove(line))) {
      all--;
      if (home.size() == 0) {
        homes.remove(address);
      }
    }
  }
}
