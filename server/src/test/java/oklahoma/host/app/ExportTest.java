package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.JournalFile;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches of both games leave a journal as files that are read again. */
class ExportTest {
  private static final int PAGE = 1_024;
  private static final byte LEAF_OF_LINES = 10; // what such a page begins with
  private static final int STEP = Integer.getInteger("host.export.step", 3);
  private static final int FLIPS = Integer.getInteger("host.export.flips", 40);
  private static final long SEED = Long.getLong("host.export.seed", 1);
  private static final List<String> NAMES = List.of("Anna", "Борис # 1", "dealer A");

  @TempDir private Path folder;

  @Test
  void matchesOfBothGamesAreReadAgain() throws Exception {
    List<MatchRecord> matches =
        List.of(
            RandomMatch.of(GinPreset.ROYAL.rules(3), NAMES, 3).record(),
            RandomMatch.of(OklahomaRules.standard(3), NAMES, 4).record());
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      for (MatchRecord match : matches) {
        journal.of(7).append(Entry.of(match));
      }
    }
    assertThat(export()).startsWith("2 matches written");
    List<String> texts = texts(folder.resolve("out"));
    assertThat(texts).map(text -> Notation.match(text).orElseThrow()).isEqualTo(matches);
    assertThat(texts.getFirst()).startsWith("# match 1 at table 7, begun ");
  }

  /** A running match shows hidden cards; so does a file that others could read before. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // files have no such permissions there
  void onlyTheUserCanReadThem() throws Exception {
    MatchRecord match = RandomMatch.of(GinPreset.ROYAL.rules(3), NAMES, 3).record();
    Path out = folder.resolve("out");
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      journal.of(7).append(Entry.of(match));
    }
    export();
    Path file = files(out).getFirst();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    export();
    assertThat(rights(file)).isEqualTo("rw-------");
    assertThat(rights(out)).isEqualTo("rwx------");
    assertThat(files(out)).hasSize(1);
  }

  /** Players may still be at the table of a match that is over. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 1 match written, 1 of them is not over.",
    "2, 1, 3 matches written, 2 of them are not over."
  })
  void howManyMatchesThereAreIsReported(int goOn, int over, String written, String running)
      throws Exception {
    MatchRecord match = RandomMatch.of(GinPreset.ROYAL.rules(3), NAMES, 3).record();
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      for (int table = 1; table <= goOn + over; table++) {
        journal.of(table).append(new Entry.TableSaved("so"));
        journal.of(table).append(Entry.of(table <= goOn ? match.upTo(0, 1) : match));
      }
    }
    assertThat(export().lines()).hasSize(2);
    assertThat(export()).contains(written + " into " + folder.resolve("out") + ".", running);
  }

  /** Nobody knows whether such a match is over. A move without the draw before it is damage too. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UPDATE lines SET line = 'deal of later' WHERE of_match = 2 AND n = 2"
            + "| Line 7 is not what the rules or the notation allow there: 'of' is too much",
        "UPDATE lines SET line = 'A draws 2h' WHERE of_match = 2 AND line LIKE '% draws%'"
            + "| is not what the rules or the notation allow there: the rules do not allow that",
        "UPDATE lines SET line = replace(line, '7', '8') WHERE of_match = 2 AND line LIKE 'ends %'"
            + "| is not what the rules or the notation allow there: the rules do not allow that",
        "DELETE FROM lines WHERE of_match = 2 AND line LIKE '% draws%'"
            + "| is not what the rules or the notation allow there: 'missing-lines' is not"
      })
  void aMatchThatCannotBeReadIsNamedAndWrittenAsItIs(String damage, String why) throws Exception {
    CommandResult result = exportOfDamaged(damage);
    assertThat(result.words())
        .contains("3 matches written")
        .contains("Match 2 is damaged; its file has the lines of the journal as they are")
        .contains(why)
        .doesNotContain("not over");
    assertThat(result.code()).isEqualTo(1);
    assertThat(texts(folder.resolve("out"))).hasSize(3);
  }

  /** No file could be made of such a row, but of all others. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '"',
      value = {
        "UPDATE matches SET began = 9223372036854775807 WHERE id = 2 | Invalid value for",
        "UPDATE matches SET players = replace(hex(zeroblob(9)), '00', 'p' || char(10)) WHERE id = 2"
            + " | 9 players are too many."
      })
  void aRowThatCannotBeReadKeepsNoOtherMatchBack(String damage, String why) throws Exception {
    CommandResult result = exportOfDamaged(damage);
    assertThat(result.words())
        .contains("2 matches written", "Match 2 cannot be read, and has no file: ", why);
    assertThat(result.code()).isEqualTo(1);
    assertThat(texts(folder.resolve("out"))).allMatch(text -> text.startsWith("# match "));
  }

  /** The command names the matches that were on a lost page. */
  @Test
  void aPageThatCannotBeReadKeepsNoOtherMatchBack() throws Exception {
    List<MatchRecord> matches = journal();
    byte[] whole = Files.readAllBytes(folder.resolve("journal.db"));
    int written = 0;
    for (int page = 1; page < whole.length / PAGE; page += STEP) {
      byte[] damaged = whole.clone();
      Arrays.fill(damaged, page * PAGE, (page + 1) * PAGE, (byte) 0);
      CommandResult result = exportOf(damaged);
      assertThat(result.words()).as("page %d", page).contains("journal.db is damaged: ");
      written += compare(matches, result, "page " + page);
    }
    assertThat(written).isGreaterThan(matches.size() * (whole.length / PAGE / STEP) / 2);
  }

  /** SQLite does not notice each of them, but the rules do. */
  @Test
  void nothingIsWrittenWrongWithoutAWordWhateverBitFlips() throws Exception {
    List<MatchRecord> matches = journal();
    byte[] whole = Files.readAllBytes(folder.resolve("journal.db"));
    Random chance = new Random(SEED);
    for (int run = 0; run < FLIPS; run++) {
      int bit = chance.nextInt(PAGE * 8, whole.length * 8);
      byte[] damaged = whole.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      compare(matches, exportOf(damaged), "seed " + SEED + ", bit " + bit);
    }
  }

  /** A row of match 2 says that it is of match 66, and nothing behind it is found. */
  @Test
  void aMatchThatMayHaveLostItsEndIsNamed() throws Exception {
    String line = Notation.print(journal().get(1)).lines().toList().get(22);
    byte[] bytes = Files.readAllBytes(folder.resolve("journal.db"));
    int row = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("\2\24" + line);
    assertThat(row).isPositive();
    bytes[row] = 66;
    CommandResult result = exportOf(bytes);
    assertThat(result.words())
        .contains("journal.db is damaged: ", "Match 2 is not over, or its end is lost.");
    assertThat(result.code()).isEqualTo(1);
  }

  /** SQLite finds nothing wrong with its last row if that says it is of match 66. */
  @Test
  void aMatchThatHasLostItsLastRowIsNamedBesideTheRow() throws Exception {
    journal();
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
        Statement statement = database.createStatement()) {
      statement.executeUpdate(
          "UPDATE lines SET of_match = 66 WHERE of_match = 5 AND n = (SELECT max(n) FROM lines"
              + " WHERE of_match = 5)");
    }
    assertThat(exported().words())
        .doesNotContain("is damaged")
        .contains("Match 66 cannot be read", "Match 5 is not over, or its end is lost.");
  }

  /** Those are found from one end or from the other. */
  @Test
  void aMatchIsNamedOfWhichOnlyLinesAreLeft() throws Exception {
    journal();
    byte[] bytes = Files.readAllBytes(folder.resolve("journal.db"));
    List<Integer> gone = new ArrayList<>();
    int page = bytes.length / PAGE / 2;
    while (bytes[page * PAGE] != LEAF_OF_LINES) {
      page++;
    }
    gone.add(page);
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
        Statement statement = database.createStatement();
        ResultSet root =
            statement.executeQuery(
                "SELECT rootpage FROM sqlite_schema WHERE name LIKE 'matches%'")) {
      while (root.next()) {
        gone.add(root.getInt(1) - 1);
      }
    }
    assertThat(gone).hasSize(3);
    gone.forEach(each -> Arrays.fill(bytes, each * PAGE, (each + 1) * PAGE, (byte) 0));
    assertThat(exportOf(bytes).words()) // match 3 is so short that it is gone with the page
        .contains("Match 1 ", "Match 2 ", "Match 4 ", "Match 5 ", "lost without a trace");
  }

  /** What is not as it was is named; so many are. */
  private int compare(List<MatchRecord> matches, CommandResult result, String what)
      throws IOException {
    List<Path> files = files(folder.resolve("out"));
    int good = 0;
    for (int id = 1; id <= matches.size(); id++) {
      String end = "-match-" + id + ".oklahoma";
      List<Path> file = files.stream().filter(each -> each.toString().endsWith(end)).toList();
      String expected = Notation.print(matches.get(id - 1));
      if (file.size() == 1
          && withoutNames(Files.readString(file.getFirst())).equals(withoutNames(expected))) {
        good++;
      } else {
        assertThat(result.words()).as(what).contains("Match " + id + " ");
        assertThat(result.code()).as(what).isEqualTo(1);
      }
    }
    return good;
  }

  /** Nobody can see that a name has been changed. */
  private static String withoutNames(String text) {
    return text.replaceAll("(?m)^(#|player).*\n", "");
  }

  /** Some matches, of which every third one is not over. */
  private List<MatchRecord> journal() throws Exception {
    List<MatchRecord> matches = new ArrayList<>();
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      for (int table = 1; table <= 5; table++) {
        MatchRecord match =
            RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of("A", "B"), table).record();
        matches.add(table % 3 == 0 ? match.upTo(0, 6) : match);
        journal.of(table).append(new Entry.TableSaved("so"));
        journal.of(table).append(Entry.of(matches.getLast()));
      }
    }
    return matches;
  }

  /** The file is as it was afterwards. */
  private CommandResult exportOf(byte[] journal) throws IOException {
    Path file = Files.write(folder.resolve("journal.db"), journal);
    Path out = folder.resolve("out");
    if (Files.exists(out)) {
      for (Path before : files(out)) {
        Files.delete(before);
      }
    }
    CommandResult result = exported();
    assertThat(file).hasBinaryContent(journal);
    return result;
  }

  @Test
  void aFileWithoutItsFirstPageIsRefused() throws Exception {
    journal();
    byte[] damaged = Files.readAllBytes(folder.resolve("journal.db"));
    Arrays.fill(damaged, 0, PAGE, (byte) 0);
    CommandResult result = exportOf(damaged);
    assertThat(result.words())
        .startsWith("The journal " + folder.resolve("journal.db") + " is damaged;");
    assertThat(result.code()).isEqualTo(1);
  }

  /** What a killed host wrote last is in the log alone. */
  @Test
  void whatAKilledHostLeftInTheLogIsExportedAndStaysThere() throws Exception {
    Path running = folder.resolve("running/journal.db");
    MatchRecord match = RandomMatch.of(GinPreset.ROYAL.rules(3), NAMES, 3).record();
    try (JournalFile journal = JournalFile.open(running)) {
      journal.of(1).append(Entry.of(match));
      for (String name : List.of("journal.db", "journal.db-wal")) {
        Files.copy(running.resolveSibling(name), folder.resolve(name));
      }
    }
    byte[] log = Files.readAllBytes(folder.resolve("journal.db-wal"));
    assertThat(export()).startsWith("1 match written");
    assertThat(texts(folder.resolve("out")).getFirst()).endsWith(Notation.print(match));
    assertThat(folder.resolve("journal.db-wal")).hasBinaryContent(log);
  }

  /** Whatever else is there, as long as it is not another host's journal. */
  @Test
  void nothingIsWrittenWhereTheJournalIs() throws Exception {
    journal();
    for (String name : List.of("status.txt", "journal.db-wal", "room-7.new", "journal.db.7.new")) {
      Files.createFile(folder.resolve(name));
    }
    List<Path> before = files(folder);
    export();
    List<Path> after = new ArrayList<>(files(folder));
    after.remove(folder.resolve("out"));
    after.remove(folder.resolve("native")); // which a package does not need
    assertThat(after).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void whereAHostRunsNothingIsExported() throws Exception {
    journal();
    try (DataFolder used = DataFolder.open(Optional.of(folder))) {
      assertThat(used.folder()).isPresent();
      CommandResult result = exported();
      assertThat(result.words()).startsWith("Another host uses the folder " + folder);
      assertThat(result.code()).isEqualTo(1);
    }
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void aJournalOfALaterVersionIsRefused() throws Exception {
    journal();
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
        Statement statement = database.createStatement()) {
      statement.executeUpdate("PRAGMA user_version = 12");
    }
    assertThat(exported().words()).contains(" is of version 12, written by a newer Oklahoma");
  }

  @Test
  void whatIsNoJournalIsRefusedInASentence() throws Exception {
    Path file = folder.resolve("journal.db");
    Path log = Files.createFile(folder.resolve("journal.db-wal"));
    assertThat(exported().words())
        .startsWith("The journal " + file + " is gone, but its log " + log);
    Files.delete(log);
    Files.createFile(file);
    assertThat(exported().words()).startsWith("The journal " + file + " is empty;");
    Files.writeString(file, "Dear North\n".repeat(200));
    assertThat(exported().words()).startsWith("The journal " + file + " is damaged;");
    Files.delete(file);
    Files.createDirectory(file);
    assertThat(exported().words()).startsWith("The journal " + file + " is a folder:");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  /** The second of three matches is damaged, and then all are exported. */
  private CommandResult exportOfDamaged(String damage) throws Exception {
    MatchRecord match = RandomMatch.of(OklahomaRules.standard(3), NAMES, 4).record();
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      for (int table = 1; table <= 3; table++) {
        journal.of(table).append(Entry.of(match));
      }
    }
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
        Statement statement = database.createStatement()) {
      assertThat(statement.executeUpdate(damage)).isPositive();
    }
    return exported();
  }

  private String export() {
    CommandResult result = exported();
    assertThat(result.code()).isZero();
    return result.words();
  }

  private CommandResult exported() {
    String out = folder.resolve("out").toString();
    return CommandResult.by(HostCommand.line(), "--data", folder.toString(), "--export", out);
  }

  private static String rights(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private static List<Path> files(Path out) throws IOException {
    try (Stream<Path> files = Files.list(out)) {
      return files.toList();
    }
  }

  private static List<String> texts(Path out) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.list(out)) {
      for (Path file : files.sorted().toList()) {
        assertThat(file.toString()).endsWith(".oklahoma");
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }
}
