package oklahoma.client.session;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.util.Subscription;
import oklahoma.client.net.Network;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.ui.Pages;

/**
 * Looks for the host of a table on the local network, where it may now have another address, until
 * it is closed. It asks the hosts that say they have such a table; the right one proves its key.
 */
final class HostSearch implements AutoCloseable {
  /** The number of hosts asked at a time; a home network hardly has more with such a table. */
  private static final int MOST = 4;

  private final Pages pages;
  private final Network network;
  private final SoughtTable sought;

  /**
   * Those first that have the table; then those that were asked in vain least often, so that hosts
   * which cannot prove the key hide no other; then those with the same port, since other windows of
   * that computer have others.
   */
  private final Comparator<HostAddress> likeliest;

  private final Map<HostAddress, Integer> inVain = new HashMap<>();
  private final Consumer<Optional<HostAddress>> found;
  private final Map<HostAddress, HostWatch> asked = new HashMap<>();
  private final Set<HostAddress> there = new HashSet<>();
  private final Subscription search;

  /**
   * Begins to look.
   *
   * @param nearby where the host may be
   * @param found takes where the table is, after each look and when its host falls silent
   */
  HostSearch(
      Pages pages,
      Network network,
      LocalHosts nearby,
      SoughtTable sought,
      Consumer<Optional<HostAddress>> found) {
    this.pages = pages;
    this.network = network;
    this.sought = sought;
    this.likeliest =
        Comparator.comparing((HostAddress address) -> !there.contains(address))
            .thenComparing(address -> inVain.getOrDefault(address, 0))
            .thenComparing(address -> address.port() != sought.port());
    this.found = found;
    this.search = nearby.listen(this::answering);
  }

  /** Whether a host that was asked has a table that may be the one. */
  static boolean has(SoughtTable sought, TableQuery.Outcome outcome) {
    return outcome instanceof TableQuery.Outcome.Found(var tables, var key)
        && tables.stream().anyMatch(sought::isAt);
  }

  @Override
  public void close() {
    search.unsubscribe();
    asked.values().forEach(HostWatch::close);
  }

  private void answering(List<FoundHost> hosts) {
    List<HostAddress> answer =
        hosts.stream()
            .filter(FoundHost::speaksOurs)
            .filter(this::mayHaveIt)
            .map(FoundHost::address)
            .toList();
    inVain.keySet().retainAll(answer);
    Set<HostAddress> now =
        answer.stream().sorted(likeliest).limit(MOST).collect(Collectors.toSet());
    asked
        .entrySet()
        .removeIf(each -> {
          boolean gone = !now.contains(each.getKey());
          if (gone) {
            each.getValue().close();
          }
          return gone;
        });
    if (there.retainAll(now)) {
      tell();
    }
    now.forEach(address -> asked.computeIfAbsent(address, this::ask));
  }

  /** An answer to a search names no more than some of the tables. */
  private boolean mayHaveIt(FoundHost host) {
    return sought.mayBeAt(host.address())
        && (host.answer().more() > 0 || host.tables().stream().anyMatch(sought::isAt));
  }

  private HostWatch ask(HostAddress address) {
    return new HostWatch(
        pages,
        network.eventLoops(),
        HostWatch.Asked.forTable(sought, address),
        outcome -> lookedAt(address, outcome));
  }

  private void lookedAt(HostAddress address, TableQuery.Outcome outcome) {
    if (has(sought, outcome)) {
      inVain.remove(address);
      there.add(address);
    } else {
      inVain.merge(address, 1, Integer::sum);
      there.remove(address);
    }
    tell();
  }

  private void tell() {
    found.accept(there.stream().min(likeliest));
  }
}
