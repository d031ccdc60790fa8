package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
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

  /** A match that goes on shows hidden cards; so does a file that others could read before. */
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
  void howManyMatchesThereAreIsSaid(int goOn, int over, String written, String running)
      throws Exception {
    MatchRecord match = RandomMatch.of(GinPreset.ROYAL.rules(3), NAMES, 3).record();
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      for (int table = 1; table <= goOn + over; table++) {
        journal.of(table).append(new Entry.TableStands("so"));
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
        "DELETE FROM lines WHERE of_match = 2 AND line LIKE '% draws%'"
            + "| is not what the rules or the notation allow there: the rules do not allow that"
      })
  void aMatchThatCannotBeReadIsNamedAndWrittenAsItIs(String damage, String why) throws Exception {
    Said said = exportOfDamaged(damage);
    assertThat(said.words())
        .contains("3 matches written")
        .contains("Match 2 cannot be read; its file has the lines of the journal as they are")
        .contains(why)
        .doesNotContain("not over");
    assertThat(said.code()).isEqualTo(1);
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
    Said said = exportOfDamaged(damage);
    assertThat(said.words())
        .contains("2 matches written", "Match 2 cannot be read, and has no file: ", why);
    assertThat(said.code()).isEqualTo(1);
    assertThat(texts(folder.resolve("out"))).allMatch(text -> text.startsWith("# match "));
  }

  /** The second of three matches is damaged, and then all are exported. */
  private Said exportOfDamaged(String damage) throws Exception {
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
    Said said = exported();
    assertThat(said.code()).isZero();
    return said.words();
  }

  private Said exported() {
    String out = folder.resolve("out").toString();
    return Said.by(HostCommand.line(), "--data", folder.toString(), "--export", out);
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
