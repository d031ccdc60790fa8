package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.Optional;
import oklahoma.client.net.Call;
import oklahoma.client.net.trust.Credentials;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import org.junit.jupiter.api.Test;

/** How the program distinguishes a table from others of the same host. */
class SoughtTableTest {
  private static final Fingerprint HOST = Fingerprint.ofHex("3c".repeat(32));
  private static final TableName FRIDAY = new TableName("Friday");

  /** Two windows of one user have one key, and each has a table 1, which may have the same name. */
  @Test
  void aTableOnAnotherPortIsAnotherOneForASpectator() {
    SoughtTable watched = watched(Pin.exactly(HOST)).orElseThrow();
    assertThat(watched.mayBeAt(at("10.0.0.9", 6_552))).isTrue();
    assertThat(watched.mayBeAt(at("192.168.1.20", 6_553))).isFalse();
    assertThat(watched.isAt(label(1, FRIDAY))).isTrue();
    assertThat(watched.isAt(label(2, FRIDAY))).isFalse();
    assertThat(watched.isAt(label(1, new TableName("Saturday")))).isFalse();
    assertThat(watched.pin().fits(Fingerprint.ofHex("c3".repeat(32)))).isFalse();
  }

  /** The key of the seat tells whether a table is the one, so its host may be on any port. */
  @Test
  void aTableOfAnotherNameOrNumberIsNotTheSeats() {
    SoughtTable sought = SoughtTable.of(seat(3));
    assertThat(sought.isAt(label(3, FRIDAY))).isTrue();
    assertThat(sought.isAt(label(3, new TableName("Another")))).isFalse();
    assertThat(sought.isAt(label(4, FRIDAY))).isFalse();
    assertThat(SoughtTable.of(seat(0)).isAt(label(4, FRIDAY))).isTrue();
    assertThat(sought.mayBeAt(at("10.0.0.9", 6_553))).isTrue();
  }

  private static KeptSeat seat(int table) {
    return new KeptSeat(
        "seat",
        InetSocketAddress.createUnresolved("192.168.1.20", 6_552),
        HOST,
        table,
        FRIDAY,
        new Name("East"),
        new SeatKey(new byte[SeatKey.BYTES]),
        Instant.EPOCH);
  }

  @Test
  void aHostThatIsNotKnownYetIsNotLookedFor() {
    assertThat(watched(Pin.NONE)).isEmpty();
  }

  private static Optional<SoughtTable> watched(Pin pin) {
    return SoughtTable.watched(
        new Call(
            InetSocketAddress.createUnresolved("192.168.1.20", 6_552),
            pin,
            new ToHost.Hello(new Name("East"), 1, new ConnectionPurpose.Watch()),
            Credentials.NONE),
        FRIDAY);
  }

  private static HostAddress at(String host, int port) {
    return new HostAddress(host, port, Optional.empty());
  }

  private static TableLabel label(int number, TableName name) {
    return new TableLabel(number, name, Game.OKLAHOMA, new TableLabel.Occupancy(4, 1));
  }
}
