package client.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import client.link.HostAddress;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import protocol.Fingerprint;

/** What the lobby copies is what the join panel reads. */
class InvitationTest {
  private static final Fingerprint HOST = Fingerprint.ofHex("99dc937fb41275a8".repeat(4));

  @ParameterizedTest
  @CsvSource({"192.168.1.20:6552, 192.168.1.20, 6552", "[fd00::7]:7000, fd00::7, 7000"})
  void textAndLinkLeadToTheSameHost(String shared, String host, int port) {
    Invitation invitation = new Invitation(shared, HOST);
    HostAddress meant = new HostAddress(host, port, Optional.of(HOST.signs()));
    assertThat(HostAddress.read(invitation.text()))
        .isEqualTo(new HostAddress.Reading.Address(meant));
    assertThat(HostAddress.read(invitation.link()))
        .isEqualTo(new HostAddress.Reading.Address(meant));
  }
}
