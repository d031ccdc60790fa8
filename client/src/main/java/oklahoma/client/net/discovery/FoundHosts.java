package oklahoma.client.net.discovery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.protocol.messages.Datagram;
import org.jspecify.annotations.Nullable;

/**
 * The hosts that have answered, in the order of their first answers, so that nothing moves under a
 * pointer. Anybody can answer with another host's id, so an id alone does not merge two answers:
 * each IPv4 address and each port is a separate host. A host that also answers on IPv6 is listed
 * once, and so is one on this computer, whose addresses nobody else has. Single-threaded.
 */
final class FoundHosts {
  /** After this much silence a host is gone. */
  static final long FORGOTTEN_AFTER = TimeUnit.SECONDS.toNanos(6);

  /** The most hosts that are remembered: anybody on the network can make some up. */
  static final int MOST = 64;

  /** The most addresses with one id that are remembered: anybody can answer with a host's id. */
  static final int MOST_OF_AN_ID = 8;

  private static final int ROUNDS_REMEMBERED = 8;
  private static final String HERE = "this computer";

  /**
   * A host for all that can be known of it.
   *
   * @param computer its address without a scope; one for all addresses of this computer
   */
  private record Place(long id, String computer, int port) {}

  private record Way(HostAddress address, Datagram.Answer answer, long pingMillis, long heard) {}

  private static final Comparator<Way> BEST =
      Comparator.comparingInt(FoundHosts::distance).thenComparing(way -> way.address().host());

  private final Map<Long, Long> asked = new LinkedHashMap<>();
  private final Map<Place, Map<HostAddress, Way>> hosts = new LinkedHashMap<>();
  private Set<String> own = Set.of();

  /**
   * A question goes out.
   *
   * @param addresses the addresses of this computer
   */
  void asked(long nonce, Set<String> addresses, long nanos) {
    own = Set.copyOf(addresses);
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
    Place place = new Place(answer.host(), computer(from), answer.port());
    if (when == null || !(hosts.containsKey(place) || makesRoom(place))) {
      return;
    }
    HostAddress address = new HostAddress(from, answer.port(), Optional.empty());
    long ping = Math.max(0, TimeUnit.NANOSECONDS.toMillis(nanos - when));
    hosts
        .computeIfAbsent(place, fresh -> new HashMap<>())
        .put(address, new Way(address, answer, ping, nanos));
  }

  /**
   * Whether a host that was not heard before is remembered. If there are too many, the computer
   * that has most of them loses its last one, so that a computer that makes up hosts hides none of
   * the others.
   */
  private boolean makesRoom(Place fresh) {
    if (hosts.keySet().stream().filter(place -> place.id() == fresh.id()).count()
        >= MOST_OF_AN_ID) {
      return false;
    }
    if (hosts.size() < MOST) {
      return true;
    }
    Map<String, List<Place>> computers = new HashMap<>();
    hosts
        .keySet()
        .forEach(place ->
            computers.computeIfAbsent(place.computer(), first -> new ArrayList<>()).add(place));
    List<Place> fullest =
        computers.values().stream().max(Comparator.comparingInt(List::size)).orElseThrow();
    boolean fairer =
        fullest.size() > computers.getOrDefault(fresh.computer(), List.of()).size() + 1;
    if (fairer) {
      hosts.remove(fullest.getLast());
    }
    return fairer;
  }

  /** Those that were heard of late. */
  List<FoundHost> now(long nanos) {
    hosts
        .values()
        .forEach(ways -> ways.values().removeIf(way -> nanos - way.heard() > FORGOTTEN_AFTER));
    hosts.values().removeIf(Map::isEmpty);
    List<FoundHost> found = new ArrayList<>();
    hosts.forEach((place, ways) -> {
      if (!isListedOtherwise(place)) {
        Way best = ways.values().stream().min(BEST).orElseThrow();
        found.add(new FoundHost(place.id(), best.address(), best.answer(), best.pingMillis()));
      }
    });
    return found;
  }

  /** Nearly every host answers on IPv6 too, and only IPv4 can be read out to a friend. */
  private boolean isListedOtherwise(Place place) {
    return isSix(place.computer())
        && hosts.keySet().stream()
            .anyMatch(other ->
                other.id() == place.id()
                    && other.port() == place.port()
                    && !isSix(other.computer()));
  }

  private String computer(String from) {
    return own.contains(from) || isLoopback(from) ? HERE : from.replaceFirst("%.*", "");
  }

  /** IPv4 first, which can be read out to a friend; an address of one cable or one machine last. */
  private static int distance(Way way) {
    String host = way.address().host();
    if (isLoopback(host)) {
      return 1;
    }
    if (!isSix(host)) {
      return 0;
    }
    return host.startsWith("fe80:") ? 3 : 2;
  }

  private static boolean isSix(String host) {
    return host.indexOf(':') >= 0;
  }

  private static boolean isLoopback(String host) {
    return host.startsWith("127.") || host.equals("::1");
  }
}
