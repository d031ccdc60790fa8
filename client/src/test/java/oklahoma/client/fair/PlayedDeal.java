package oklahoma.client.fair;

import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Stream;
import oklahoma.client.fixture.PassiveHost;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connector;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.HostConnection;
import oklahoma.host.Host;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.Secret;
import org.jspecify.annotations.Nullable;

/**
 * A deal that guests played at a real host, each with a watch; one of them records its messages.
 */
final class PlayedDeal {
  /** Plays what a silent seat would. */
  private static final class Guest {
    final List<FromHost.ForSession> received = new CopyOnWriteArrayList<>();
    final List<Proof> proofs = new CopyOnWriteArrayList<>();
    private final FairWatch watch;
    private @Nullable HostConnection link;
    private Optional<Deal> deal = Optional.empty();
    private Optional<Viewer> me = Optional.empty();
    private long command;

    Guest(ExecutorService screen, Supplier<Secret> secrets) {
      watch =
          new FairWatch(
              new FairWatch.Threads(screen, screen),
              secrets,
              new ConnectionPurpose.Sit(),
              CommitmentLedger.inMemory(),
              message -> open().send(message),
              proofs::add);
    }

    private HostConnection open() {
      return Objects.requireNonNull(link);
    }

    void hear(FromHost message) {
      if (message instanceof FromHost.ForSession forSession) {
        received.add(forSession);
        watch.receive(forSession);
      }
      switch (message) {
        case FromHost.Welcome welcome -> {
          me = Optional.of(welcome.viewer());
          deal = Optional.of(welcome.deal().value());
          act(welcome.number());
        }
        case FromHost.Update update -> {
          deal = deal.map(before -> before.after(update.event().value()));
          act(update.number());
        }
        default -> {}
      }
    }

    private void act(long number) {
      if (me.orElseThrow() instanceof Seat seat && deal.orElseThrow().toAct().contains(seat)) {
        command++;
        ToHost move =
            new ToHost.Command(command, number, deal.get().defaultMove(seat).orElseThrow());
        watch.sent(move);
        open().send(move);
      }
    }
  }

  private PlayedDeal() {}

  /** A guest's messages about a deal, and the result of its watch. */
  record Received(List<FromHost.ForSession> messages, Proof proof) {}

  /**
   * Plays a deal.
   *
   * @param fair whether the host knows the cards beforehand if not
   * @param secret of the guest whose messages are kept
   */
  static Received of(Rules rules, boolean fair, Secret secret) {
    ExecutorService screen = Executors.newSingleThreadExecutor();
    Host host = Host.start(PassiveHost.settings());
    EventLoops eventLoops = new EventLoops();
    try {
      int table = host.open(setup(rules, fair));
      Guest one = join(eventLoops, host, table, screen, () -> secret);
      for (int seat = 1; seat < rules.seats(); seat++) {
        Secret other = new Secret("%02x".formatted(seat).repeat(Secret.BYTES));
        var _ = join(eventLoops, host, table, screen, () -> other);
      }
      await().until(() -> !one.proofs.isEmpty());
      return new Received(List.copyOf(one.received), one.proofs.getFirst());
    } finally {
      host.close();
      eventLoops.close();
      screen.close();
    }
  }

  private static Guest join(
      EventLoops eventLoops,
      Host host,
      int table,
      ExecutorService screen,
      Supplier<Secret> secrets) {
    Guest guest = new Guest(screen, secrets);
    ToHost.Hello hello = new ToHost.Hello(new Name("Guest"), table, new ConnectionPurpose.Sit());
    CompletableFuture.runAsync(
            () ->
                guest.link =
                    HostConnection.open(
                        new Connector(eventLoops, screen),
                        Call.to(host.address(), hello),
                        guest::hear,
                        ending -> {}),
            screen)
        .join();
    return guest;
  }

  private static TableSetup setup(Rules rules, boolean fair) {
    List<Chair> chairs =
        Stream.generate(() -> (Chair) new Chair.Open()).limit(rules.seats()).toList();
    TableSetup setup = TableSetup.of(rules, chairs, BotPace.NONE);
    return fair ? setup : setup.seeded(1);
  }
}
