package oklahoma.client.session;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.util.Subscription;
import oklahoma.client.home.ReturnCard;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Looking;
import oklahoma.client.net.Network;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.ui.Pages;

/**
 * Asks the host of a kept seat again and again whether its table is there, until it is closed. If
 * it is not, those hosts on the local network are asked too that have such a table: the host of the
 * seat, which proves its key, may have another address now.
 */
final class SeatWatch implements AutoCloseable {
  /** So many hosts are asked at most; more with such a table are hardly somebody's own network. */
  private static final int MOST = 4;

  private final Pages pages;
  private final Network network;
  private final LocalHosts nearby;
  private final KeptSeat seat;

  /** Those with the same port first: other windows of that computer have others. */
  private final Comparator<HostAddress> likeliest;

  private final Consumer<Sighting> found;
  private final HostWatch watch;
  private final Map<HostAddress, HostWatch> others = new HashMap<>();
  private final Set<HostAddress> there = new HashSet<>();
  private ReturnCard.State before = ReturnCard.State.ASKING;
  private Optional<Subscription> search = Optional.empty();

  /**
   * What is known of the table.
   *
   * @param at where its host is, or was when it was there last
   */
  record Sighting(ReturnCard.State state, HostAddress at) {}

  /**
   * Asks at once.
   *
   * @param nearby where else the host may be
   * @param found takes what each look finds
   */
  SeatWatch(
      Pages pages, Network network, LocalHosts nearby, KeptSeat seat, Consumer<Sighting> found) {
    this.pages = pages;
    this.network = network;
    this.nearby = nearby;
    this.seat = seat;
    this.likeliest = Comparator.comparing(address -> address.port() != seat.host().port());
    this.found = found;
    this.watch = asks(seat.host(), this::looked);
  }

  private HostWatch asks(HostAddress address, Consumer<Looking.Outcome> outcome) {
    return new HostWatch(
        pages,
        network.lines(),
        new HostWatch.Asked(
            address,
            () -> CompletableFuture.completedFuture(seat.pin()),
            seat.name(),
            Optional.empty()),
        outcome);
  }

  @Override
  public void close() {
    watch.close();
    searchNoMore();
  }

  private void looked(Looking.Outcome outcome) {
    before = state(outcome);
    if (before == ReturnCard.State.THERE) {
      searchNoMore();
    } else if (search.isEmpty()) {
      search = Optional.of(nearby.listen(this::found));
    }
    tell();
  }

  private void searchNoMore() {
    search.ifPresent(Subscription::unsubscribe);
    search = Optional.empty();
    found(List.of());
  }

  private void found(List<FoundHost> hosts) {
    Set<HostAddress> now =
        hosts.stream()
            .filter(FoundHost::speaksOurs)
            .filter(this::mayHaveIt)
            .map(FoundHost::address)
            .filter(address -> !address.equals(seat.host()))
            .sorted(likeliest)
            .limit(MOST)
            .collect(Collectors.toSet());
    others
        .entrySet()
        .removeIf(each -> {
          boolean gone = !now.contains(each.getKey());
          if (gone) {
            each.getValue().close();
          }
          return gone;
        });
    there.retainAll(now);
    now.forEach(address ->
        others.computeIfAbsent(address, other -> asks(other, outcome -> lookedAt(other, outcome))));
  }

  /** An answer to a search names no more than some of the tables. */
  private boolean mayHaveIt(FoundHost host) {
    return host.answer().more() > 0 || host.tables().stream().anyMatch(seat::isAt);
  }

  private void lookedAt(HostAddress address, Looking.Outcome outcome) {
    if (state(outcome) == ReturnCard.State.THERE) {
      there.add(address);
    } else {
      there.remove(address);
    }
    tell();
  }

  private void tell() {
    found.accept(
        there.stream()
            .min(likeliest)
            .map(address -> new Sighting(ReturnCard.State.THERE, address))
            .orElseGet(() -> new Sighting(before, seat.host())));
  }

  private ReturnCard.State state(Looking.Outcome outcome) {
    return switch (outcome) {
      case Looking.Outcome.Found(var tables, var key) ->
          tables.stream().anyMatch(seat::isAt) ? ReturnCard.State.THERE : ReturnCard.State.GONE;
      case Looking.Outcome.Failed(Connection.Parting.OtherKey why) -> ReturnCard.State.OTHER;
      case Looking.Outcome.Failed failed -> ReturnCard.State.SILENT;
    };
  }
}
