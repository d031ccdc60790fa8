package oklahoma.host.table.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import oklahoma.host.Host;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.LogLines;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Marks;
import oklahoma.host.testing.TestLobby;
import oklahoma.host.testing.TestSetups;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** A table with a password, and guests on real sockets who know it or do not. */
public class PasswordTest {
  private static final TablePassword RIGHT = TablePassword.of("черна дама").orElseThrow();
  private static final TablePassword WRONG = TablePassword.of("red queen").orElseThrow();
  private static final PasswordVerifier VERIFIER = PasswordVerifier.of(RIGHT, new byte[16]);

  @TempDir private Path folder;

  @RegisterExtension private final LogLines log = new LogLines(PasswordGate.class);

  @Test
  void guestsWithThePasswordAreAdmittedAndOthersAreInformed() {
    try (TestLobby gathering = new TestLobby(setup())) {
      HeadlessGuest wrong = knowing(gathering, WRONG);
      assertThat(farewell(gathering, wrong)).isEqualTo(ByeReason.PASSWORD_WRONG);
      assertThat(log.lines())
          .anyMatch(line -> line.startsWith("table " + gathering.table + ": a wrong password"));
      HeadlessGuest right = gathering.inLobby(knowing(gathering, RIGHT));
      assertThat(right.lobby().needsPassword()).isTrue();
      assertThat(gathering.host.tables().getFirst().needsPassword()).isTrue();
    }
  }

  @Test
  void spectatorsAreAskedTooAndTheHostsOwnPlayerIsNot() {
    try (TestLobby gathering = new TestLobby(setup())) {
      gathering.comesFromInside("North");
      HeadlessGuest spectator = gathering.join("Eve", new ConnectionPurpose.Watch());
      gathering.until(() -> !spectator.received().isEmpty());
      assertThat(spectator.received()).hasOnlyElementsOfType(FromHost.PasswordAsked.class);
    }
  }

