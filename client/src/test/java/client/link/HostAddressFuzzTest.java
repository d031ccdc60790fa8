package client.link;

import static org.assertj.core.api.Assertions.assertThat;

import client.link.HostAddress.Reading;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;

/** Whatever is typed or pasted is an address or has a fault; what is shown can be typed again. */
class HostAddressFuzzTest {

  @FuzzTest
  void typed(byte[] bytes) {
    if (HostAddress.read(new String(bytes, StandardCharsets.UTF_8))
        instanceof Reading.Address(HostAddress address)) {
      assertThat(address.unresolved().getPort()).isEqualTo(address.port());
      assertThat(HostAddress.read(address.text() + signs(address)))
          .isEqualTo(new Reading.Address(address));
    }
  }

  private static String signs(HostAddress address) {
    return address.fingerprint().map(signs -> "#" + signs).orElse("");
  }
}
