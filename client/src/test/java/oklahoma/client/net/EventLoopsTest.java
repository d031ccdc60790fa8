package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;

/** One thread carries all lines over the network, and ends with the program. */
class EventLoopsTest {
  private static final int LOOKS = 20;

  @Test
  void oneThreadCarriesAllLinesAndEndsWithThem() throws IOException {
    List<Thread> before = threads();
    Queue<TableQuery.Outcome> outcomes = new ConcurrentLinkedQueue<>();
    List<TableQuery> looks = new ArrayList<>();
    ExecutorService screen = Executors.newSingleThreadExecutor();
    EventLoops eventLoops = new EventLoops();
    try (ServerSocket silent = new ServerSocket(0, LOOKS, InetAddress.getLoopbackAddress())) {
      InetSocketAddress nobody = nobody();
      for (int n = 0; n < LOOKS; n++) {
        looks.add(
            look(eventLoops, screen, (InetSocketAddress) silent.getLocalSocketAddress(), outcomes));
        looks.add(look(eventLoops, screen, nobody, outcomes));
      }
      await().until(() -> outcomes.size() >= LOOKS);
      assertThat(fresh(before)).as("threads of lines").hasSize(1);
      eventLoops.close();
      await().until(() -> fresh(before).isEmpty());
    } finally {
      looks.forEach(look -> screen.execute(look::close));
      eventLoops.close();
      screen.close();
    }
  }

  private static TableQuery look(
      EventLoops eventLoops,
      ExecutorService screen,
      InetSocketAddress at,
      Queue<TableQuery.Outcome> outcomes) {
    HostAddress address =
        new HostAddress(at.getAddress().getHostAddress(), at.getPort(), Optional.empty());
    return TableQuery.at(
        new Connector(eventLoops, screen),
        address,
        Pin.NONE,
        TableQuery.hello(new Name("North"), 0),
        step -> {},
        outcomes::add);
  }

  private static List<Thread> fresh(List<Thread> before) {
    List<Thread> now = new ArrayList<>(threads());
    now.removeAll(before);
    return now;
  }

  private static List<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith(EventLoops.THREADS + "-"))
        .toList();
  }

  private static InetSocketAddress nobody() throws IOException {
    try (ServerSocket gone = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return (InetSocketAddress) gone.getLocalSocketAddress();
    }
  }
}