  @Test
  void theOwnerSetsItChangesItAndTakesItAway() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      assertThat(gathering.refused(east, new LobbyRequest.SetPassword(Optional.of(VERIFIER))))
          .isEqualTo(oklahoma.protocol.lobby.LobbyFault.NOT_OWNER);
      assertThat(
              gathering
                  .asks(north, new LobbyRequest.SetPassword(Optional.of(VERIFIER)))
                  .needsPassword())
          .isTrue();
      gathering.settle(east);
      assertThat(east.farewell()).as("who is there stays").isEmpty();
      PasswordVerifier other = PasswordVerifier.of(WRONG, new byte[16]);
      gathering.asks(north, new LobbyRequest.SetPassword(Optional.of(other)));
      assertThat(farewell(gathering, knowing(gathering, RIGHT)))
          .isEqualTo(ByeReason.PASSWORD_WRONG);
      gathering.inLobby(knowing(gathering, WRONG));
      gathering.asks(north, new LobbyRequest.SetPassword(Optional.empty()));
      gathering.join("West");
    }
  }

  /** The answer to the old question is no wrong password: it is asked again. */
  @Test
  void itIsChangedWhileSomebodyIsAsked() {
    try (TestLobby gathering = new TestLobby(setup())) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East", new ConnectionPurpose.Sit());
      FromHost.PasswordAsked first = asked(gathering, east, 1);
      PasswordVerifier other =
          PasswordVerifier.of(WRONG, "another salt 16!".getBytes(StandardCharsets.US_ASCII));
      gathering.asks(north, new LobbyRequest.SetPassword(Optional.of(other)));
      prove(east, first, RIGHT);
      FromHost.PasswordAsked second = asked(gathering, east, 2);
      assertThat(second.challenge().salt()).isEqualTo(other.salt());
      prove(east, second, WRONG);
      gathering.inLobby(east);
    }
  }

  @Test
  void theSeatKeyOutranksIt() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      gathering.asks(north, new LobbyRequest.SetPassword(Optional.of(VERIFIER)));
      SeatKey key = gathering.drops(east, north);
      HeadlessGuest back = gathering.inLobby(gathering.comesBack("East", key));
      assertThat(back.received(FromHost.PasswordAsked.class)).isEmpty();
      assertThat(back.seat()).isEqualTo(Seat.B);
    }
  }

  /**
   * A host that is started again has the verifier in its journal: nobody comes in without the word.
   */
  @Test
  void aTableThatGoesOnStillHasItAndTheSeatKeyStillOutranksIt() throws Exception {
    SeatKey key;
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"));
        TestLobby gathering =
            new TestLobby(TestLobby.setup(4), all -> all.withJournals(journal::of))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East");
      gathering.asks(north, new LobbyRequest.SetPassword(Optional.of(VERIFIER)));
      key = east.key();
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      gathering.welcomed(east);
    }
    assertThat(everythingWritten()).doesNotContain("черна", "дама");
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"));
        Host host = Host.start(TestSetups.settings().withJournals(journal::of));
        Loops loops = new Loops()) {
      SavedTable saved = SavedTable.of(journal.table(1));
      host.resume(saved);
      InetSocketAddress address = host.listen(anyPort());
      assertThat(host.tables().getFirst().needsPassword()).isTrue();
      HeadlessGuest back =
          HeadlessGuest.join(
              loops, address, "East", saved.number(), new ConnectionPurpose.Return(key));
      Waiting.until(() -> back.welcome().isPresent());
      assertThat(back.received(FromHost.PasswordAsked.class)).isEmpty();
    }
  }

  /**
   * A player of the last match needs none, but nobody else is known by what the host has written.
   */
  @Test
  void nothingThatTheHostHasWrittenIsTheMarkOfAPlayer() {
    MemoryJournal journal = new MemoryJournal();
    try (TestLobby gathering =
        new TestLobby(TestLobby.setup(4), all -> all.withJournals(table -> journal))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east =
          gathering.inLobby(marked(gathering, new ConnectionPurpose.Sit(), Marks.of(2)));
      gathering.asks(north, new LobbyRequest.AllowSpectators(true));
      gathering.asks(north, new LobbyRequest.SetPassword(Optional.of(VERIFIER)));
      north.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      gathering.welcomed(east);
      gathering.welcomed(marked(gathering, new ConnectionPurpose.Watch(), Marks.of(2)));
      List<GuestMark> written =
          Pattern.compile("[0-9a-f]{%d}".formatted(2 * GuestMark.BYTES))
              .matcher(journal.entries().toString())
              .results()
              .map(found -> new GuestMark(Octets.ofHex(found.group())))
              .distinct()
              .toList();
      assertThat(written).contains(Marks.of(2).hashed());
      for (GuestMark each : written) {
        HeadlessGuest thief = marked(gathering, new ConnectionPurpose.Watch(), each);
        gathering.until(() -> !thief.received().isEmpty());
        assertThat(thief.received()).hasOnlyElementsOfType(FromHost.PasswordAsked.class);
      }
    }
  }

  private static HeadlessGuest marked(
      TestLobby gathering, ConnectionPurpose purpose, GuestMark mark) {
    ToHost.Hello hello = new ToHost.Hello(new Name("East"), gathering.table, purpose);
    return HeadlessGuest.greeting(gathering.loops, gathering.address, hello.marked(mark));
  }

  private String everythingWritten() throws Exception {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
      }
    }
    return all.toString();
  }

  @Test
  void guessingIsPausedForTheWholeAddressAndLongerEachTime() {
    try (TestLobby gathering = new TestLobby(setup())) {
      for (int tries = 0; tries < 3; tries++) {
        assertThat(farewell(gathering, guessing(gathering))).isEqualTo(ByeReason.PASSWORD_WRONG);
      }
      assertPaused(gathering, Duration.ofMinutes(1));
      assertThat(farewell(gathering, guessing(gathering))).isEqualTo(ByeReason.PASSWORD_WRONG);
      assertPaused(gathering, Duration.ofMinutes(2));
      gathering.inLobby(knowing(gathering, RIGHT));
      assertThat(farewell(gathering, guessing(gathering)))
          .as("who came in has three tries again")
          .isEqualTo(ByeReason.PASSWORD_WRONG);
    }
  }

  /** Somebody behind the same router has guessed. */
  @Test
  void aPauseKeepsNobodyFromTheirSeat() {
    try (TestLobby gathering = new TestLobby(setup())) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.inLobby(knowing(gathering, RIGHT));
      for (int tries = 0; tries < 3; tries++) {
        assertThat(farewell(gathering, guessing(gathering))).isEqualTo(ByeReason.PASSWORD_WRONG);
      }
      SeatKey key = gathering.drops(east, north);
      assertThat(farewell(gathering, knowing(gathering, RIGHT)))
          .isEqualTo(ByeReason.PASSWORD_PAUSE);
      HeadlessGuest back = gathering.inLobby(gathering.comesBack("East", key));
      assertThat(back.seat()).isEqualTo(east.seat());
    }
  }

  private static void assertPaused(TestLobby gathering, Duration pause) {
    gathering.timing.pass(pause.minusMillis(1));
    HeadlessGuest early = knowing(gathering, RIGHT);
    assertThat(farewell(gathering, early)).isEqualTo(ByeReason.PASSWORD_PAUSE);
    assertThat(early.received(FromHost.PasswordAsked.class)).isEmpty();
    gathering.timing.pass(Duration.ofMillis(1));
  }

  /**
   * The guest reads how long the pause is, and the owner who guesses; nobody else gets a message.
   */
  @Test
  void aWrongPasswordIsSentToTheOwnerAndThePauseToTheGuest() {
    try (TestLobby gathering = new TestLobby(setup())) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest west = gathering.inLobby(knowing(gathering, RIGHT));
      for (long pause : List.of(0L, 0L, 60_000L)) {
        assertThat(pause(gathering, guessing(gathering))).isEqualTo(pause);
      }
      gathering.timing.pass(Duration.ofSeconds(20));
      assertThat(pause(gathering, guessing(gathering))).isEqualTo(40_000);
      gathering.settle(north);
      assertThat(north.received(FromHost.WrongPassword.class))
          .extracting(wrong -> wrong.name().text() + " " + wrong.pauseMillis().orElse(0))
          .containsExactly("East 0", "East 0", "East 60000");
      gathering.settle(west);
      assertThat(west.received(FromHost.WrongPassword.class)).isEmpty();
    }
  }

  private static long pause(TestLobby gathering, HeadlessGuest guest) {
    farewell(gathering, guest);
    return guest.received(FromHost.Bye.class).getFirst().pauseMillis().orElse(0);
  }

  /** A host with many tables gives no more tries than one with a single table. */
  @Test
  void guessesAtAllTablesCountTogether() {
    try (TestLobby gathering = new TestLobby(setup())) {
      List<ByeReason> farewells = new ArrayList<>();
      for (int tables = 0; tables < 10; tables++) {
        int table = gathering.host.open(setup());
        for (int tries = 0; tries < 3; tries++) {
          farewells.add(farewell(gathering, guessing(gathering, table)));
        }
      }
      assertThat(farewells)
          .containsOnly(ByeReason.PASSWORD_WRONG, ByeReason.PASSWORD_PAUSE)
          .startsWith(ByeReason.PASSWORD_WRONG, ByeReason.PASSWORD_WRONG, ByeReason.PASSWORD_WRONG)
          .filteredOn(ByeReason.PASSWORD_WRONG::equals)
          .hasSize(3);
    }
  }

  /** The owner of another table of the host knows the password of that one. */
  @Test
  void theRightPasswordOfAnotherTableGivesNoMoreTries() {
    try (TestLobby gathering = new TestLobby(setup())) {
      PasswordVerifier other = PasswordVerifier.of(WRONG, new byte[16]);
      int known =
          gathering.host.open(
              TestLobby.setup(4).admission(Admission.open(true).password(Optional.of(other))));
      List<ByeReason> farewells = new ArrayList<>();
      for (int tries = 0; tries < 3; tries++) {
        farewells.add(farewell(gathering, guessing(gathering)));
        if (tries < 2) {
          gathering.inLobby(
              joining(gathering, known, (guest, question) -> prove(guest, question, WRONG)));
        }
      }
      farewells.add(farewell(gathering, guessing(gathering)));
      assertThat(farewells)
          .containsExactly(
              ByeReason.PASSWORD_WRONG,
              ByeReason.PASSWORD_WRONG,
              ByeReason.PASSWORD_WRONG,
              ByeReason.PASSWORD_PAUSE);
      gathering.timing.pass(Duration.ofHours(25));
      for (int tries = 0; tries < 3; tries++) {
        assertThat(farewell(gathering, guessing(gathering))).isEqualTo(ByeReason.PASSWORD_WRONG);
      }
    }
  }

  /** Tables have a thread each: answers to questions that all have asked are still three tries. */
  @Test
  void answersAtAllTablesAtOnceAreNoMoreTries() {
    try (TestLobby gathering = new TestLobby(setup())) {
      List<HeadlessGuest> all =
          Stream.generate(() -> gathering.host.open(setup()))
              .limit(8)
              .map(table ->
                  HeadlessGuest.join(
                      gathering.loops,
                      gathering.address,
                      "Eve",
                      table,
                      new ConnectionPurpose.Sit()))
              .toList();
      all.forEach(guest -> asked(gathering, guest, 1));
      all.forEach(PasswordTest::guess);
      assertThat(all.stream().map(guest -> farewell(gathering, guest)))
          .filteredOn(ByeReason.PASSWORD_WRONG::equals)
          .hasSize(3);
    }
  }

  /** Many lines at once are no more tries than one after the other. */
  @Test
  void questionsThatWereAskedTogetherDoNotHelp() {
    try (TestLobby gathering = new TestLobby(setup())) {
      List<HeadlessGuest> all =
          Stream.generate(() -> gathering.join("Eve", new ConnectionPurpose.Sit()))
              .limit(8)
              .toList();
      all.forEach(guest -> asked(gathering, guest, 1));
      all.forEach(PasswordTest::guess);
      assertThat(all.stream().map(guest -> farewell(gathering, guest)))
          .containsOnly(ByeReason.PASSWORD_WRONG, ByeReason.PASSWORD_PAUSE)
          .filteredOn(ByeReason.PASSWORD_WRONG::equals)
          .hasSize(3);
    }
  }

  @Test
  void aClientThatDoesNotAnswerIsDisconnected() {
    try (TestLobby gathering = new TestLobby(setup())) {
      HeadlessGuest east = gathering.join("East", new ConnectionPurpose.Sit());
      asked(gathering, east, 1);
      gathering.timing.pass(Duration.ofSeconds(10));
      assertThat(farewell(gathering, east)).isEqualTo(ByeReason.SILENT);
    }
  }

  /** Nobody is at the table who has not answered: others hear nothing, and nothing else counts. */
  @Test
  void aPlayerWhoIsAskedIsNotAtTheTable() {
    try (TestLobby gathering = new TestLobby(setup())) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.join("East", new ConnectionPurpose.Sit());
      asked(gathering, east, 1);
      east.send(new ToHost.InLobby(TestLobby.ready(north)));
      east.send(new ToHost.Chat(new oklahoma.protocol.people.ChatMessage.Words("let me in")));
      gathering.settle(north);
      assertThat(north.lobby().chair(Seat.B)).isEqualTo(new Chair.Open());
      assertThat(north.received(FromHost.Chatted.class)).isEmpty();
      gathering.host.close(gathering.table);
      assertThat(farewell(gathering, east)).isEqualTo(ByeReason.TABLE_CLOSED);
    }
  }

  @Test
  void theLastSeatMayBeTakenWhileSomebodyIsAsked() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(1).admission(guarded()))) {
      HeadlessGuest east = gathering.join("East", new ConnectionPurpose.Sit());
      FromHost.PasswordAsked question = asked(gathering, east, 1);
      gathering.comesFromInside("North");
      prove(east, question, RIGHT);
      assertThat(farewell(gathering, east)).isEqualTo(ByeReason.TABLE_FULL);
    }
  }

  private static TableSetup setup() {
    return guarded(TestLobby.setup(4));
  }

  /** A table where nobody comes in without the password. */
  public static TableSetup guarded(TableSetup setup) {
    return setup.admission(guarded());
  }

  /** Somebody who knows it. */
  public static HeadlessGuest knowing(TestLobby gathering) {
    return knowing(gathering, RIGHT);
  }

  private static Admission guarded() {
    return Admission.open(true).password(Optional.of(VERIFIER));
  }

  private static HeadlessGuest knowing(TestLobby gathering, TablePassword password) {
    return joining(
        gathering, gathering.table, (guest, question) -> prove(guest, question, password));
  }

  /** Does not know it, and does not take the time that a password takes. */
  private static HeadlessGuest guessing(TestLobby gathering) {
    return guessing(gathering, gathering.table);
  }

  private static HeadlessGuest guessing(TestLobby gathering, int table) {
    return joining(gathering, table, (guest, question) -> guess(guest));
  }

  private static HeadlessGuest joining(
      TestLobby gathering, int table, BiConsumer<HeadlessGuest, FromHost.PasswordAsked> answer) {
    return HeadlessGuest.join(
        gathering.loops,
        gathering.address,
        "East",
        table,
        new ConnectionPurpose.Sit(),
        (guest, message) -> {
          if (message instanceof FromHost.PasswordAsked question) {
            answer.accept(guest, question);
          }
        });
  }

  private static void guess(HeadlessGuest guest) {
    guest.send(new ToHost.ProvePassword(new PasswordProof(Octets.of(new byte[32]))));
  }

  private static void prove(
      HeadlessGuest guest, FromHost.PasswordAsked question, TablePassword password) {
    guest.send(
        new ToHost.ProvePassword(
            PasswordProof.of(password, question.challenge(), guest.fingerprint())));
  }

  private static FromHost.PasswordAsked asked(TestLobby gathering, HeadlessGuest guest, int times) {
    gathering.until(() -> guest.received(FromHost.PasswordAsked.class).size() == times);
    return guest.received(FromHost.PasswordAsked.class).getLast();
  }

  private static ByeReason farewell(TestLobby gathering, HeadlessGuest guest) {
    gathering.until(() -> guest.farewell().isPresent());
    return guest.farewell().orElseThrow();
  }

  private static InetSocketAddress anyPort() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  }
}
