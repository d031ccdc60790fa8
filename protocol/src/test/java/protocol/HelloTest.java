package protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import protocol.wire.Hello;

class HelloTest {

  @Test
  void theFrozenHelloKeepsItsBytes() {
    byte[] frozen = {0x08, 0x01};
    assertThat(Hello.newBuilder().setVersion(Protocol.VERSION).build().toByteArray())
        .isEqualTo(frozen);
  }
}
