package oklahoma.client.lobby.invite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirewallTest {
  @ParameterizedTest
  @CsvSource({
    "Windows 11, WINDOWS",
    "Mac OS X, MAC",
    "Darwin, MAC",
    "Linux, LINUX",
    "FreeBSD, LINUX",
    "'', LINUX"
  })
  void eachSystemHasItsOwn(String system, Firewall firewall) {
    assertThat(Firewall.of(system)).isEqualTo(firewall);
  }
}
