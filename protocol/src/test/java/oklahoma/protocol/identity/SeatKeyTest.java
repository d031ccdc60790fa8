package oklahoma.protocol.identity;

import static org.assertj.core.api.Assertions.assertThat;

import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;

/** What holds a seat. */
class SeatKeyTest {

  /** A log may name any message. */
  @Test
  void noLogShowsIt() {
    SeatKey key = SeatKey.ofHex("5e".repeat(SeatKey.BYTES));
    ToHost hello = new ToHost.Hello(new Name("North"), 1, new ConnectionPurpose.Return(key));
    assertThat(hello.toString()).contains("North").doesNotContain("5e5e");
  }
}
