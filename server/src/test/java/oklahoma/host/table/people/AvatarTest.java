package oklahoma.host.table.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestLobby;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** By which pictures everybody is known at a table. */
class AvatarTest {

  @Test
  void everybodyInTheLobbyAndAtTheTableSeesThePicturesOfTheOthers() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3))) {
      HeadlessGuest north = gathering.inLobby(join(gathering, "North", Avatar.BISON));
      HeadlessGuest east = gathering.inLobby(join(gathering, "East", Avatar.BOOT));
      gathering.asks(north, TestLobby.bot(Seat.C, "Gauss"));
      gathering.asks(north, new LobbyRequest.AllowSpectators(true));
      HeadlessGuest spectator =
          gathering.inLobby(gathering.join("South", new ConnectionPurpose.Watch()));
      gathering.settle(north, east, spectator);
      assertThat(List.of(north, east, spectator))
          .allSatisfy(guest -> {
            assertThat(pictured(guest, Seat.A)).contains(Avatar.BISON);
            assertThat(pictured(guest, Seat.B)).contains(Avatar.BOOT);
          });
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      assertThat(List.of(north, east, spectator))
          .allSatisfy(guest ->
              assertThat(gathering.welcomed(guest).welcome().orElseThrow().seats())
                  .extracting(SeatLabel::avatar)
                  .containsExactly(
                      Optional.of(Avatar.BISON), Optional.of(Avatar.BOOT), Optional.empty()));
      east.send(new ToHost.Resync());
      gathering.until(() -> east.received(FromHost.Welcome.class).size() > 1);
      assertThat(east.welcome().orElseThrow().seats().get(Seat.A.ordinal()).avatar())
          .contains(Avatar.BISON);
    }
  }

  @Test
  void aReturnToTheLobbyMayBringAnotherPictureThatANewRuleSetKeeps() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3))) {
      HeadlessGuest north = gathering.inLobby(join(gathering, "North", Avatar.BISON));
      HeadlessGuest east = gathering.inLobby(join(gathering, "East", Avatar.BOOT));
      SeatKey key = gathering.drops(east, north);
      gathering.settle(north);
      assertThat(pictured(north, Seat.B)).contains(Avatar.BOOT);
      ToHost.Hello hello =
          new ToHost.Hello(
              new Name("East"),
              gathering.table,
              new ConnectionPurpose.Return(key),
              Optional.of(Avatar.OWL));
      HeadlessGuest back =
          gathering.inLobby(HeadlessGuest.greeting(gathering.loops, gathering.address, hello));
      gathering.asks(back, TestLobby.ready(back));
      gathering.asks(north, new LobbyRequest.ChangeRules(TestSetups.patient(3)));
      assertThat(pictured(north, Seat.B)).contains(Avatar.OWL);
    }
  }

  @Test
  void aPictureStaysWhileABotPlaysAndAfterARestart() {
    MemoryJournal journal = new MemoryJournal();
    SeatKey key;
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.of(TestSetups.patient(2), 2), 0, true, UnaryOperator.identity(), journal)) {
      HeadlessGuest north = sits(company, Avatar.STAR);
      HeadlessGuest east = sits(company, Avatar.HAT);
      company.welcomed(north);
      company.welcomed(east);
      key = east.key();
    }
    assertThat(lastSnapshot(journal.entries()))
        .as("in either order of arrival")
        .containsPattern("pictured [12] STAR\n")
        .containsPattern("pictured [12] HAT\n");
    try (SeatedTable again =
        SeatedTable.resumed(saved(lastSnapshot(journal.entries()), journal), new MemoryJournal())) {
      HeadlessGuest back = again.welcomed(again.join(new ConnectionPurpose.Return(key)));
      assertThat(back.welcome().orElseThrow().seats())
          .extracting(SeatLabel::avatar)
          .as("who is away has the picture of before, who is back what was said just now")
          .containsExactlyInAnyOrder(Optional.of(Avatar.STAR), Optional.empty());
    }
  }

  @Test
  void aTableThatWasWrittenBeforeThereWerePicturesCanBeRead() {
    MemoryJournal journal = new MemoryJournal();
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.of(TestSetups.patient(2), 2), 2, false, UnaryOperator.identity(), journal)) {
      assertThat(company.all()).hasSize(2);
    }
    String text = lastSnapshot(journal.entries());
    assertThat(text).contains("came 1 ").doesNotContain("pictured");
    assertThat(saved(text, journal).players()).hasSize(2);
  }

  private static HeadlessGuest join(TestLobby gathering, String name, Avatar avatar) {
    ToHost.Hello hello =
        new ToHost.Hello(
            new Name(name), gathering.table, new ConnectionPurpose.Sit(), Optional.of(avatar));
    return HeadlessGuest.greeting(gathering.loops, gathering.address, hello);
  }

  private static HeadlessGuest sits(SeatedTable company, Avatar avatar) {
    ToHost.Hello hello =
        new ToHost.Hello(
            new Name("Guest"), company.table, new ConnectionPurpose.Sit(), Optional.of(avatar));
    return HeadlessGuest.greeting(company.loops, company.address(), hello);
  }

  private static Optional<Avatar> pictured(HeadlessGuest guest, Seat seat) {
    return ((Chair.OfHuman) guest.lobby().chair(seat)).avatar();
  }

  private static String lastSnapshot(List<Entry> written) {
    return written.stream()
        .filter(Entry.TableSaved.class::isInstance)
        .map(entry -> ((Entry.TableSaved) entry).text())
        .reduce((old, now) -> now)
        .orElseThrow();
  }

  private static SavedTable saved(String snapshot, MemoryJournal journal) {
    List<Entry> match =
        journal.entries().stream().filter(entry -> !(entry instanceof Entry.TableSaved)).toList();
    return SavedTable.of(new KeptTable(1, snapshot, match, Instant.EPOCH));
  }
}
