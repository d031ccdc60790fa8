package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import oklahoma.client.net.Destination.Reading;
import oklahoma.client.net.trust.HostAddress;

/** Whatever is typed or pasted is a place or has a fault; what is shown can be typed again. */
class DestinationFuzzTest {

  @FuzzTest
  void typed(byte[] bytes) {
    if (Destination.read(new String(bytes, StandardCharsets.UTF_8))
        instanceof Reading.Place(Destination destination)) {
      assertThat(destination.addresses()).hasSizeBetween(1, Destination.MOST_ADDRESSES);
      destination.addresses().forEach(DestinationFuzzTest::assertTypedAgain);
    }
  }

  private static void assertTypedAgain(HostAddress address) {
    assertThat(address.unresolved().getPort()).isEqualTo(address.port());
    assertThat(Destination.read(address.text() + signs(address)))
        .isEqualTo(new Reading.Place(new Destination(List.of(address), OptionalInt.empty())));
  }

  private static String signs(HostAddress address) {
    return address.fingerprint().map(signs -> "#" + signs).orElse("");
  }
}
