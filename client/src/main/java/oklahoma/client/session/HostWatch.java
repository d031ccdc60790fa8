package oklahoma.client.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import oklahoma.client.net.Connector;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.OwnMark;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.messages.ToHost;

/** Queries a host for its tables again and again until it is closed. */
final class HostWatch implements AutoCloseable {
  private static final Duration BETWEEN_LOOKS = Duration.seconds(10);

  private final Pages pages;
  private final EventLoops eventLoops;
  private final Asked asked;
  private final Consumer<TableQuery.Outcome> found;
  private final PauseTransition pause = new PauseTransition(BETWEEN_LOOKS);
  private Optional<TableQuery> look = Optional.empty();
  private boolean closed;

  /**
   * The parameters of the queries.
   *
   * @param address the host's address
   * @param pin gives the key that the host must have; called before each query
   * @param hello the player's hello, with a table that interests the player
   * @param mark the secret from which the host gets a mark; if empty, it gets none
   */
  record Asked(
      HostAddress address,
      Supplier<CompletableFuture<Pin>> pin,
      ToHost.Hello hello,
      Optional<OwnMark> mark) {

    /**
     * The queries for a table to which the player returns. Only its own host learns the player's
     * name.
     */
    static Asked forTable(SoughtTable sought, HostAddress address) {
      return new Asked(
          address,
          () -> CompletableFuture.completedFuture(sought.pin()),
          TableQuery.hello(sought.player(), sought.number()),
          Optional.empty());
    }
  }

  /**
   * Starts the first query at once.
   *
   * @param found receives the result of each query
   */
  HostWatch(Pages pages, EventLoops eventLoops, Asked asked, Consumer<TableQuery.Outcome> found) {
    this.pages = pages;
    this.eventLoops = eventLoops;
    this.asked = asked;
    this.found = found;
    pause.setOnFinished(end -> look());
    look();
  }

  @Override
  public void close() {
    closed = true;
    pause.stop();
    look.ifPresent(TableQuery::close);
  }

  private void look() {
    pages.after(asked.pin().get(), this::look);
  }

  private void look(Pin pin) {
    if (!closed) {
      look =
          Optional.of(
              TableQuery.knownAt(
                  new Connector(eventLoops, Platform::runLater),
                  asked.address(),
                  pin,
                  asked.hello(),
                  asked.mark(),
                  this::looked));
    }
  }

  private void looked(TableQuery.Outcome outcome) {
    found.accept(outcome);
    if (!closed) {
      pause.play();
    }
  }
}
