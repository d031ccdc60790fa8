package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.bot.Bots;
import oklahoma.host.HostSettings;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;

class InProcessHostTest {
  private static final InetSocketAddress ANY_PORT =
      new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

  @Test
  void aHostWhoseTableDoesNotOpenIsStopped() {
    List<InetSocketAddress> doors = new ArrayList<>();
    IllegalStateException failure = new IllegalStateException("no table");
    assertThatThrownBy(() ->
            InProcessHost.open(
                HostSettings.with(Bots::of),
                Optional.empty(),
                (host, number) -> {
                  doors.add(host.listen(ANY_PORT));
                  throw failure;
                },
                new Name("North")))
        .isSameAs(failure);
    assertThat(doors).hasSize(1);
    await().until(() -> isRefused(doors.getFirst()));
  }

  private static boolean isRefused(InetSocketAddress address) throws IOException {
    try (Socket open = new Socket(address.getAddress(), address.getPort())) {
      return !open.isConnected();
    } catch (ConnectException refused) {
      return true;
    }
  }
}
