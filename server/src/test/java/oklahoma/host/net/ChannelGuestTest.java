package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.protocol.messages.FromHost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * When a line counts as one at a table, and so keeps its place among the connections; and from
 * where it comes.
 */
class ChannelGuestTest {
  private final List<String> atTable = new ArrayList<>();
  private final ChannelGuest guest =
      new ChannelGuest(new EmbeddedChannel(), Optional.empty(), () -> atTable.add("at the table"));

  @Test
  void aStrangerAtASleepingTableIsNotAtTheTable() {
    guest.send(new FromHost.Asleep());
    guest.send(new FromHost.Pong(1));
    assertThat(atTable).isEmpty();
  }

  @Test
  void aGuestIsAtTheTableOnceTheTableHasSpoken() {
    guest.send(new FromHost.Awake(OptionalLong.empty()));
    guest.send(new FromHost.Awake(OptionalLong.empty()));
    assertThat(atTable).hasSize(1);
  }

  /** A computer has as many IPv6 addresses as it likes. */
  @ParameterizedTest
  @CsvSource({
    "192.168.1.20, 192.168.1.20",
    "192.168.1.21, 192.168.1.21",
    "::ffff:192.168.1.20, 192.168.1.20",
    "2001:db8:1:2::1, 2001:db8:1:2:0:0:0:0/64",
    "2001:db8:1:2:ffff:ffff:ffff:ffff, 2001:db8:1:2:0:0:0:0/64",
    "2001:db8:1:3::1, 2001:db8:1:3:0:0:0:0/64",
  })
  void theFirstHalfOfAnIpv6AddressCountsAsTheAddress(String address, String network) {
    assertThat(ChannelGuest.network(InetAddress.ofLiteral(address))).isEqualTo(network);
  }
}
