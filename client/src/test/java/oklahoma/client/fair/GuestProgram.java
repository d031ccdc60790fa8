package oklahoma.client.fair;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import oklahoma.client.fixture.Threads;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Connector;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.ReconnectingConnection;
import oklahoma.client.net.TurnedClock;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Move;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;

/** The player's own program at a table of a {@link DishonestHost}, over a real line. */
final class GuestProgram implements AutoCloseable {
  private static final int TABLE = 1;

  /** By this chance a program that has lost its line tries again without a pause. */
  private static final RandomGenerator AT_ONCE = () -> 0;

  private final ExecutorService screen = Threads.deafOnceClosed();
  private final EventLoops eventLoops = new EventLoops();
  private CommitmentLedger ledger = CommitmentLedger.inMemory();
  final List<Proof> proofs = new CopyOnWriteArrayList<>();
  final DishonestHost host;
  private Optional<ReconnectingConnection> line = Optional.empty();
  private Optional<FairWatch> watch = Optional.empty();
  private final AtomicLong received = new AtomicLong();
  final AtomicInteger signs = new AtomicInteger();
  private Optional<TurnedClock> clock = Optional.empty();
  private long commands;

  GuestProgram() throws IOException {
    host = new DishonestHost(this::moves);
  }

  /** The player's program comes to the table. */
  void connect(ConnectionPurpose purpose) throws Exception {
    CompletableFuture.runAsync(() -> line = Optional.of(open(purpose)), screen).join();
    host.meets();
  }

  /** It comes, with a clock that is turned by hand. */
  TurnedClock comesByAClock() throws Exception {
    TurnedClock turned = new TurnedClock(screen);
    clock = Optional.of(turned);
    connect(new ConnectionPurpose.Sit());
    return turned;
  }

  /** The program ends and is started again; it kept what it must. */
  void restarts() throws Exception {
    await().until(() -> ledger.last().isPresent());
    CompletableFuture.runAsync(() -> line.orElseThrow().close(), screen).join();
    byte[] key = new byte[SeatKey.BYTES];
    connect(new ConnectionPurpose.Return(new SeatKey(key)));
  }

  /** The host has sent the player away, who sits down again: at a seat of which nothing is kept. */
  void sitsDownAgain() throws Exception {
    CompletableFuture.runAsync(() -> line.orElseThrow().close(), screen).join();
    ledger = CommitmentLedger.inMemory();
    connect(new ConnectionPurpose.Sit());
  }

  /** It has written down that this is wrong with the latest deal. */
  void keeps(Flaw flaw) {
    await()
        .until(() ->
            ledger.last().filter(deal -> deal.findings().contains(Finding.of(flaw))).isPresent());
  }

  /** The player moves. */
  private void moves(long number, Move move) {
    await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(1))
        .until(() -> received.get() == number);
    commands++;
    ToHost.Command command = new ToHost.Command(commands, number, move);
    CompletableFuture.runAsync(
            () -> {
              watch.orElseThrow().sent(command);
              line.orElseThrow().send(command);
            },
            screen)
        .join();
  }

  private ReconnectingConnection open(ConnectionPurpose purpose) {
    FairWatch fair =
        new FairWatch(
            screen, purpose, ledger, message -> line.orElseThrow().send(message), proofs::add);
    watch = Optional.of(fair);
    ToHost.Hello hello = new ToHost.Hello(new Name("North"), TABLE, purpose);
    ReconnectingConnection.Listener listener =
        new ReconnectingConnection.Listener() {
          @Override
          public void key(SeatKey key) {}

          @Override
          public void connection(Connection now) {
            fair.connection(now);
          }

          @Override
          public void lagged() {
            fair.lagged();
          }

          @Override
          public void received(FromHost.ForSession message) {
            fair.receive(message);
            switch (message) {
              case FromHost.Welcome welcome -> received.set(welcome.number());
              case FromHost.DealBegan began -> received.set(began.number());
              case FromHost.Update update -> received.set(update.number());
              case FromHost.LobbyRefused sign -> signs.incrementAndGet();
              default -> {}
            }
          }
        };
    SocketAddress address = host.scripted().address();
    return clock
        .map(by -> by.open(eventLoops, address, hello, listener))
        .orElseGet(() ->
            ReconnectingConnection.open(
                new Connector(eventLoops, screen), Call.to(address, hello), AT_ONCE, listener));
  }

  @Override
  public void close() throws IOException {
    line.ifPresent(each -> CompletableFuture.runAsync(each::close, screen).join());
    host.close();
    eventLoops.close();
    screen.close();
  }

  private static boolean isOf(Proof proof, FairDeal deal) {
    return proof
        .deal()
        .filter(published ->
            published.match().equals(deal.match()) && published.number() == deal.number())
        .isPresent();
  }

  /** What it makes of the last deal that the host played. */
  Proof lastProof() {
    FairDeal last = host.played();
    await().until(() -> proofs.stream().anyMatch(proof -> isOf(proof, last)));
    return proofs.stream().filter(each -> isOf(each, last)).toList().getLast();
  }
}
