package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import oklahoma.host.Host;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Marks;
import oklahoma.host.testing.TestLobby;
import oklahoma.host.testing.TestSetups;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Guests on real sockets whom the owner of a table keeps out of it, and lets back. */
class BlockedTest {
  private static final GuestMark UNWELCOME = Marks.of(1);
  private static final GuestMark OTHER = Marks.of(2);
  private static final LobbyRequest BLOCK = new LobbyRequest.Block(Seat.B);

  @TempDir private Path folder;

  @Test
  void aBlockedPlayerIsInformedAndStaysOutUnderAnyNameAndForAnyPurpose() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      gathering.asks(north, new LobbyRequest.AllowSpectators(true));
      HeadlessGuest eve = gathering.inLobby(join(gathering, "Eve", UNWELCOME));
      assertThat(gathering.asks(north, BLOCK).blocked()).containsExactly(new Name("Eve"));
      assertThat(farewell(gathering, eve)).isEqualTo(ByeReason.BLOCKED);
      assertThat(north.lobby().chair(Seat.B)).isEqualTo(new Chair.Open());
      assertThat(farewell(gathering, join(gathering, "Adam", UNWELCOME)))
          .isEqualTo(ByeReason.BLOCKED);
      assertThat(
              farewell(gathering, says(gathering, "Eve", new ConnectionPurpose.Watch(), UNWELCOME)))
          .isEqualTo(ByeReason.BLOCKED);
      assertThat(farewell(gathering, returns(gathering, eve.key(), UNWELCOME)))
          .isEqualTo(ByeReason.BLOCKED);
      HeadlessGuest namesake = gathering.inLobby(join(gathering, "Eve", OTHER));
      assertThat(namesake.seat()).as("a name says nothing").isEqualTo(Seat.B);
    }
  }

  @Test
  void anUnblockedPlayerMayReturn() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      gathering.inLobby(join(gathering, "Eve", UNWELCOME));
      gathering.asks(north, BLOCK);
      LobbyRequest unblock = new LobbyRequest.Unblock(new Name("Eve"));
      HeadlessGuest east = gathering.join("East");
      assertThat(gathering.refused(east, unblock)).isEqualTo(LobbyFault.NOT_OWNER);
      assertThat(gathering.asks(north, unblock).blocked()).isEmpty();
      gathering.inLobby(join(gathering, "Eve", UNWELCOME));
      assertThat(gathering.refused(north, unblock)).isEqualTo(LobbyFault.NOT_BLOCKED);
    }
  }

  @Test
  void guestsOfTheSameProgramGoTooAndOthersOfTheSameNameAreDistinguished() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest eve = gathering.inLobby(join(gathering, "Eve", UNWELCOME));
      HeadlessGuest second = gathering.inLobby(join(gathering, "Adam", UNWELCOME));
      gathering.asks(north, BLOCK);
      assertThat(farewell(gathering, eve)).isEqualTo(ByeReason.BLOCKED);
      assertThat(farewell(gathering, second)).isEqualTo(ByeReason.BLOCKED);
      gathering.inLobby(join(gathering, "Eve", OTHER));
      assertThat(gathering.asks(north, BLOCK).blocked())
          .containsExactly(new Name("Eve"), new Name("Eve").numbered(2));
    }
  }

  /** Without a screen the owner is a guest too, perhaps with a second window. */
  @Test
  void theOwnersOwnProgramIsOnlyRemoved() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest owner = gathering.inLobby(join(gathering, "North", OTHER));
      HeadlessGuest second = gathering.inLobby(join(gathering, "East", OTHER));
      assertThat(gathering.asks(owner, BLOCK).blocked()).isEmpty();
      assertThat(farewell(gathering, second)).isEqualTo(ByeReason.REMOVED);
      assertThat(gathering.refused(owner, new LobbyRequest.Block(Seat.A)))
          .isEqualTo(LobbyFault.CHAIR_TAKEN);
    }
  }

  @Test
  void aGuestWithoutAMarkIsOnlyRemoved() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      assertThat(gathering.asks(north, BLOCK).blocked()).isEmpty();
      assertThat(farewell(gathering, east)).isEqualTo(ByeReason.REMOVED);
    }
  }

  /** A match continues, and its owner's decision holds in the lobby after it. */
  @Test
  void somebodyIsBlockedDuringAMatchAndAfterTheHostWasStartedAgain() throws Exception {
    SeatKey key;
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"));
        TestLobby gathering =
            new TestLobby(TestLobby.setup(4), all -> all.withJournals(journal::of))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest eve = gathering.inLobby(join(gathering, "Eve", UNWELCOME));
      HeadlessGuest west = gathering.inLobby(join(gathering, "West", OTHER));
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      gathering.welcomed(eve);
      gathering.welcomed(west);
      key = west.key();
      north.send(new ToHost.ActOnSeat(eve.seat(), OwnerCommand.BLOCK));
      assertThat(farewell(gathering, eve)).isEqualTo(ByeReason.BLOCKED);
      gathering.settle(north);
    }
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"));
        Loops loops = new Loops();
        Host host = Host.start(TestSetups.settings().withJournals(journal::of))) {
      host.resume(SavedTable.of(journal.table(1)));
      InetSocketAddress address =
          host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      int table = host.tables().getFirst().number();
      HeadlessGuest again =
          greeting(loops, address, table, "Adam", new ConnectionPurpose.Sit(), UNWELCOME);
      Waiting.until(() -> again.farewell().isPresent());
      assertThat(again.farewell()).contains(ByeReason.BLOCKED);
      HeadlessGuest back =
          greeting(loops, address, table, "West", new ConnectionPurpose.Return(key), OTHER);
      Waiting.until(() -> back.welcome().isPresent());
    }
  }

  /** The owner may decide so about somebody who has not been there since the host was down. */
  @Test
  void aPlayerWhoIsStillAwayAfterARestartIsRecognizedToo() throws Exception {
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"));
        TestLobby gathering =
            new TestLobby(TestLobby.setup(4), all -> all.withJournals(journal::of))) {
      gathering.comesFromInside("North");
      gathering.inLobby(join(gathering, "Eve", UNWELCOME));
    }
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"));
        Loops loops = new Loops();
        Host host = Host.start(TestSetups.settings().withJournals(journal::of))) {
      SeatKey inside = host.resume(SavedTable.of(journal.table(1))).orElseThrow();
      int table = host.tables().getFirst().number();
      HeadlessGuest north =
          HeadlessGuest.join(
              loops, host.address(), "North", table, new ConnectionPurpose.Return(inside));
      Waiting.until(() -> !north.received().isEmpty());
      north.send(new ToHost.InLobby(BLOCK));
      Waiting.until(() -> north.lobby().blocked().equals(List.of(new Name("Eve"))));
      InetSocketAddress address =
          host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      HeadlessGuest again =
          greeting(loops, address, table, "Adam", new ConnectionPurpose.Sit(), UNWELCOME);
      Waiting.until(() -> again.farewell().isPresent());
      assertThat(again.farewell()).contains(ByeReason.BLOCKED);
    }
  }

  private static HeadlessGuest join(TestLobby gathering, String name, GuestMark mark) {
    return says(gathering, name, new ConnectionPurpose.Sit(), mark);
  }

  private static HeadlessGuest returns(TestLobby gathering, SeatKey key, GuestMark mark) {
    return says(gathering, "Eve", new ConnectionPurpose.Return(key), mark);
  }

  private static HeadlessGuest says(
      TestLobby gathering, String name, ConnectionPurpose purpose, GuestMark mark) {
    return greeting(gathering.loops, gathering.address, gathering.table, name, purpose, mark);
  }

  private static HeadlessGuest greeting(
      Loops loops,
      InetSocketAddress address,
      int table,
      String name,
      ConnectionPurpose purpose,
      GuestMark mark) {
    return HeadlessGuest.greeting(
        loops, address, new ToHost.Hello(new Name(name), table, purpose).marked(mark));
  }

  private static ByeReason farewell(TestLobby gathering, HeadlessGuest guest) {
    gathering.until(() -> guest.farewell().isPresent());
    return guest.farewell().orElseThrow();
  }
}
