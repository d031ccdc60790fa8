package oklahoma.client.net.discovery;

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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Threads;
import oklahoma.client.net.Connector;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.TurnedClock;
import oklahoma.client.net.discovery.ReachabilityCheck.Answer;
import oklahoma.client.net.discovery.ReachabilityCheck.Listing;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A real host is called at its addresses over real sockets, and at some that are not its own. */
class ReachabilityCheckTest {
  private static final String DONE = "done";

  private final ExecutorService line = Threads.deafOnceClosed();

  private final TurnedClock clock = new TurnedClock(line);
  private final List<Object> reported = new ArrayList<>();
  private final Host host = Host.start(HostSettings.with(Bots::of));
  private final InetSocketAddress door = listen(host);
  private Optional<ReachabilityCheck> call = Optional.empty();
  private Optional<ReachabilityCheck.Search> search = Optional.empty();
  private boolean searching;

  private final class Hearing implements ReachabilityCheck.Listener {
    @Override
    public void answered(HostAddress address, Answer answer) {
      reported.add(address.port() + " " + answer);
    }

    @Override
    public void listed(Listing listing) {
      reported.add(listing);
    }

    @Override
    public void done() {
      reported.add(DONE);
    }
  }

  private final EventLoops eventLoops = new EventLoops();

  @AfterEach
  void close() {
    call.ifPresent(each -> CompletableFuture.runAsync(each::close, line).join());
    eventLoops.close();
    line.close();
    host.close();
  }

  @Test
  void whatAnswersIsDistinguishedFromWhatDoesNot() throws IOException {
    try (Host other = Host.start(HostSettings.with(Bots::of))) {
      InetSocketAddress elsewhere = listen(other);
      InetSocketAddress nobody = nobody();
      calls(door, elsewhere, nobody);
      awaitDone();
      assertThat(reported())
          .containsExactlyInAnyOrder(
              door.getPort() + " " + Answer.ANSWERS,
              elsewhere.getPort() + " " + Answer.SOMETHING_ELSE,
              nobody.getPort() + " " + Answer.REFUSED,
              DONE)
          .endsWith(DONE);
    }
  }

  @Test
  void whereNobodyAnswersItWaitsForFiveSeconds() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      calls((InetSocketAddress) silent.getLocalSocketAddress());
      // each step of a line begins its patience again
      await()
          .until(() -> {
            clock.turn(TableQuery.PATIENCE_MS);
            return reported().contains(DONE);
          });
      assertThat(reported()).containsExactly(silent.getLocalPort() + " " + Answer.SILENT, DONE);
    }
  }

  @Test
  void aHostThatIsInTheListsIsFound() throws IOException {
    search = Optional.of(finding(door.getPort()));
    calls(door);
    awaitDone();
    assertThat(reported()).contains(Listing.HEARD);
    assertThat(searching).isFalse();
  }

  @Test
  void anotherHostInTheListsIsNotThisOne() throws IOException {
    search = Optional.of(finding(door.getPort() + 1));
    calls(door);
    await().until(() -> reported().contains(door.getPort() + " " + Answer.ANSWERS));
    assertThat(reported()).doesNotContain(DONE);
    clock.turn(ReachabilityCheck.LISTING_MS);
    assertThat(reported()).endsWith(Listing.NOT_HEARD, DONE);
    assertThat(searching).isFalse();
  }

  @Test
  void aComputerThatCannotAskSaysSo() throws IOException {
    search =
        Optional.of(listener -> {
          throw new IOException("no sockets today");
        });
    calls(door);
    awaitDone();
    assertThat(reported()).contains(Listing.IMPOSSIBLE);
  }

  @Test
  void aCancelledRequestReceivesNothingMore() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      search = Optional.of(finding(1));
      calls((InetSocketAddress) silent.getLocalSocketAddress());
      CompletableFuture.runAsync(call.orElseThrow()::close, line).join();
      clock.turn(10 * TableQuery.PATIENCE_MS);
      assertThat(reported()).isEmpty();
      assertThat(searching).isFalse();
    }
  }

  private ReachabilityCheck.Search finding(int port) {
    return listener -> {
      searching = true;
      line.execute(() -> tell(listener, port));
      return () -> searching = false;
    };
  }

  private static void tell(Consumer<List<FoundHost>> listener, int port) {
    int version = Protocol.VERSION;
    Datagram.Answer answer = new Datagram.Answer(1, 7, version, version, port, List.of(), 0);
    HostAddress address = new HostAddress("127.0.0.1", port, Optional.empty());
    listener.accept(List.of(new FoundHost(7, address, answer, 1)));
  }

  private void calls(InetSocketAddress... at) {
    List<HostAddress> addresses =
        Arrays.stream(at)
            .map(each ->
                new HostAddress(
                    each.getAddress().getHostAddress(), each.getPort(), Optional.empty()))
            .toList();
    call =
        Optional.of(
            ReachabilityCheck.at(
                new Connector(eventLoops, line, clock),
                addresses,
                host.fingerprint(),
                new Name("North"),
                search,
                new Hearing()));
  }

  private static InetSocketAddress listen(Host host) {
    return host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  }

  private static InetSocketAddress nobody() throws IOException {
    try (ServerSocket gone = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return (InetSocketAddress) gone.getLocalSocketAddress();
    }
  }

  private void awaitDone() {
    await().until(() -> reported().contains(DONE));
  }

  /** What the listener has received so far, read on its own thread. */
  private List<Object> reported() {
    return CompletableFuture.supplyAsync(() -> List.copyOf(reported), line).join();
  }
}
