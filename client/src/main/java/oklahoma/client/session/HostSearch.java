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
 * Searches for the host of a table on the local network, where it may have another address now,
 * until it is closed. It asks the hosts that may have such a table; the right one proves its key.
 */
final class HostSearch implements AutoCloseable {
  /**
   * The maximum number of hosts that it asks at a time. A home network hardly has more with such a
   * table.
   */
  private static final int MOST = 4;

  private final Pages pages;
  private final Network network;
  private final SoughtTable sought;

  /**
   * The order in which hosts are asked: first those that have had the table; then those that have
   * failed least often, so that impostors hide no other host; then those with the same port, since
   * other windows of that computer have others.
   */
  private final Comparator<HostAddress> likeliest;

  private final Map<HostAddress, Integer> inVain = new HashMap<>();
  private final Consumer<Optional<HostAddress>> found;
  private final Map<HostAddress, HostWatch> asked = new HashMap<>();
  private final Set<HostAddress> there = new HashSet<>();
  private final Subscription search;

  /**
   * Starts the search.
   *
   * @param nearby the hosts that answer on the local network
   * @param sought the table
   * @param found receives the table's address after each query, and nothing when its host falls
   *     silent
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

  /** Whether a queried host has a table that may be the right one. */
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
      report();
    }
    now.forEach(address -> asked.computeIfAbsent(address, this::ask));
  }

  /** Whether a host may have the table; its answer names only some tables if there are many. */
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
    report();
  }

  private void report() {
    found.accept(there.stream().min(likeliest));
  }
}
