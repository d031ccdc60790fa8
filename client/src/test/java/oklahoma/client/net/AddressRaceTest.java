package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import oklahoma.client.fixture.Threads;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.TableQuery.Outcome;
import oklahoma.client.net.TableQuery.Step;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A host is looked for at each of its addresses, on real sockets by a clock turned by hand. */
class AddressRaceTest {
  private record Came(HostAddress address, Outcome outcome) {}

  private final ExecutorService line = Threads.deafOnceClosed();

  private final TurnedClock clock = new TurnedClock(line);
  private final List<Step> steps = new ArrayList<>();
  private final List<Came> came = new ArrayList<>();
  private Optional<AddressRace> race = Optional.empty();
  private Pin pin = Pin.NONE;

  private final EventLoops eventLoops = new EventLoops();

  @AfterEach
  void close() {
    race.ifPresent(each -> CompletableFuture.runAsync(each::close, line).join());
    eventLoops.close();
    line.close();
  }

  @Test
  void anAddressThatKeepsSilentHasAShortStartOnly() throws Exception {
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        ScriptedHost host = new ScriptedHost()) {
      look((InetSocketAddress) silent.getLocalSocketAddress(), host.address());
      await().until(() -> answered(steps).contains(Step.ASKING));
      clock.turn(AddressRace.HEAD_START_MS);
      answers(host);
      awaitCame(host.address(), new Outcome.Found(List.of(), host.fingerprint()));
      assertThat(answered(steps)).containsExactly(Step.LOOKING_UP, Step.CONNECTING, Step.ASKING);
    }
  }

  @Test
  void whereNothingListensTheNextAddressIsTriedAtOnce() throws Exception {
    try (ScriptedHost host = new ScriptedHost()) {
      look(nobody(), host.address());
      answers(host);
      awaitCame(host.address(), new Outcome.Found(List.of(), host.fingerprint()));
    }
  }

  /** In another network the best address may belong to another computer, which receives nothing. */
  @Test
  void anotherComputerAtTheBestAddressDoesNotStopIt() throws Exception {
    try (ScriptedHost other = new ScriptedHost();
        ScriptedHost host = new ScriptedHost()) {
      pin = new Pin(Optional.empty(), Optional.of(host.fingerprint().prefix()));
      look(other.address(), host.address());
      answers(host);
      awaitCame(host.address(), new Outcome.Found(List.of(), host.fingerprint()));
      assertThat(other.visit().heardNothing()).isTrue();
    }
  }

  @Test
  void whereNobodyIsTheBestAddressSaysWhy() throws Exception {
    InetSocketAddress best = nobody();
    look(best, nobody());
    awaitCame(best, new Outcome.Failed(new EndCause.Failed(ConnectionEnd.REFUSED)));
  }

  @Test
  void aHostWithAnotherKeySaysMoreThanSilence() throws Exception {
    try (ScriptedHost other = new ScriptedHost()) {
      pin = new Pin(Optional.empty(), Optional.of(Identity.fresh().fingerprint().prefix()));
      look(nobody(), other.address());
      awaitCame(
          other.address(), new Outcome.Failed(new EndCause.OtherKey(other.fingerprint(), pin)));
    }
  }

  private static void answers(ScriptedHost host) throws Exception {
    ScriptedHost.Visit visit = host.visit();
    visit.received();
    visit.say(new FromHost.Tables(List.of()));
  }

  private static InetSocketAddress nobody() throws IOException {
    try (ServerSocket gone = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return (InetSocketAddress) gone.getLocalSocketAddress();
    }
  }

  private void look(InetSocketAddress... at) {
    Destination all =
        new Destination(
            Arrays.stream(at).map(AddressRaceTest::address).toList(), OptionalInt.empty());
    race =
        Optional.of(
            AddressRace.to(
                new Connector(eventLoops, line, clock),
                all,
                address -> pin,
                new Name("North"),
                steps::add,
                (address, outcome) -> came.add(new Came(address, outcome))));
  }

  private static HostAddress address(InetSocketAddress at) {
    return new HostAddress(at.getAddress().getHostAddress(), at.getPort(), Optional.empty());
  }

  private void awaitCame(InetSocketAddress at, Outcome outcome) {
    await()
        .untilAsserted(
            () -> assertThat(answered(came)).containsExactly(new Came(address(at), outcome)));
  }

  /** What the listener has received so far, read on its own thread. */
  private <T> List<T> answered(List<T> what) {
    return CompletableFuture.supplyAsync(() -> List.copyOf(what), line).join();
  }
}
