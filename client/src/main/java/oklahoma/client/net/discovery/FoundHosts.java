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
 * The hosts that have answered, in the order of their first answers, so that nothing moves under
 * the pointer. Other hosts can copy an id, so two answers with one id are not merged: each IPv4
 * address and each port is a separate host. A host that also answers on IPv6 is listed once, and so
 * is one on this computer, whose addresses nobody else has. Single-threaded.
 */
final class FoundHosts {
  /** A host is dropped after this much silence, in nanoseconds. */
  static final long FORGOTTEN_AFTER = TimeUnit.SECONDS.toNanos(6);

  /** The maximum number of hosts: a computer on the network may invent many. */
  static final int MOST = 64;

  /** The maximum number of addresses with one id, which other computers can copy. */
  static final int MOST_OF_AN_ID = 8;

  private static final int ROUNDS_REMEMBERED = 8;
  private static final String HERE = "this computer";

  /**
   * The identity of a host, as far as an answer shows it.
   *
   * @param computer its address without a scope; the same text for all addresses of this computer
   */
  private record Place(long id, String computer, int port) {}

  private record Way(
      HostAddress address, Datagram.Answer answer, long pingMillis, long receivedAt) {}

  private static final Comparator<Way> BEST =
      Comparator.comparingInt(FoundHosts::distance).thenComparing(way -> way.address().host());

  private final Map<Long, Long> asked = new LinkedHashMap<>();
  private final Map<Place, Map<HostAddress, Way>> hosts = new LinkedHashMap<>();
  private Set<String> own = Set.of();

  /**
   * Notes a question before it is sent.
   *
   * @param nonce the number that its answers repeat
   * @param addresses all addresses of this computer
   */
  void asked(long nonce, Set<String> addresses, long nanos) {
    own = Set.copyOf(addresses);
    asked.put(nonce, nanos);
    if (asked.size() > ROUNDS_REMEMBERED) {
      asked.remove(asked.keySet().iterator().next());
    }
  }

  /**
   * Adds an answer; ignores one without a recent question.
   *
   * @param from the address that sent it
   */
  void answered(String from, Datagram.Answer answer, long nanos) {
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
   * Whether there is room for a new host. If the list is full, the computer with the most hosts in
   * it loses its last one, so a computer that invents hosts cannot hide the others.
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

  /** The hosts that have answered recently. */
  List<FoundHost> now(long nanos) {
    hosts
        .values()
        .forEach(ways -> ways.values().removeIf(way -> nanos - way.receivedAt() > FORGOTTEN_AFTER));
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

  /**
   * Whether a host's IPv4 address is listed, so that its IPv6 address need not be. Nearly every
   * host has both, and only IPv4 addresses can be read out to a friend.
   */
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

  /**
   * The order of addresses: IPv4 first, which can be read out to a friend; then loopback, IPv6, and
   * link-local IPv6.
   */
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
