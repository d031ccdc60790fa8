package oklahoma.host.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import oklahoma.host.journal.ArchivedMatch.Participation;
import oklahoma.host.testing.LogLines;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.record.MatchFacts;
import oklahoma.rules.record.MatchRecord;
import oklahoma.sqlite.DatabaseRefused.Reason;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is over is kept once, for several programs, and leaves the journal for the archive. */
class MatchArchiveTest {
  private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");

  /** Where SQLite's header has the size of a page, in two bytes. */
  private static final int PAGE_SIZE_AT = 16;

  private static final Participation MINE =
      new Participation(Optional.of(Seat.B), List.of("HARD", ""), true);

  @TempDir private Path folder;

  @RegisterExtension private final LogLines log = new LogLines(JournalFile.class);

  @SuppressWarnings("NullAway.Init")
  private MatchArchive archive;

  @BeforeEach
  void open() {
    archive = new MatchArchive(folder.resolve("here/matches.db"));
  }

  private static MatchRecord match(long seed) {
    return RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of("North", "# Изток"), seed).record();
  }

  @Test
  void whatIsAddedIsThereOnceTheLatestFirst() throws Exception {
    MatchRecord first = match(1);
    long id = archive.add(Notation.print(first), NOON, MINE);
    long later = archive.add(Notation.print(match(2)), NOON.plusSeconds(60), Participation.NOBODY);
    assertThat(archive.add("# a remark\n\n" + Notation.print(first), NOON, Participation.NOBODY))
        .isEqualTo(id);
    assertThat(archive.list().matches()).extracting(ArchivedMatch::id).containsExactly(later, id);
    assertThat(archive.list().matches().getLast())
        .isEqualTo(
            new ArchivedMatch(
                id, NOON, MINE, first.rules(), first.players(), MatchFacts.of(first), true));
    assertThat(MatchArchive.record(archive.text(id).orElseThrow())).isEqualTo(first);
  }

  @Test
  void whatIsDeletedStillCountsUntilAReset() throws Exception {
    long id = archive.add(Notation.print(match(1)), NOON, MINE);
    archive.delete(id);
    assertThat(archive.text(id)).isEmpty();
    ArchivedMatch left = archive.list().matches().getFirst();
    assertThat(left.whole()).isFalse();
    assertThat(left.participation().counts()).isTrue();
    archive.reset();
    assertThat(archive.list().matches().getFirst().participation().counts()).isFalse();
    assertThat(archive.text(99)).isEmpty();
  }

  @Test
  void whatIsNoRecordIsRefusedAndNothingIsLost() throws Exception {
    String text = Notation.print(match(1));
    archive.add(text, NOON, MINE);
    for (String wrong :
        List.of(
            "", "Dear North\n", "match gin classic 2 seats\n", text.replace("deal ", "dael "))) {
      assertThat(
              catchThrowableOfType(
                  IllegalArgumentException.class, () -> archive.add(wrong, NOON, MINE)))
          .isNotNull();
    }
    assertThat(archive.list().matches()).hasSize(1);
  }

  @Test
  void aDamagedFileIsRefusedAndStaysAsItIs() throws Exception {
    Path file = folder.resolve("matches.db");
    String damage = "no database, but longer than a header\n".repeat(200);
    Files.writeString(file, damage);
    JournalRefused refused =
        catchThrowableOfType(JournalRefused.class, new MatchArchive(file)::list);
    assertThat(refused.reason()).isEqualTo(Reason.DAMAGED);
    assertThat(Files.readString(file)).isEqualTo(damage);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE matches SET me = 200 WHERE id = 1",
        "UPDATE matches SET me = 2 WHERE id = 1",
        "UPDATE matches SET played = 9000000000000000000 WHERE id = 1",
        "UPDATE matches SET players = 'North' WHERE id = 1",
        "UPDATE matches SET rules = 'whist' WHERE id = 1",
        "DELETE FROM seats WHERE seat = 1 AND of_match = 1"
      })
  void aRowThatNobodyWroteIsNamedAndKeepsNoOtherMatchBack(String damage) throws Exception {
    archive.add(Notation.print(match(1)), NOON, MINE);
    long other = archive.add(Notation.print(match(2)), NOON, MINE);
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("here/matches.db"));
        Statement statement = database.createStatement()) {
      statement.executeUpdate(damage);
    }
    assertThat(archive.list().matches()).extracting(ArchivedMatch::id).containsExactly(other);
    assertThat(log.lines())
        .singleElement()
        .asString()
        .startsWith("match 1 of the archive cannot be read: ");
  }

  /** Each page in turn is lost. The matches on the others can be read, and nothing is written. */
  @Test
  void aPageOfZerosLosesOnlyWhatWasOnIt() throws Exception {
    List<String> texts = IntStream.range(0, 8).mapToObj(i -> Notation.print(match(i))).toList();
    for (String text : texts) {
      archive.add(text, NOON, MINE);
    }
    Path file = folder.resolve("here/matches.db");
    byte[] whole = Files.readAllBytes(file);
    int size = ByteBuffer.wrap(whole).getChar(PAGE_SIZE_AT);
    int most = 0;
    for (int page = 1; page < whole.length / size; page++) {
      byte[] damaged = whole.clone();
      Arrays.fill(damaged, page * size, (page + 1) * size, (byte) 0);
      Files.write(file, damaged);
      most = Math.max(most, readable(texts));
      if (isDamaged()) {
        assertThat(Arrays.equals(Files.readAllBytes(file), damaged)).isTrue();
      }
    }
    assertThat(most).isGreaterThanOrEqualTo(texts.size() - 1);
  }

  /** How many matches a damaged archive lists and gives with their records, all as they were. */
  private int readable(List<String> texts) throws Exception {
    MatchArchive.Listed listed;
    try {
      listed = archive.list();
    } catch (JournalRefused refused) {
      assertThat(refused.reason()).isEqualTo(Reason.DAMAGED);
      return 0;
    }
    int read = 0;
    for (ArchivedMatch each : listed.matches()) {
      try {
        assertThat(archive.text(each.id()).map(texts::contains)).isNotEqualTo(Optional.of(false));
        read++;
      } catch (JournalRefused lost) {
        assertThat(lost.reason()).isEqualTo(Reason.DAMAGED);
      }
    }
    return read;
  }

  /** SQLite does not notice the loss of a text's last page. */
  private boolean isDamaged() {
    JournalRefused refused = catchThrowableOfType(JournalRefused.class, archive::reset);
    return refused != null && refused.reason() == Reason.DAMAGED;
  }

  /**
   * Archives have these digests. If records are printed in another way, a step of the schema must
   * digest them again; otherwise all of them would seem changed.
   */
  @ParameterizedTest
  @CsvSource({
    "gin, 64f39c5704f1bde580ad96574e606311e710aa30f5246178754b5942e1ca68fd",
    "oklahoma, 1c32c9b73c09243067fc242619cc7fd33e7ccb743d6aa0b1062369fbac092ad1"
  })
  void theDigestOfARecordStays(String game, String digest) throws Exception {
    archive.add(former("finished-" + game + ".oklahoma"), NOON, MINE);
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("here/matches.db"));
        Statement statement = database.createStatement();
        ResultSet row = statement.executeQuery("SELECT digest FROM matches")) {
      assertThat(row.getString(1)).isEqualTo(digest);
    }
  }

  private static String former(String name) throws IOException {
    try (InputStream file =
        MatchArchiveTest.class.getResourceAsStream(
            "/oklahoma/host/table/snapshot/former/" + name)) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aChangedRecordIsRefused() throws Exception {
    long id = archive.add(Notation.print(match(1)), NOON, MINE);
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("here/matches.db"));
        PreparedStatement change =
            database.prepareStatement("UPDATE matches SET record = ? WHERE id = 1")) {
      change.setString(1, Notation.print(begun(match(1))));
      change.executeUpdate();
    }
    assertThat(catchThrowableOfType(JournalRefused.class, () -> archive.text(id)).reason())
        .isEqualTo(Reason.DAMAGED);
  }

  @Test
  void severalProgramsWriteAtOnce() throws Exception {
    List<String> texts = IntStream.range(0, 6).mapToObj(i -> Notation.print(match(i))).toList();
    Path file = folder.resolve("here/matches.db");
    try (ExecutorService programs = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<Void>> writing =
          IntStream.range(0, 3)
              .mapToObj(program -> CompletableFuture.runAsync(() -> addAll(file, texts), programs))
              .toList();
      writing.forEach(CompletableFuture::join);
    }
    assertThat(archive.list().matches()).hasSize(texts.size());
  }

  private static void addAll(Path file, List<String> texts) {
    try {
      for (String text : texts) {
        new MatchArchive(file).add(text, NOON, MINE);
      }
    } catch (JournalRefused refused) {
      throw new AssertionError(refused);
    }
  }

  /** What a table can go on from stays, and so does what was never finished. */
  @Test
  void whatIsOverLeavesTheJournal() throws Exception {
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      journal.of(1).append(Entry.of(match(1)));
      journal.of(1).append(Entry.of(match(2)));
      journal.of(1).append(new Entry.TableSaved("so"));
      journal.of(2).append(Entry.of(match(3)));
      journal.of(3).append(Entry.of(begun(match(4))));
      assertThat(journal.lastMatches(1))
          .extracting(KeptMatch::text)
          .containsExactly(Notation.print(match(2)), Notation.print(match(1)));
      assertThat(journal.lastMatches(9)).isEmpty();
      List<KeptMatch> moved = new ArrayList<>();
      archive.moveFrom(
          journal, match -> match.table() == 1 ? MINE : Participation.NOBODY, moved::add);
      assertThat(moved).extracting(KeptMatch::table).containsExactly(1, 2);
      assertThat(archive.list().matches())
          .extracting(kept -> MatchArchive.record(archive.text(kept.id()).orElseThrow()))
          .containsExactlyInAnyOrder(match(1), match(3));
      assertThat(journal.lastMatches(1)).extracting(KeptMatch::id).containsExactly(2);
      assertThat(journal.looseMatches()).containsExactly(4);
      assertThat(journal.match(2).text()).isEqualTo(Notation.print(match(2)));
      assertThat(journal.match(4).text()).isEqualTo(Notation.print(begun(match(4))));
      assertThat(journal.freeNumber()).isEqualTo(4);
      archive.moveFrom(journal, match -> Participation.NOBODY, moved::add);
      assertThat(moved).hasSize(2);
      assertThat(archive.list().matches())
          .extracting(ArchivedMatch::participation)
          .containsExactlyInAnyOrder(MINE, Participation.NOBODY);
    }
  }

  /** A match that cannot be read stays where it is, and keeps no other one there. */
  @Test
  void aRowThatCannotBeReadStaysInTheJournalAlone() throws Exception {
    Path file = folder.resolve("journal.db");
    try (JournalFile journal = JournalFile.open(file)) {
      journal.of(1).append(Entry.of(match(1)));
      journal.of(2).append(Entry.of(match(2)));
    }
    try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = database.createStatement()) {
      statement.executeUpdate("UPDATE matches SET began = 9223372036854775807 WHERE id = 1");
    }
    try (JournalFile journal = JournalFile.open(file)) {
      archive.moveFrom(journal, match -> Participation.NOBODY, match -> {});
      assertThat(archive.list().matches()).hasSize(1);
      assertThat(journal.looseMatches()).containsExactly(1);
    }
  }

  private static MatchRecord begun(MatchRecord match) {
    return new MatchRecord(
        match.rules(), match.players(), match.firstDealer(), match.deals().subList(0, 1));
  }
}
