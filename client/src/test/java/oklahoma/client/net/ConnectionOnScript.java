package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Function;
import java.util.function.Predicate;
import oklahoma.client.fixture.Threads;
import oklahoma.client.fixture.Welcomes;
import oklahoma.client.net.trust.Credentials;
import oklahoma.client.net.trust.OwnMark;
import oklahoma.client.net.trust.Pin;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;

/** Tests a connection to a scripted host over real sockets; the test moves the clock. */
abstract class ConnectionOnScript {
  private static final Name NORTH = new Name("North");
  static final SeatKey FIRST = RecordingListener.key(1);
  static final SeatKey SECOND = RecordingListener.key(2);
  static final SeatKey THIRD = RecordingListener.key(3);
  private static final int TABLE = 7;

  /** A machine that pauses is no silent host. */
  private static final Duration LONG = Duration.ofMinutes(1);

  final ExecutorService line = Threads.deafOnceClosed();

  final TurnedClock clock = new TurnedClock(line);
  Pin pin = Pin.NONE;
  Optional<TablePassword> password = Optional.empty();
  Optional<OwnMark> mark = Optional.empty();
  final RecordingListener hearer = new RecordingListener();
  final Identity identity = Identity.fresh();
  final ScriptedHost host;
  Optional<ReconnectingConnection> opened = Optional.empty();
  private final EventLoops eventLoops = new EventLoops();

  ConnectionOnScript() throws IOException {
    host = new ScriptedHost(identity, 0);
  }

  @AfterEach
  void close() throws IOException {
    opened.ifPresent(connection -> CompletableFuture.runAsync(connection::close, line).join());
    host.close();
    eventLoops.close();
    line.close();
  }

  ScriptedHost.Visit welcomed(SeatKey key) throws Exception {
    open(host.address());
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isEqualTo(hello(new ConnectionPurpose.Sit()));
    visit.say(welcome(key));
    await().until(() -> onLine(each -> hearer.reported().size() >= 3));
    return visit;
  }

  ScriptedHost.Visit returned(ScriptedHost.Visit before, SeatKey held, SeatKey fresh)
      throws Exception {
    before.cut();
    awaitLost();
    clock.turn(BackOff.most(1));
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isEqualTo(hello(new ConnectionPurpose.Return(held)));
    visit.say(welcome(fresh));
    awaitState(Connection.Connected.class::isInstance);
    return visit;
  }

  void open(SocketAddress address) {
    open(address, LONG);
  }

  void open(SocketAddress address, Duration silence) {
    opened =
        Optional.of(
            ReconnectingConnection.open(
                new Connector(eventLoops, line, clock, silence),
                new Call(
                    address,
                    pin,
                    hello(new ConnectionPurpose.Sit()),
                    new Credentials(password, mark)),
                new SplittableRandom(1),
                hearer));
  }

  Connection.Lost awaitLost() {
    awaitState(now -> now instanceof Connection.Lost lost && lost.nextNanos().isPresent());
    return (Connection.Lost) state();
  }

  void awaitState(Predicate<Connection> wanted) {
    await().until(this::state, wanted);
  }

  static Predicate<Connection> ended(Connection.EndCause cause) {
    return new Connection.Ended(cause)::equals;
  }

  Connection state() {
    return onLine(ReconnectingConnection::connection);
  }

  <T> T onLine(Function<ReconnectingConnection, T> what) {
    return CompletableFuture.supplyAsync(() -> what.apply(opened.orElseThrow()), line).join();
  }

  static ToHost.Hello hello(ConnectionPurpose purpose) {
    return new ToHost.Hello(NORTH, TABLE, purpose);
  }

  static FromHost welcome(SeatKey key) {
    OklahomaRules rules = OklahomaRules.standard(2);
    Oklahoma deal = Oklahoma.deal(rules, 1, Seat.A, rules.pack());
    return Welcomes.of(
        1,
        Optional.of(key),
        List.of(),
        new Standing(List.of(), List.of(0, 0), List.of(), false),
        Seen.of(deal, Spectator.SPECTATOR),
        List.of());
  }
}
