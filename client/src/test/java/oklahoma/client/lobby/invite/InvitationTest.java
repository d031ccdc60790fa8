package oklahoma.client.lobby.invite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.client.net.Destination;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.protocol.identity.Fingerprint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the lobby copies is what the join panel reads. */
class InvitationTest {
  private static final Fingerprint HOST = Fingerprint.ofHex("99dc937fb41275a8".repeat(4));

  @ParameterizedTest
  @CsvSource({"192.168.1.20:6552, 192.168.1.20, 6552", "[fd00::7]:7000, fd00::7, 7000"})
  void textAndLinkLeadToTheSameHost(String shared, String host, int port) {
    assertLeads(
        new Invitation(List.of(shared), 3, HOST),
        List.of(new HostAddress(host, port, Optional.of(HOST.prefix()))));
  }

  @Test
  void everyLikelyAddressIsInItTheBestOneFirst() {
    List<InviteAddress> ways =
        Stream.concat(
                Stream.of(1, 2, 3, 4).map(last -> share("192.168.1." + last, "NETWORK")),
                Stream.of(share("10.8.0.3", "VIRTUAL"), share("[fd00::7]", "VIRTUAL")))
            .toList();
    Invitation invitation = Invitation.by(ways, 3, HOST);
    assertThat(invitation.text())
        .isEqualTo("192.168.1.1:7000,192.168.1.2,192.168.1.3,10.8.0.3,[fd00::7]/3#" + HOST.text());
    assertLeads(
        invitation,
        Stream.of("192.168.1.1", "192.168.1.2", "192.168.1.3", "10.8.0.3", "fd00::7")
            .map(host -> new HostAddress(host, 7000, Optional.of(HOST.prefix())))
            .toList());
  }

  private static InviteAddress share(String host, String kind) {
    return new InviteAddress(host + ":7000", kind, false);
  }

  private static void assertLeads(Invitation invitation, List<HostAddress> addresses) {
    Destination.Reading meant =
        new Destination.Reading.Place(new Destination(addresses, OptionalInt.of(3)));
    assertThat(Destination.read(invitation.text())).isEqualTo(meant);
    assertThat(Destination.read(invitation.link())).isEqualTo(meant);
  }
}
