package oklahoma.protocol.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;

class HelloTest {
  private static final HexFormat HEX = HexFormat.of();

  @Test
  void theFrozenHelloKeepsItsBytes() {
    ToHost hello = new ToHost.Hello(new Name("Eve"), 1, new ConnectionPurpose.Watch());
    assertThat(HEX.formatHex(Codec.bytes(hello))).isEqualTo("0a0b08121203457665180132" + "00");
  }

  @Test
  void theFrozenFarewellToAnotherVersionKeepsItsBytes() {
    FromHost bye = new FromHost.Bye(ByeReason.OTHER_VERSION, 1);
    assertThat(HEX.formatHex(Codec.bytes(bye))).isEqualTo("0a0408011001");
  }
}
