package oklahoma.client.replay.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.fixture.LongMatch;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.NotationError;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RecordFileTest {
  private static final Texts ENGLISH = new Texts(Language.ENGLISH);

  @TempDir private Path folder;

  private String refusal(String text) throws IOException {
    Path file = folder.resolve("ours.oklahoma");
    Files.writeString(file, text);
    return ((RecordFile.Refused) RecordFile.read(file, ENGLISH)).why();
  }

  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void whatIsWrittenIsReadAgain(MatchRecord match) throws IOException {
    Path file = folder.resolve("a" + RecordFile.EXTENSION);
    String text = Notation.print(match);
    RecordFile.write(text, file);
    assertThat(RecordFile.read(file, ENGLISH)).isEqualTo(new RecordFile.Read(match, text));
    String other = "# mine\r\n" + text.replace("\n", "\r\n");
    Files.writeString(file, "\uFEFF" + other);
    assertThat(RecordFile.read(file, ENGLISH)).isEqualTo(new RecordFile.Read(match, other));
  }

  /** What writes into a file that is there empties it first, and may find the disk full then. */
  @Test
  void whatWasInTheFileIsReplacedOnlyWhenTheRecordIsWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("a.oklahoma"), "old");
    Path same = Files.createLink(folder.resolve("same"), file);
    RecordFile.write("new", file);
    assertThat(file).hasContent("new");
    assertThat(same).hasContent("old");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("a.oklahoma", "same");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS) // it has no such rights
  void theFileKeepsItsRights() throws IOException {
    Path file = Files.writeString(folder.resolve("a.oklahoma"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    RecordFile.write("new", file);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void whatCannotBeWrittenLeavesNothingBehind() throws IOException {
    Path taken = Files.createDirectory(folder.resolve("a.oklahoma"));
    assertThatThrownBy(() -> RecordFile.write("new", taken))
        .isInstanceOf(UncheckedIOException.class);
    assertThat(taken).isEmptyDirectory();
    assertThat(folder.toFile().list()).containsExactly("a.oklahoma");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Dear diary             | ours.oklahoma, line 1: “Dear” is not allowed here.",
        "''                     | ours.oklahoma, line 1: A line is missing here.",
        "match chess 2 seats    | ours.oklahoma, line 1: “chess” is not allowed here.",
        "match gin classic 2 seats;dealer A | No cards were dealt in this match.",
        "match gin classic 2 seats;dealer C | ours.oklahoma, line 2: “C” is not a seat in this"
            + " match."
      })
  void foreignFilesAreRefusedWithTheirLine(String text, String sentence) throws IOException {
    assertThat(refusal(text.replace(';', '\n'))).isEqualTo(sentence);
  }

  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void aLineThatWasChangedIsNamed(MatchRecord match) throws IOException {
    String[] lines = Notation.print(match).split("\n", -1);
    int changed = Arrays.asList(lines).indexOf(lines[12]);
    lines[changed] = "A discards 3h";
    assertThat(refusal(String.join("\n", lines)))
        .isEqualTo(
            "ours.oklahoma, line %d: the rules do not allow “A discards 3h” here, or"
                    .formatted(changed + 1)
                + " something else happened.");
  }

  @Test
  void whatIsNoTextAndWhatIsTooLargeIsRefused() throws IOException {
    Path file = folder.resolve("picture.oklahoma");
    Files.write(file, new byte[] {(byte) 0xc3, 0x28, 0});
    assertThat(RecordFile.read(file, ENGLISH))
        .isEqualTo(new RecordFile.Refused(ENGLISH.say("replay.unreadable")));
    Files.write(file, new byte[(int) MatchRecord.MOST_BYTES + 1]);
    assertThat(RecordFile.read(file, ENGLISH))
        .isEqualTo(new RecordFile.Refused(ENGLISH.say("replay.too-large")));
    assertThat(RecordFile.read(folder.resolve("none"), ENGLISH))
        .isInstanceOf(RecordFile.Refused.class);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS) // it has no such file
  void aDeviceWithoutAnEndIsRefused() {
    assertThat(RecordFile.read(Path.of("/dev/zero"), ENGLISH))
        .isEqualTo(new RecordFile.Refused(ENGLISH.say("replay.unreadable")));
  }

  /** A match of as many deals as a program follows is far below the bound. */
  @Test
  void aLongMatchIsReadUpToTheBound() throws IOException {
    Path file = folder.resolve("long.oklahoma");
    String text = LongMatch.text(MatchRecord.MOST_DEALS) + "#";
    String longest = text + ".".repeat((int) MatchRecord.MOST_BYTES - text.length());
    Files.writeString(file, longest);
    assertThat(((RecordFile.Read) RecordFile.read(file, ENGLISH)).match().deals())
        .hasSize(MatchRecord.MOST_DEALS);
    Files.writeString(file, longest + ".");
    assertThat(RecordFile.read(file, ENGLISH))
        .isEqualTo(new RecordFile.Refused(ENGLISH.say("replay.too-large")));
  }

  @Test
  void everyFaultHasItsSentence() {
    for (Language language : Language.all()) {
      Texts texts = new Texts(language);
      for (NotationError reason : NotationError.values()) {
        assertThat(texts.say("replay.fault." + reason.name(), "7h")).isNotBlank();
        assertThat(texts.has("replay.fault." + reason.name())).isTrue();
      }
    }
  }
}
