package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.protocol.messages.FromHost;
import org.junit.jupiter.api.Test;

/** When a line counts as one at a table, and so keeps its place among the connections. */
class ChannelGuestTest {
  private final List<String> atTable = new ArrayList<>();
  private final ChannelGuest guest =
      new ChannelGuest(new EmbeddedChannel(), Optional.empty(), () -> atTable.add("at the table"));

  @Test
  void aStrangerAtASleepingTableIsNotAtTheTable() {
    guest.tell(new FromHost.Asleep());
    guest.tell(new FromHost.Pong(1));
    assertThat(atTable).isEmpty();
  }

  @Test
  void aGuestIsAtTheTableOnceTheTableHasSpoken() {
    guest.tell(new FromHost.Awake(OptionalLong.empty()));
    guest.tell(new FromHost.Awake(OptionalLong.empty()));
    assertThat(atTable).hasSize(1);
  }
}
