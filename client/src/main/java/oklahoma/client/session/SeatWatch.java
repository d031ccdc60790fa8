package oklahoma.client.session;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.home.ReturnCard;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Network;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.ui.Pages;

/**
 * Queries the host of a kept seat for its table again and again until it is closed. If the table is
 * not there, it also searches the local network for the host.
 */
final class SeatWatch implements AutoCloseable {
  private final Pages pages;
  private final Network network;
  private final LocalHosts nearby;
  private final KeptSeat seat;
  private final SoughtTable sought;
  private final Consumer<Status> found;
  private final HostWatch watch;
  private ReturnCard.State before = ReturnCard.State.ASKING;
  private Optional<HostSearch> search = Optional.empty();
  private Optional<HostAddress> elsewhere = Optional.empty();

  /**
   * The latest result about the table.
   *
   * @param state the state for the card on Home
   * @param at the host's current address, or its last one
   */
  record Status(ReturnCard.State state, HostAddress at) {}

  /**
   * Starts the first query at once.
   *
   * @param nearby the hosts that answer on the local network
   * @param found receives each result
   */
  SeatWatch(
      Pages pages, Network network, LocalHosts nearby, KeptSeat seat, Consumer<Status> found) {
    this.pages = pages;
    this.network = network;
    this.nearby = nearby;
    this.seat = seat;
    this.sought = SoughtTable.of(seat);
    this.found = found;
    this.watch =
        new HostWatch(
            pages,
            network.eventLoops(),
            HostWatch.Asked.forTable(sought, seat.host()),
            this::looked);
  }

  @Override
  public void close() {
    watch.close();
    stopSearch();
  }

  private void looked(TableQuery.Outcome outcome) {
    before = state(outcome);
    if (before == ReturnCard.State.THERE) {
      stopSearch();
    } else if (search.isEmpty()) {
      search = Optional.of(new HostSearch(pages, network, nearby, sought, this::found));
    }
    report();
  }

  private void stopSearch() {
    search.ifPresent(HostSearch::close);
    search = Optional.empty();
    elsewhere = Optional.empty();
  }

  private void found(Optional<HostAddress> now) {
    elsewhere = now;
    report();
  }

  private void report() {
    found.accept(
        elsewhere
            .map(address -> new Status(ReturnCard.State.THERE, address))
            .orElseGet(() -> new Status(before, seat.host())));
  }

  private ReturnCard.State state(TableQuery.Outcome outcome) {
    return switch (outcome) {
      case TableQuery.Outcome.Found there ->
          HostSearch.has(sought, there) ? ReturnCard.State.THERE : ReturnCard.State.GONE;
      case TableQuery.Outcome.Failed(Connection.EndCause.OtherKey why) -> ReturnCard.State.OTHER;
      case TableQuery.Outcome.Failed failed -> ReturnCard.State.SILENT;
    };
  }
}
