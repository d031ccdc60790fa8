package oklahoma.client.session;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.home.ReturnCard;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Looking;
import oklahoma.client.net.Network;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.lobby.TableLabel;

/** Asks the host of a kept seat again and again whether its table is there, until it is closed. */
final class SeatWatch implements AutoCloseable {
  private final KeptSeat seat;
  private final HostWatch watch;

  /**
   * Asks at once.
   *
   * @param found takes what each look finds
   */
  SeatWatch(Pages pages, Network network, KeptSeat seat, Consumer<ReturnCard.State> found) {
    this.seat = seat;
    this.watch =
        new HostWatch(
            pages,
            network.lines(),
            new HostWatch.Asked(
                seat.host(), () -> network.known().pin(seat.host()), seat.name(), Optional.empty()),
            outcome -> found.accept(state(outcome)));
  }

  @Override
  public void close() {
    watch.close();
  }

  private ReturnCard.State state(Looking.Outcome outcome) {
    return switch (outcome) {
      case Looking.Outcome.Found(var tables, var key) ->
          tables.stream().anyMatch(this::is) ? ReturnCard.State.THERE : ReturnCard.State.GONE;
      case Looking.Outcome.Failed(Connection.Parting.OtherKey why) -> ReturnCard.State.OTHER;
      case Looking.Outcome.Failed failed -> ReturnCard.State.SILENT;
    };
  }

  /** A seat whose table has no number may be at any; then only its key can tell. */
  private boolean is(TableLabel table) {
    return seat.table() == 0 || table.number() == seat.table();
  }
}
