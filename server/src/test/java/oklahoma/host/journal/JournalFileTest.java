package oklahoma.host.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.files.OwnFiles;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.sqlite.DatabaseRefused;
import oklahoma.sqlite.DatabaseRefused.Reason;
import oklahoma.sqlite.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What was taken is in the file; what cannot be a journal is refused with its reason. */
class JournalFileTest {
  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("here/journal.db");
  }

  @Test
  void whatWasWrittenIsReadAgain() throws Exception {
    List<Entry> match = match(1);
    try (JournalFile journal = JournalFile.open(file())) {
      write(journal.of(7), match);
      journal.of(7).append(new Entry.TableSaved("so\n"));
      journal.of(7).append(new Entry.TableSaved("and so\n"));
    }
    try (JournalFile journal = JournalFile.open(file())) {
      KeptTable table = journal.table(7);
      assertThat(journal.numbers()).hasSize(1);
      assertThat(table.number()).isEqualTo(7);
      assertThat(table.snapshot()).isEqualTo("and so\n");
      assertThat(singly(table.match())).isEqualTo(singly(match));
      assertThat(journal.freeNumber()).isEqualTo(8);
      KeptMatch kept = journal.match(1);
      assertThat(kept.players()).containsExactly("Anna", "Борис");
      assertThat(Notation.match(kept.text()).orElseThrow().deals()).isNotEmpty();
    }
  }

  /** What is acknowledged has been forced to the disk: SQLite does so in each commit. */
  @Test
  void everyCommitIsForcedToTheDisk() throws Exception {
    JournalFile.open(file()).close();
    try (Connection database = JournalFile.connect(file(), 0)) {
      assertThat(setting(database, "synchronous")).isEqualTo("2"); // FULL
      assertThat(setting(database, "journal_mode")).isEqualTo("wal");
    }
  }

  private static String setting(Connection database, String name) throws SQLException {
    try (Statement sql = database.createStatement();
        ResultSet row = sql.executeQuery("PRAGMA " + name)) {
      return row.getString(1);
    }
  }

  @Test
  void anotherMatchFollowsTheFirstAndOneThatWasGivenUpIsForgotten() throws Exception {
    List<Entry> second = match(2);
    try (JournalFile journal = JournalFile.open(file())) {
      write(journal.of(1), match(1));
      journal.of(1).append(new Entry.TableSaved("so"));
      write(journal.of(1), second);
      assertThat(singly(journal.table(1).match())).isEqualTo(singly(second));
      journal.of(1).append(new Entry.MatchGivenUp());
      assertThat(journal.lastMatches(1)).hasSize(1);
      journal.of(1).append(new Entry.TableForgotten());
      assertThat(journal.numbers()).isEmpty();
      assertThat(journal.lastMatches(1)).hasSize(1);
    }
  }

  /** Seats of a match that is gone would keep a host from starting. */
  @Test
  void aTableThatIsGivenUpGoesWithItsMatch() throws Exception {
    try (JournalFile journal = JournalFile.open(file())) {
      write(journal.of(1), match(1));
      journal.of(1).append(new Entry.TableSaved("so"));
      journal.of(1).append(new Entry.TableGivenUp());
      assertThat(journal.numbers()).isEmpty();
      assertThat(journal.lastMatches(1)).isEmpty();
    }
  }

  /** One writer commits for all; every table finds all of its own and nothing of others. */
  @Test
  void manyTablesWriteAtOnce() throws Exception {
    int tables = 20;
    try (JournalFile journal = JournalFile.open(file());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<Void>> writing =
          IntStream.rangeClosed(1, tables)
              .mapToObj(
                  table -> CompletableFuture.runAsync(() -> writeAll(journal, table), threads))
              .toList();
      writing.forEach(CompletableFuture::join);
      assertThat(journal.numbers()).hasSize(tables);
      for (int number : journal.numbers()) {
        KeptTable table = journal.table(number);
        assertThat(singly(table.match())).isEqualTo(singly(match(table.number())));
      }
    }
  }

  private static void writeAll(JournalFile journal, int table) {
    try {
      journal.of(table).append(new Entry.TableSaved("so"));
      write(journal.of(table), match(table));
    } catch (JournalFailed failed) {
      throw new AssertionError(failed);
    }
  }

  /** The journal reports no success that did not happen, and keeps what it had. */
  @Test
  void aFullDiskIsAFailureAndLosesNothingFromBefore() throws Exception {
    int taken = 0;
    try (JournalFile journal = JournalFile.open(file(), 40)) {
      journal.of(1).append(new Entry.TableSaved("so"));
      write(journal.of(1), match(1));
      for (int table = 2; table < 1_000; table++) {
        journal.of(table).append(new Entry.TableSaved("x".repeat(4_000)));
        taken = table;
      }
    } catch (JournalFailed full) {
      assertThat(full.getCause())
          .isInstanceOfSatisfying(
              SQLException.class, cause -> assertThat(Reason.of(cause)).isEqualTo(Reason.FULL));
    }
    assertThat(taken).isBetween(2, 100);
    try (JournalFile journal = JournalFile.open(file())) {
      assertThat(journal.numbers()).hasSize(taken);
      assertThat(singly(journal.table(1).match())).isEqualTo(singly(match(1)));
    }
  }

  /** A table tries again what could not be written: it is there once, and nothing else is lost. */
  @Test
  void whatFoundNoRoomIsTakenOnceThereIsSome() throws Exception {
    try (JournalFile journal = JournalFile.open(file(), 40)) {
      journal.of(1).append(new Entry.TableSaved("so"));
      int last = fill(journal);
      Entry large = new Entry.TableSaved("y".repeat(4_000));
      assertThatExceptionOfType(JournalFailed.class).isThrownBy(() -> journal.of(1).append(large));
      assertThat(journal.table(1).snapshot()).isEqualTo("so");
      journal.of(last).append(new Entry.TableForgotten());
      journal.of(last - 1).append(new Entry.TableForgotten());
      journal.of(1).append(large);
      assertThat(journal.table(1).snapshot()).isEqualTo("y".repeat(4_000));
    }
  }

  /** Writes tables until there is no room; the last one that found some. */
  private static int fill(JournalFile journal) {
    int table = 1;
    try {
      while (table < 1_000) {
        journal.of(table + 1).append(new Entry.TableSaved("x".repeat(4_000)));
        table++;
      }
    } catch (JournalFailed full) {
      return table;
    }
    throw new AssertionError("there was room for everything");
  }

  /** Otherwise a host would go on and acknowledge moves that are lost. */
  @ParameterizedTest
  @CsvSource({"journal.db, false", "journal.db, true", "journal.db-wal, false"})
  @DisabledOnOs(OS.WINDOWS) // nobody can move an open file there
  void nothingIsTakenWhileTheFileIsAnother(String name, boolean replaced) throws Exception {
    Path part = file().resolveSibling(name);
    Path away = folder.resolve("away");
    Entry later = new Entry.TableSaved("later");
    try (JournalFile journal = JournalFile.open(file())) {
      journal.of(1).append(new Entry.TableSaved("so"));
      Files.move(part, away);
      if (replaced) {
        Files.copy(away, part);
      }
      assertThatExceptionOfType(JournalFailed.class)
          .isThrownBy(() -> journal.of(1).append(later))
          .withMessageContaining(part + " has been deleted, moved or replaced");
      Files.move(away, part, StandardCopyOption.REPLACE_EXISTING);
      journal.of(1).append(later);
    }
    try (JournalFile journal = JournalFile.open(file())) {
      assertThat(journal.table(1).snapshot()).isEqualTo("later");
    }
  }

  @Test
  void aDiskThatIsFullAtOnceIsReported() {
    assertThat(refused(() -> JournalFile.open(file(), 2)).reason()).isEqualTo(Reason.FULL);
  }

  @Test
  void oneAtATimeHasTheFile() throws Exception {
    try (JournalFile journal = JournalFile.open(file())) {
      assertThat(refused(() -> JournalFile.open(file())).reason()).isEqualTo(Reason.IN_USE);
      journal.of(1).append(new Entry.TableSaved("so"));
    }
    JournalFile.open(file()).close();
  }

  @Test
  void aNewerFileIsRefusedWithItsVersion() throws Exception {
    JournalFile.open(file()).close();
    sql("PRAGMA user_version = 12");
    byte[] before = Files.readAllBytes(file());
    JournalRefused refused = refused(() -> JournalFile.open(file()));
    assertThat(refused.reason()).isEqualTo(Reason.NEWER);
    assertThat(refused.version()).hasValue(12);
    assertThat(Files.readAllBytes(file())).isEqualTo(before);
  }

  /** It could not read shuffles of the second scheme, and would call the file damaged. */
  @Test
  void aProgramOfTheFirstVersionLearnsThatAFileIsNewer() throws Exception {
    JournalFile.open(file()).close();
    Schema first = new Schema(Records.SCHEMA.steps().subList(0, 1));
    try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + file())) {
      database.setAutoCommit(false);
      DatabaseRefused refused =
          catchThrowableOfType(DatabaseRefused.class, () -> first.bringUp(database));
      assertThat(Reason.of(refused)).isEqualTo(Reason.NEWER);
      assertThat(refused.version()).hasValue(2);
    }
  }

  /** A journal begins whole, so something has been lost from one that is empty. */
  @Test
  void anEmptyFileIsDamagedAndStaysAsItIs() throws Exception {
    Files.createDirectories(file().getParent());
    Files.createFile(file());
    assertThat(refused(() -> JournalFile.open(file())).reason()).isEqualTo(Reason.DAMAGED);
    assertThat(file()).isEmptyFile();
  }

  /** What a full disk or a kill leaves of a journal that was beginning is none. */
  @Test
  void aJournalThatCouldNotBeginIsNotThere() throws Exception {
    assertThat(refused(() -> JournalFile.open(file(), 2)).file()).isEqualTo(file());
    assertThat(file()).doesNotExist();
    JournalFile.open(file()).close();
    try (var files = Files.list(file().getParent())) {
      assertThat(files).containsExactly(file());
    }
  }

  /** SQLite would take the log for a part of any database beside it. */
  @Test
  void aLogWithoutItsJournalIsDamage() throws Exception {
    Files.createDirectories(file().getParent());
    Files.writeString(file().resolveSibling("journal.db-wal"), "what is left");
    assertThat(refused(() -> JournalFile.open(file())).reason()).isEqualTo(Reason.DAMAGED);
    assertThat(file()).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, Integer.MIN_VALUE})
  void aVersionThatWasNeverWrittenIsDamage(int version) throws Exception {
    JournalFile.open(file()).close();
    sql("PRAGMA user_version = " + version);
    assertThat(refused(() -> JournalFile.open(file())).reason()).isEqualTo(Reason.DAMAGED);
  }

  @Test
  void aFileThatIsNoDatabaseIsDamaged() throws Exception {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), "no database, but longer than a header\n".repeat(200));
    assertThat(refused(() -> JournalFile.open(file())).reason()).isEqualTo(Reason.DAMAGED);
    assertThat(Files.readString(file())).startsWith("no database");
  }

  @Test
  void aFileWithAHoleIsDamaged() throws Exception {
    try (JournalFile journal = JournalFile.open(file())) {
      write(journal.of(1), match(1));
    }
    byte[] bytes = Files.readAllBytes(file());
    Arrays.fill(bytes, 4_096, bytes.length, (byte) 7);
    Files.write(file(), bytes);
    assertThat(refused(() -> JournalFile.open(file())).reason()).isEqualTo(Reason.DAMAGED);
  }

  @Test
  void aLineThatIsNoNotationIsDamageOfItsTableAlone() throws Exception {
    try (JournalFile journal = JournalFile.open(file())) {
      for (int table = 1; table <= 2; table++) {
        journal.of(table).append(new Entry.TableSaved("so"));
        write(journal.of(table), match(table));
      }
    }
    sql("UPDATE lines SET line = 'A sneezes' WHERE n = 5 AND of_match = 1");
    try (JournalFile journal = JournalFile.open(file())) {
      assertThat(journal.numbers()).containsExactly(1, 2);
      assertThat(refused(() -> journal.table(1)).reason()).isEqualTo(Reason.DAMAGED);
      assertThat(singly(journal.table(2).match())).isEqualTo(singly(match(2)));
    }
  }

  /** Signs that mean something to the driver, to addresses or to patterns. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // no folder can be called so there
  void aFolderMayHaveAnyName() throws Exception {
    Path strange = folder.resolve("a?mode=memory&x=y/${user.home} %d %41 #1 Борис/journal.db");
    try (JournalFile journal = JournalFile.open(strange)) {
      journal.of(1).append(new Entry.TableSaved("so"));
    }
    assertThat(strange).isRegularFile();
    try (JournalFile journal = JournalFile.open(strange)) {
      assertThat(journal.table(1).snapshot()).isEqualTo("so");
    }
  }

  @Test
  void whereNoFileCanBeIsReported() throws Exception {
    Path inTheWay = Files.createFile(folder.resolve("file"));
    assertThat(refused(() -> JournalFile.open(inTheWay.resolve("journal.db"))).reason())
        .isEqualTo(Reason.NOT_WRITABLE);
    Path aFolder = Files.createDirectory(folder.resolve("journal.db"));
    assertThat(refused(() -> JournalFile.open(aFolder)).reason()).isEqualTo(Reason.NOT_WRITABLE);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS) // files have no such permissions there
  void onlyItsUserCanReadIt() throws Exception {
    try (JournalFile journal = JournalFile.open(file())) {
      journal.of(1).append(new Entry.TableSaved("so"));
      try (var files = Files.list(file().getParent())) {
        assertThat(files.toList())
            .isNotEmpty()
            .allSatisfy(each ->
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
                    .isEqualTo("rw-------"));
      }
    }
  }

  /**
   * SQLite would give the files beside it the same permissions, and could never open them again.
   */
  @ParameterizedTest
  @ValueSource(strings = {"journal.db", "journal.db-wal", "journal.db-shm"})
  void aFileThatCannotBeWrittenIsRefusedByItsNameUntilItCan(String name) throws Exception {
    JournalFile.open(file()).close();
    Path part = file().resolveSibling(name);
    OwnFiles.createIfAbsent(part);
    assertThat(part.toFile().setWritable(false)).isTrue();
    assumeFalse(Files.isWritable(part), "this user may write everything");
    JournalRefused refused = refused(() -> JournalFile.open(file()));
    assertThat(refused.reason()).isEqualTo(Reason.NOT_WRITABLE);
    assertThat(refused.file()).isEqualTo(part);
    assertThat(part.toFile().setWritable(true, true)).isTrue();
    JournalFile.open(file()).close();
  }

  @Test
  void nothingIsTakenAfterTheEnd() throws Exception {
    JournalFile journal = JournalFile.open(file());
    journal.close();
    assertThatExceptionOfType(JournalFailed.class)
        .isThrownBy(() -> journal.of(1).append(new Entry.TableSaved("so")));
  }

  private interface Opening {
    Object open() throws Exception;
  }

  private static JournalRefused refused(Opening opening) {
    return catchThrowableOfType(JournalRefused.class, opening::open);
  }

  private void sql(String statement) throws SQLException {
    try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement sql = database.createStatement()) {
      sql.executeUpdate(statement);
    }
  }

  private static void write(Journal journal, List<Entry> entries) throws JournalFailed {
    for (Entry entry : entries) {
      journal.append(entry);
    }
  }

  /** A match whose first deal was played at random. */
  private static List<Entry> match(int seed) {
    Random chance = new Random(seed);
    OklahomaRules rules = RandomRules.forSeats(2, chance);
    List<Card> order = new ArrayList<>(rules.pack());
    Collections.shuffle(order, chance);
    Oklahoma start = (Oklahoma) OklahomaMatch.of(rules, Seat.B).next(order);
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.MatchBegan(rules, Seat.B, List.of("Anna", "Борис")));
    entries.add(new Entry.Dealt(order));
    List<Event> events = RandomPlay.played(start, seed).events();
    for (int i = 0; i < events.size(); i += 3) {
      entries.add(new Entry.Happened(events.subList(i, Math.min(i + 3, events.size()))));
    }
    return entries;
  }

  /** Each event as an entry of its own, as they are read. */
  private static List<Entry> singly(List<Entry> entries) {
    return entries.stream()
        .flatMap(entry ->
            entry instanceof Entry.Happened(List<Event> events)
                ? events.stream().map(event -> new Entry.Happened(List.of(event)))
                : Stream.of(entry))
        .map(Entry.class::cast)
        .toList();
  }
}
