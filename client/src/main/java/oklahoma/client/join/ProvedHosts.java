package oklahoma.client.join;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import oklahoma.client.net.Connector;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.people.Name;

/**
 * Finds out which answering hosts are one host with several addresses. Other hosts can copy an id,
 * so hosts with the same id are asked for their keys; only those that prove the same key count as
 * one. Confined to the FX thread.
 */
final class ProvedHosts {
  /**
   * The name that a host learns from this query. The player has not chosen a host yet, so none
   * learns the real name.
   */
  private static final Name NOBODY = new Name("Oklahoma");

  /**
   * A host with its addresses.
   *
   * @param host its answer from the best address
   * @param addresses all its addresses, the best one first
   */
  record Sighted(FoundHost host, List<HostAddress> addresses) {
    Sighted {
      addresses = List.copyOf(addresses);
    }
  }

  /** The identity of a host: its id together with a proved key; without a key, its address. */
  private record Whole(long id, Optional<Fingerprint> key, Optional<HostAddress> alone) {}

  private final Connector connector;
  private final Runnable changed;
  private final Map<HostAddress, TableQuery> asked = new HashMap<>();

  /** The results of the queries; empty for a host that proved no key. */
  private final Map<HostAddress, Optional<Fingerprint>> keys = new HashMap<>();

  /**
   * No host has been queried yet.
   *
   * @param changed called when {@link #of} would give another result for the same hosts
   */
  ProvedHosts(Connector connector, Runnable changed) {
    this.connector = connector;
    this.changed = changed;
  }

  /**
   * Groups the hosts, in the order in which they were found. A later host with a known id is left
   * out until it has been queried, so that no row appears and disappears again.
   */
  List<Sighted> of(List<FoundHost> found) {
    ask(found);
    Set<Long> ids = new HashSet<>();
    Map<Whole, List<FoundHost>> hosts = new LinkedHashMap<>();
    for (FoundHost each : found) {
      if (ids.add(each.id()) || keys.containsKey(each.address())) {
        hosts.computeIfAbsent(whole(each), first -> new ArrayList<>()).add(each);
      }
    }
    return hosts.values().stream()
        .map(same -> new Sighted(same.getFirst(), same.stream().map(FoundHost::address).toList()))
        .toList();
  }

  private Whole whole(FoundHost host) {
    Optional<Fingerprint> key = keys.getOrDefault(host.address(), Optional.empty());
    return new Whole(
        host.id(), key, key.isPresent() ? Optional.empty() : Optional.of(host.address()));
  }

  private void ask(List<FoundHost> found) {
    Map<Long, Long> answers =
        found.stream().collect(Collectors.groupingBy(FoundHost::id, Collectors.counting()));
    Set<HostAddress> several =
        found.stream()
            .filter(host -> host.speaksOurs() && answers.getOrDefault(host.id(), 0L) > 1)
            .map(FoundHost::address)
            .collect(Collectors.toSet());
    asked
        .entrySet()
        .removeIf(each -> {
          boolean gone = !several.contains(each.getKey());
          if (gone) {
            each.getValue().close();
          }
          return gone;
        });
    keys.keySet().retainAll(several);
    several.forEach(address -> asked.computeIfAbsent(address, this::look));
  }

  private TableQuery look(HostAddress address) {
    return TableQuery.at(
        connector,
        address,
        Pin.NONE,
        TableQuery.hello(NOBODY, 0),
        step -> {},
        outcome -> {
          keys.put(
              address,
              outcome instanceof TableQuery.Outcome.Found(var tables, Fingerprint key)
                  ? Optional.of(key)
                  : Optional.empty());
          changed.run();
        });
  }
}
