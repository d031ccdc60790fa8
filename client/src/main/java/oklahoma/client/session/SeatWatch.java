package oklahoma.client.session;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import oklahoma.client.home.ReturnCard;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Looking;
import oklahoma.client.net.Network;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.lobby.TableLabel;

/** Asks the host of a kept seat again and again whether its table is there, until it is closed. */
final class SeatWatch implements AutoCloseable {
  private static final Duration BETWEEN_LOOKS = Duration.seconds(10);

  private final Pages pages;
  private final Network network;
  private final KeptSeat seat;
  private final Consumer<ReturnCard.State> found;
  private final PauseTransition pause = new PauseTransition(BETWEEN_LOOKS);
  private Optional<Looking> look = Optional.empty();
  private boolean closed;

  /**
   * Asks at once.
   *
   * @param found takes what each look finds
   */
  SeatWatch(Pages pages, Network network, KeptSeat seat, Consumer<ReturnCard.State> found) {
    this.pages = pages;
    this.network = network;
    this.seat = seat;
    this.found = found;
    pause.setOnFinished(end -> look());
    look();
  }

  @Override
  public void close() {
    closed = true;
    pause.stop();
    look.ifPresent(Looking::close);
  }

  private void look() {
    pages.after(network.known().pin(seat.host()), this::look);
  }

  private void look(Pin pin) {
    if (!closed) {
      look =
          Optional.of(
              Looking.at(
                  network.lines(),
                  seat.host(),
                  pin,
                  seat.name(),
                  Platform::runLater,
                  step -> {},
                  this::looked));
    }
  }

  private void looked(Looking.Outcome outcome) {
    found.accept(state(outcome));
    pause.play();
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
