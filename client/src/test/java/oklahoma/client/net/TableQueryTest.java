package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import oklahoma.client.fixture.Threads;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.TableQuery.Outcome;
import oklahoma.client.net.TableQuery.Step;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A look at hosts of the test's own, over real sockets. */
class TableQueryTest {
  private static final Name NORTH = new Name("North");
  private static final TableLabel TABLE =
      new TableLabel(
          3,
          new TableName("East"),
          Game.OKLAHOMA,
          new TableLabel.Occupancy(4, 2),
          TableLabel.Flag.WATCHABLE);

  private final ExecutorService line = Threads.deafOnceClosed();

  private Pin pin = Pin.NONE;
  private final TurnedClock clock = new TurnedClock(line);
  private final List<Step> steps = new ArrayList<>();
  private final List<Outcome> outcomes = new ArrayList<>();
  private Optional<TableQuery> looking = Optional.empty();

  private final EventLoops eventLoops = new EventLoops();

  @AfterEach
  void close() {
    looking.ifPresent(each -> CompletableFuture.runAsync(each::close, line).join());
    eventLoops.close();
    line.close();
  }

  @Test
  void aHostTellsOfItsTables() throws Exception {
    try (ScriptedHost host = new ScriptedHost()) {
      look(host.address());
      ScriptedHost.Visit visit = host.visit();
      assertThat(visit.received())
          .isEqualTo(new ToHost.Hello(NORTH, 0, new ConnectionPurpose.ListTables()));
      visit.say(new FromHost.Tables(List.of(TABLE)));
      awaitOutcome(new Outcome.Found(List.of(TABLE), host.fingerprint()));
      assertThat(steps).containsExactly(Step.LOOKING_UP, Step.CONNECTING, Step.ASKING);
    }
  }

  @Test
  void aHostOfAnotherVersionSaysWhich() throws Exception {
    try (ScriptedHost host = new ScriptedHost()) {
      look(host.address());
      ScriptedHost.Visit visit = host.visit();
      visit.received();
      visit.say(new FromHost.Bye(ByeReason.OTHER_VERSION, Protocol.VERSION + 1));
      awaitOutcome(failed(new EndCause.ByHost(ByeReason.OTHER_VERSION, Protocol.VERSION + 1)));
    }
  }

  @Test
  void nothingListensThere() throws IOException {
    InetSocketAddress nobody;
    try (ServerSocket gone = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      nobody = (InetSocketAddress) gone.getLocalSocketAddress();
    }
    look(nobody);
    awaitOutcome(failed(new EndCause.Failed(ConnectionEnd.REFUSED)));
  }

  @Test
  void aNameThatNobodyKnows() {
    look(new HostAddress("no-such-computer.invalid", HostAddress.USUAL_PORT, Optional.empty()));
    awaitOutcome(failed(new EndCause.Failed(ConnectionEnd.NAME_UNKNOWN)));
  }

  @Test
  void somethingThatListensButNeverAnswers() throws IOException {
    try (ServerSocket hole = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      look((InetSocketAddress) hole.getLocalSocketAddress());
      await().until(() -> answered(steps).contains(Step.ASKING));
      clock.turn(TableQuery.PATIENCE_MS - 1);
      assertThat(answered(outcomes)).isEmpty();
      clock.turn(1);
      awaitOutcome(failed(new EndCause.Failed(ConnectionEnd.NO_ANSWER)));
    }
  }

  @Test
  void somethingThatSpeaksAnotherLanguage() throws Exception {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      look((InetSocketAddress) other.getLocalSocketAddress());
      try (var visit = other.accept()) {
        visit.getOutputStream().write("\u0004HTTP/1.1 400\r\n".getBytes(StandardCharsets.UTF_8));
        awaitOutcome(failed(new EndCause.Failed(ConnectionEnd.BAD_MESSAGE)));
      }
    }
  }

  @Test
  void aHostThatTheInvitationDoesNotMeanLearnsNothing() throws Exception {
    try (ScriptedHost host = new ScriptedHost()) {
      pin = invited(Identity.fresh().fingerprint());
      look(host.address());
      awaitOutcome(failed(new EndCause.OtherKey(host.fingerprint(), pin)));
      assertThat(host.visit().heardNothing()).isTrue();
    }
  }

  @Test
  void aHostThatTheInvitationMeansMayHaveANewKey() throws Exception {
    try (ScriptedHost host = new ScriptedHost()) {
      pin =
          new Pin(
              Optional.of(Identity.fresh().fingerprint()), invited(host.fingerprint()).invited());
      look(host.address());
      assertThat(host.visit().received()).isInstanceOf(ToHost.Hello.class);
    }
  }

  @Test
  void aHostThatSpeaksAnOlderTlsIsNone() throws Exception {
    try (ScriptedHost old = new ScriptedHost("TLSv1.2")) {
      look(old.address());
      awaitOutcome(failed(new EndCause.Failed(ConnectionEnd.BAD_MESSAGE)));
    }
  }

  private static Pin invited(Fingerprint host) {
    return new Pin(Optional.empty(), Optional.of(host.prefix()));
  }

  @Test
  void aLineThatIsCutAtOnce() throws Exception {
    try (ScriptedHost host = new ScriptedHost()) {
      look(host.address());
      ScriptedHost.Visit visit = host.visit();
      visit.received();
      visit.cut();
      awaitOutcome(failed(new EndCause.Failed(ConnectionEnd.LOST)));
    }
  }

  @Test
  void aPlayerWhoStopsLookingReceivesNothingMore() throws Exception {
    try (ScriptedHost host = new ScriptedHost()) {
      look(host.address());
      ScriptedHost.Visit visit = host.visit();
      visit.received();
      CompletableFuture.runAsync(looking.orElseThrow()::close, line).join();
      clock.turn(10 * TableQuery.PATIENCE_MS);
      assertThat(answered(outcomes)).isEmpty();
    }
  }

  private void look(InetSocketAddress at) {
    look(new HostAddress(at.getAddress().getHostAddress(), at.getPort(), Optional.empty()));
  }

  private void look(HostAddress address) {
    looking =
        Optional.of(
            TableQuery.at(
                new Connector(eventLoops, line, clock),
                address,
                pin,
                TableQuery.hello(NORTH, 0),
                steps::add,
                outcomes::add));
  }

  private static Outcome failed(EndCause why) {
    return new Outcome.Failed(why);
  }

  private void awaitOutcome(Outcome expected) {
    await().untilAsserted(() -> assertThat(answered(outcomes)).containsExactly(expected));
  }

  /** What the listener has received so far, read on its own thread. */
  private <T> List<T> answered(List<T> what) {
    return CompletableFuture.supplyAsync(() -> List.copyOf(what), line).join();
  }
}
