package oklahoma.client.net.discovery;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.protocol.messages.Datagram;
import org.jspecify.annotations.Nullable;

/**
 * Which hosts have answered, in the order in which they were first heard, so that nothing moves
 * under a pointer. A host that answers on several addresses is one host. Used by one thread.
 */
final class FoundHosts {
  /** A host that is silent for so long is gone. */
  static final long FORGOTTEN_AFTER = TimeUnit.SECONDS.toNanos(6);

  /** The most hosts that are listed: anybody on the network can make some up. */
  static final int MOST = 64;

  /** The most ways to one host that are remembered: anybody can answer as if they were the host. */
  static final int MOST_WAYS = 16;

  private static final int ROUNDS_REMEMBERED = 8;

  private record Way(HostAddress address, Datagram.Answer answer, long pingMillis, long heard) {}

  private static final Comparator<Way> BEST =
      Comparator.comparingInt(FoundHosts::distance).thenComparing(way -> way.address().host());

  private final Map<Long, Long> asked = new LinkedHashMap<>();
  private final Map<Long, Map<HostAddress, Way>> hosts = new LinkedHashMap<>();

  /** A question goes out. */
  void asked(long nonce, long nanos) {
    asked.put(nonce, nanos);
    if (asked.size() > ROUNDS_REMEMBERED) {
      asked.remove(asked.keySet().iterator().next());
    }
  }

  /**
   * An answer comes in. One to a question that was not asked is nobody's.
   *
   * @param from the address that sent it
   */
  void heard(String from, Datagram.Answer answer, long nanos) {
    @Nullable Long when = asked.get(answer.nonce());
    boolean roomForIt = hosts.containsKey(answer.host()) || hosts.size() < MOST;
    if (when == null || !roomForIt) {
      return;
    }
    HostAddress address = new HostAddress(from, answer.port(), Optional.empty());
    long ping = Math.max(0, TimeUnit.NANOSECONDS.toMillis(nanos - when));
    Map<HostAddress, Way> ways = hosts.computeIfAbsent(answer.host(), host -> new HashMap<>());
    ways.put(address, new Way(address, answer, ping, nanos));
    if (ways.size() > MOST_WAYS) {
      ways.values().remove(Collections.max(ways.values(), BEST));
    }
  }

  /** Those that were heard of late. */
  List<FoundHost> now(long nanos) {
    hosts
        .values()
        .forEach(ways -> ways.values().removeIf(way -> nanos - way.heard() > FORGOTTEN_AFTER));
    hosts.values().removeIf(Map::isEmpty);
    List<FoundHost> found = new ArrayList<>();
    hosts.forEach((id, ways) -> {
      Way best = ways.values().stream().min(BEST).orElseThrow();
      found.add(new FoundHost(id, best.address(), best.answer(), best.pingMillis()));
    });
    return found;
  }

  /** IPv4 first, which can be read out to a friend; an address of one cable or one machine last. */
  private static int distance(Way way) {
    String host = way.address().host();
    if (host.startsWith("127.")) {
      return 1;
    }
    if (host.indexOf(':') < 0) {
      return 0;
    }
    return host.startsWith("fe80:") ? 3 : 2;
  }
}
