package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the host does not let in. */
class RefusedGuestsTest {
  /**
   * A host waits for guests who are slow on a busy machine, and sends away those who say or ask too
   * much.
   */
  private static final Limits FEW =
      new Limits(
          new Limits.Patience(
              Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ZERO, Duration.ZERO),
          new Limits.Backlog(1 << 20, Duration.ofMinutes(2)),
          new Limits.Rate(9, 0),
          new Limits.Places(3, 2));

  /** Only the clock of the hello runs. */
  private static final Limits SHORT_HELLO = impatient(Duration.ofMillis(50), Duration.ZERO);

  /** Only the clock of silence runs out. */
  private static final Limits SHORT_SILENCE =
      impatient(Duration.ofMinutes(1), Duration.ofMillis(200));

  private static Limits impatient(Duration hello, Duration silence) {
    return new Limits(
        new Limits.Patience(Duration.ofMinutes(1), hello, Duration.ZERO, silence),
        FEW.backlog(),
        FEW.messages(),
        FEW.places());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void anEmptyFrame(boolean network) {
    assertSentAway(network, new byte[] {0}, ByeReason.BAD_MESSAGE);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void garbage(boolean network) {
    assertSentAway(network, new byte[] {3, (byte) 0xff, (byte) 0xff, 1}, ByeReason.BAD_MESSAGE);
  }

  @Test
  void aFrameThatIsTooLongIsRefusedAtItsPrefix() {
    assertSentAway(true, new byte[] {(byte) 0x81, (byte) 0x80, 0x01}, ByeReason.BAD_MESSAGE);
  }

  @Test
  void aLengthThatIsNone() {
    byte[] endless = new byte[16];
    Arrays.fill(endless, (byte) 0xff);
    assertSentAway(true, endless, ByeReason.BAD_MESSAGE);
  }

  @Test
  void anotherVersionLearnsTheHosts() {
    try (SeatedTable company = empty(UnaryOperator.identity(), true)) {
      HeadlessGuest guest = company.connect();
      guest.sendRaw(new byte[] {4, 0x0a, 0x02, 0x08, 0x63});
      company.until(() -> !guest.connected());
      assertThat(guest.received())
          .containsExactly(new FromHost.Bye(ByeReason.OTHER_VERSION, Protocol.VERSION));
    }
  }

  @Test
  void aClientThatDoesNotSendHello() {
    try (SeatedTable company = empty(settings -> settings.withLimits(SHORT_HELLO), true)) {
      HeadlessGuest guest = company.connect();
      company.until(() -> !guest.connected());
      assertThat(guest.farewell()).contains(ByeReason.SILENT);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aGuestWhoIsNotYetAdmittedIsInformedThatTheHostStops(boolean network) {
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.of(TestSetups.patient(2), 2),
            2,
            network,
            UnaryOperator.identity(),
            new MemoryJournal())) {
      HeadlessGuest atTheDoor = company.connect();
      company.until(() -> !network || atTheDoor.secret());
      List<HeadlessGuest> all = List.of(atTheDoor, company.at(Seat.A), company.at(Seat.B));
      company.host.close();
      for (HeadlessGuest guest : all) {
        company.until(() -> !guest.connected());
        assertThat(guest.farewell()).contains(ByeReason.HOST_STOPS);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void leavingBeforeTheWelcomeKeepsNoSeat(boolean network) {
    try (SeatedTable company = empty(UnaryOperator.identity(), network)) {
      HeadlessGuest passing = company.join(new ConnectionPurpose.Sit());
      passing.send(new ToHost.Leave(false));
      company.until(() -> !passing.connected());
      assertThat(passing.farewell()).contains(ByeReason.LEFT);
      HeadlessGuest one = company.join(new ConnectionPurpose.Sit());
      HeadlessGuest other = company.join(new ConnectionPurpose.Sit());
      company.until(() -> one.welcome().isPresent() && other.welcome().isPresent());
      assertThat(List.of(one.seat(), other.seat())).containsExactlyInAnyOrder(Seat.A, Seat.B);
    }
  }

  @Test
  void aClientThatSendsHelloAndThenNothingOverTheNetwork() {
    try (SeatedTable company =
        SeatedTable.at(TestSetups.of(TestSetups.patient(2), 1), 0, SHORT_SILENCE)) {
      HeadlessGuest guest = company.join(new ConnectionPurpose.Sit());
      company.until(() -> !guest.connected());
      assertThat(guest.welcome()).as("the hello was heard").isPresent();
      assertThat(guest.farewell()).contains(ByeReason.SILENT);
    }
  }

  @Test
  void aClientThatSendsSomethingBeforeHello() {
    assertSentAway(true, frame(new ToHost.Ready()), ByeReason.BAD_MESSAGE);
  }

  @Test
  void aClientThatSendsHelloTwice() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      HeadlessGuest guest = company.at(Seat.A);
      guest.send(new ToHost.Hello(new Name("Guest"), company.table, new ConnectionPurpose.Sit()));
      company.until(() -> guest.farewell().isPresent());
      assertThat(guest.farewell()).contains(ByeReason.BAD_MESSAGE);
    }
  }

  @Test
  void aTableThatIsNotThere() {
    ToHost hello = new ToHost.Hello(new Name("Guest"), 99, new ConnectionPurpose.Sit());
    assertSentAway(false, frame(hello), ByeReason.NO_SUCH_TABLE);
  }

  @Test
  void aClientThatSendsTooMuch() {
    try (SeatedTable company = empty(settings -> settings.withLimits(FEW), false)) {
      HeadlessGuest guest = company.join(new ConnectionPurpose.Sit());
      for (int i = 0; i < 20; i++) {
        guest.send(new ToHost.Ping(i));
      }
      company.until(() -> !guest.connected());
      assertThat(guest.farewell()).contains(ByeReason.TOO_MANY_MESSAGES);
      assertThat(guest.received(FromHost.Pong.class)).hasSizeLessThan(10);
    }
  }

  @Test
  void tooManyConnectionsFromOneAddress() {
    try (SeatedTable company = empty(settings -> settings.withLimits(FEW), true)) {
      List<HeadlessGuest> guests = List.of(company.connect(), company.connect(), company.connect());
      company.until(() -> guests.stream().anyMatch(guest -> !guest.connected()));
      assertThat(guests)
          .filteredOn(guest -> !guest.connected() && guest.farewell().isEmpty())
          .hasSizeGreaterThanOrEqualTo(1);
    }
  }

  private static void assertSentAway(boolean network, byte[] bytes, ByeReason reason) {
    try (SeatedTable company = empty(UnaryOperator.identity(), network)) {
      HeadlessGuest guest = company.connect();
      guest.sendRaw(bytes);
      company.until(() -> !guest.connected());
      assertThat(guest.received()).containsExactly(new FromHost.Bye(reason, Protocol.VERSION));
    }
  }

  private static byte[] frame(ToHost message) {
    byte[] body = Codec.bytes(message);
    byte[] frame = new byte[body.length + 1];
    frame[0] = (byte) body.length;
    System.arraycopy(body, 0, frame, 1, body.length);
    return frame;
  }

  private static SeatedTable empty(UnaryOperator<HostSettings> change, boolean network) {
    return SeatedTable.at(
        TestSetups.of(TestSetups.patient(2), 2), 0, network, change, new MemoryJournal());
  }
}
