package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import oklahoma.rules.fixture.LongMatch;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command that verifies records says what is wrong with a file, whatever is in it. */
class VerifyFilesTest {
  @TempDir private Path folder;

  private CommandResult verify(String record) throws Exception {
    return CommandResult.of(Files.writeString(folder.resolve("match.oklahoma"), record));
  }

  /** A changed host can still write such a record, with a dealer of its choice. */
  @Test
  void aRecordOfTheFirstSchemeHasNoFullProofBecauseTheHostNamedTheDealer() throws Exception {
    try (InputStream former =
        Objects.requireNonNull(
            VerifyFilesTest.class.getResourceAsStream(
                "/oklahoma/host/table/snapshot/former/finished-gin.oklahoma"))) {
      CommandResult result = verify(new String(former.readAllBytes(), StandardCharsets.UTF_8));
      assertThat(result.words()).containsOnlyOnce("proves less: the host named the first dealer; ");
      assertThat(result.code()).isEqualTo(3);
    }
  }

  /** A file cannot clear the screen and say in its own words that it is verified. */
  @Test
  void aTerminalObeysNothingInAFile() throws Exception {
    CommandResult result = verify("match \u001b[2J\u009b31mverified" + "!".repeat(1_000) + "\n");
    assertThat(result.words()).contains("'?[2J?31mverified").hasSizeLessThan(300);
    assertThat(result.words().strip()).doesNotContainPattern("\\p{Cc}");
    assertThat(result.code()).isEqualTo(1);
  }

  /** As long as a host exports it; most of it is shuffles. */
  @Test
  void aMatchOfAsManyDealsAsThereAreIsRead() throws Exception {
    CommandResult result = verify(LongMatch.text(MatchRecord.MOST_DEALS));
    assertThat(result.words())
        .contains("deal " + MatchRecord.MOST_DEALS + ": ")
        .contains("The match is not over: the record ends after deal 2000.");
    assertThat(result.code()).isEqualTo(1); // these shuffles have nothing to do with the cards
  }

  @Test
  void aFileThatIsTooLongForARecordIsNotRead() throws Exception {
    CommandResult result = verify("#".repeat((int) MatchRecord.MOST_BYTES + 1));
    assertThat(result.words()).contains("This file is too long to be a record.");
    assertThat(result.code()).isEqualTo(1);
  }

  /** Its size is reported as 0. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void whatNeverEndsIsNotRead() {
    CommandResult result = CommandResult.of(Path.of("/dev/zero"));
    assertThat(result.words()).contains("This file is too long to be a record.");
    assertThat(result.code()).isEqualTo(1);
  }

  /** Nobody knows the names of the program's constants. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "match what | Line 1 is not what the rules or the notation allow there: 'what' is not"
            + " allowed there.",
        "match oklahoma 2 | the end of the line is not allowed there.",
        "match oklahoma 2 seats | a line is missing.",
        "match oklahoma two seats | 'two' is not a number that can be there.",
        "match oklahoma 2 seats;dealer Z | 'Z' is not a seat in this match.",
        "match oklahoma 2 seats;dealer A;deal 2c | these are not the cards for the rules."
      })
  void whatIsWrongInARecordHasWords(String lines, String words) throws Exception {
    CommandResult result = verify(lines.replace(';', '\n') + "\n");
    assertThat(result.words()).contains(words).doesNotContainPattern("[A-Z]_[A-Z]");
    assertThat(result.code()).isEqualTo(1);
  }

  @Test
  void aRecordWithoutADealProvesNothing() throws Exception {
    CommandResult result = verify("match oklahoma 2 seats\ndealer A\n");
    assertThat(result.words()).contains("The record has no deal.");
    assertThat(result.code()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | Missing required parameter: 'FILE'. See oklahoma verify --help",
        "--nope a.oklahoma | Unknown option: '--nope'. See oklahoma verify --help"
      })
  void aWrongCommandLineIsReportedInOneSentence(String args, String words) {
    String[] given = args.isEmpty() ? new String[0] : args.split(" ", -1);
    CommandResult result = CommandResult.by(VerifyCommand.line(), given);
    assertThat(result.words().strip()).isEqualTo(words);
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void whatIsNoRecordIsReportedInOneSentence() throws Exception {
    CommandResult result = verify("match what\n");
    assertThat(result.words()).contains("Line 1 is not");
    assertThat(result.code()).isEqualTo(1);
    Path missing = folder.resolve("missing.oklahoma");
    assertThat(CommandResult.of(missing).code()).isEqualTo(2);
    assertThat(CommandResult.of(missing).words().strip())
        .isEqualTo("The file " + missing + " cannot be read: there is no " + missing + ".");
    Path picture = Files.write(folder.resolve("picture.oklahoma"), new byte[] {'m', -1, -2});
    assertThat(CommandResult.of(picture).code()).isEqualTo(1);
    assertThat(CommandResult.of(picture).words().strip())
        .isEqualTo(picture + ": This file is not a text.");
  }
}
