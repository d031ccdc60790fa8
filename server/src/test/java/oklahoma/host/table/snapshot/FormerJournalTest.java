package oklahoma.host.table.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.host.app.VerifyCommand;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalReader;
import oklahoma.host.journal.KeptMatch;
import oklahoma.host.journal.MatchArchive;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/**
 * What version 0.1.0 wrote is still read: its journal with a match of each game and a lobby, whose
 * players come back with the keys of that time, and the records of two matches.
 */
class FormerJournalTest {
  private static final int OKLAHOMA = 1;
  private static final int GIN = 2;
  private static final int LOBBY = 3;

  @TempDir private Path folder;

  @SuppressWarnings("NullAway.Init")
  private JournalFile journal;

  @BeforeEach
  void open() throws Exception {
    Path file = folder.resolve("journal.db");
    try (InputStream former = resource("journal.db")) {
      Files.copy(former, file);
    }
    journal = JournalFile.open(file);
  }

  @AfterEach
  void shut() {
    journal.close();
  }

  @Test
  void everyTableIsFoundAndEveryMatchReadsAsItDid() throws Exception {
    assertThat(journal.numbers()).containsExactly(OKLAHOMA, GIN, LOBBY);
    for (int table : List.of(OKLAHOMA, GIN)) {
      assertThat(journal.lastMatches(table))
          .extracting(KeptMatch::text)
          .containsExactly(text("running-" + table + ".oklahoma"));
    }
    assertThat(journal.looseMatches()).isEmpty();
  }

  /** A reader does not make a journal of this version of it. */
  @Test
  void everyMatchIsReadFromTheFileAsItIs() throws Exception {
    Path file = folder.resolve("former.db");
    try (InputStream former = resource("journal.db")) {
      Files.copy(former, file);
    }
    try (JournalReader reader = JournalReader.open(file)) {
      List<String> texts = new ArrayList<>();
      for (int id : reader.matches(damage -> fail(damage))) {
        reader.match(id).map(KeptMatch::text).ifPresent(texts::add);
      }
      assertThat(texts)
          .containsExactly(
              text("running-" + OKLAHOMA + ".oklahoma"), text("running-" + GIN + ".oklahoma"));
    }
    try (InputStream former = resource("journal.db")) {
      assertThat(file).hasBinaryContent(former.readAllBytes());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {OKLAHOMA, GIN})
  void everybodySeesTheMatchWhereItStoodAndPlaysItsDealToTheEnd(int table) throws Exception {
    Deal stood = RecoveredMatch.of(journal.table(table).match()).deal().orElseThrow();
    try (SeatedTable company =
        SeatedTable.resumed(SavedTable.of(journal.table(table)), journal.of(table))) {
      keys(table).forEach(company::comeBack);
      assertThat(company.all())
          .isNotEmpty()
          .allSatisfy(guest -> assertThat(guest.seen()).isEqualTo(Seen.of(stood, guest.seat())));
      company.playUntil(() -> company.all().getFirst().deal().over());
      company.all().forEach(guest -> assertThat(guest.fault()).isEmpty());
    }
    assertThat(RecoveredMatch.of(journal.table(table).match()).deal().orElseThrow().over())
        .isTrue();
    String played = journal.lastMatches(table).getFirst().text();
    assertThat(played).startsWith(text("running-" + table + ".oklahoma"));
    assertThat(verified(played)).isNotEqualTo(1);
  }

  @Test
  void aLobbyLooksAsItDidAndItsMatchBegins() throws Exception {
    try (SeatedTable company =
        SeatedTable.resumed(SavedTable.of(journal.table(LOBBY)), journal.of(LOBBY))) {
      Map<Seat, SeatKey> keys = keys(LOBBY);
      HeadlessGuest anna = inLobby(company, keys, Seat.A);
      HeadlessGuest boris = inLobby(company, keys, Seat.B);
      Waiting.until(() -> anna.lobby().chairs().equals(boris.lobby().chairs()));
      LobbyState lobby = anna.lobby();
      assertThat(lobby.rules())
          .isEqualTo(
              OklahomaRules.standard(4)
                  .with(new OklahomaRules.Clocks(OptionalInt.of(7), OptionalInt.of(90))));
      assertThat(lobby.blocked()).containsExactly(new Name("Eve"));
      assertThat(lobby.needsPassword()).isTrue();
      assertThat(lobby.watchable()).isTrue();
      assertThat(lobby.chairs())
          .extracting(Object::getClass)
          .startsWith(Chair.OfHuman.class, Chair.OfHuman.class, Chair.Open.class, Chair.OfBot.class)
          .endsWith(Chair.Locked.class);
      assertThat(lobby.chairs().get(3))
          .isEqualTo(new Chair.OfBot(new Name("Osage"), BotLevel.NORMAL));
      anna.send(new ToHost.InLobby(new LobbyRequest.Start(true)));
      assertThat(company.welcomed(boris).standing().orElseThrow().totals()).hasSize(3);
    }
  }

  @Test
  void picturesOfExpectedPlayersAreShown() throws Exception {
    try (SeatedTable company =
        SeatedTable.resumed(SavedTable.of(journal.table(LOBBY)), journal.of(LOBBY))) {
      HeadlessGuest anna = inLobby(company, keys(LOBBY), Seat.A);
      assertThat(anna.lobby().chairs().get(1))
          .isInstanceOfSatisfying(
              Chair.OfHuman.class, boris -> assertThat(boris.avatar()).contains(Avatar.BOOT));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"finished-oklahoma.oklahoma", "finished-gin.oklahoma"})
  void aFinishedRecordIsArchivedReplayedAndVerified(String name) throws Exception {
    String record = text(name);
    assertThat(verified(record)).isEqualTo(3); // the host named the first dealer at that time
    MatchArchive archive = new MatchArchive(folder.resolve("finished.db"));
    long number =
        archive.add(
            record,
            Instant.EPOCH,
            new ArchivedMatch.Participation(Optional.of(Seat.A), List.of("", "HARD"), true));
    assertThat(archive.text(number)).contains(record.substring(record.indexOf('\n') + 1));
  }

  private static HeadlessGuest inLobby(SeatedTable company, Map<Seat, SeatKey> keys, Seat seat) {
    HeadlessGuest guest =
        company.join(new ConnectionPurpose.Return(Objects.requireNonNull(keys.get(seat))));
    Waiting.until(() -> !guest.received(FromHost.Lobby.class).isEmpty());
    return guest;
  }

  /** The exit code of the command; 1 if something is wrong with the record. */
  private int verified(String record) throws IOException {
    Path file = Files.writeString(folder.resolve("match.oklahoma"), record);
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    return new CommandLine(new VerifyCommand())
        .setOut(nowhere)
        .setErr(nowhere)
        .execute(file.toString());
  }

  private static Map<Seat, SeatKey> keys(int table) throws IOException {
    Map<Seat, SeatKey> keys = new HashMap<>();
    try (Stream<String> lines = text("keys.txt").lines()) {
      lines
          .map(line -> line.split(" ", -1))
          .filter(words -> words[0].equals("" + table))
          .forEach(words -> keys.put(Seat.valueOf(words[1]), SeatKey.ofHex(words[2])));
    }
    return keys;
  }

  private static String text(String name) throws IOException {
    try (InputStream former = resource(name)) {
      return new String(former.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static InputStream resource(String name) {
    return Objects.requireNonNull(
        FormerJournalTest.class.getResourceAsStream("former/" + name), name);
  }
}
