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
 * Finds which of the discovered hosts are one host at several addresses. Anybody can answer with
 * another host's id, so hosts with the same id are asked for their keys, and are one only if they
 * prove the same key. Confined to the FX thread.
 */
final class ProvedHosts {
  /** The player has not chosen a host yet, so no host learns the player's name. */
  private static final Name NOBODY = new Name("Oklahoma");

  /**
   * A host.
   *
   * @param host what it answered from its best address
   * @param addresses where it answers, the best one first
   */
  record Sighted(FoundHost host, List<HostAddress> addresses) {
    Sighted {
      addresses = List.copyOf(addresses);
    }
  }

  /** What makes answers one host: an id with a proved key, or else the address. */
  private record Whole(long id, Optional<Fingerprint> key, Optional<HostAddress> alone) {}

  private final Connector connector;
  private final Runnable changed;
  private final Map<HostAddress, TableQuery> asked = new HashMap<>();

  /** The keys of those that have been asked, if they have proved any. */
  private final Map<HostAddress, Optional<Fingerprint>> keys = new HashMap<>();

  /**
   * No host has been asked yet.
   *
   * @param changed hears when {@link #of} has another answer to the same hosts
   */
  ProvedHosts(Connector connector, Runnable changed) {
    this.connector = connector;
    this.changed = changed;
  }

  /**
   * The hosts, in the order in which they were found. Who comes later with a known id is left out
   * until it has been asked, so that no row comes and goes.
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
