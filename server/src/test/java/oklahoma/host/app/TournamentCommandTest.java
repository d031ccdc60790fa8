package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The table, the files, and a sentence for every wrong argument. */
@Timeout(120)
class TournamentCommandTest {
  @TempDir private Path folder;

  private final StringWriter output = new StringWriter();
  private final StringWriter complained = new StringWriter();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--games 0        | --games needs a number from 1 to 1000000, not 0.",
        "--game whist     | 'whist'",
        "--rules nowhere | royal, contest, or a rules file; the file 'nowhere' cannot be read:"
            + " there is no nowhere.",
        "--seats 5        | These rules do not allow 5 players",
        "--game gin --rules standard | are of oklahoma",
        "--game oklahoma --rules contest | --game says oklahoma, but the rules 'contest' are of"
            + " gin.",
        "--bots clever    | 'clever' is not easy, normal, bold, careful, hard, expert, plain,"
            + " patient",
        "--bots 0xhard    | '0xhard' has not 1 to 1000 times the budget",
        "--bots hardx2    | 'hardx2' is not a bot such as hard, or 15xhard",
        "--bots easy,easy,hard | --bots names more bots than there are seats.",
        "--budget 9000    | --budget needs a number from 1 to 5000, not 9000.",
        "--threads 0      | --threads needs a number from 1 to 256, not 0."
      })
  void whatIsWrongIsReportedInOneSentence(String arguments, String sentence) {
    assertThat(run(arguments.split(" "))).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(complained.toString().strip()).contains(sentence).hasLineCount(1);
  }

  @Test
  void aRulesFileSaysHowManyPlayUnlessTheCommandDoes() throws IOException {
    Path file = Files.writeString(folder.resolve("rules"), "oklahoma 4 seats claims 2\n");
    assertThat(seats("--rules", file.toString())).isEqualTo(4);
    assertThat(seats("--rules", file.toString(), "--seats", "3")).isEqualTo(3);
    assertThat(seats("--rules", "awards")).isEqualTo(2);
  }

  private static int seats(String... arguments) {
    CommandLine line = TournamentCommand.line();
    line.parseArgs(arguments);
    TournamentCommand command = line.getCommand();
    return command.contests().getFirst().rules().seats();
  }

  @Test
  void manyProcessorsPlayNoMoreMatchesAtOnceThanAreAllowed() {
    assertThat(TournamentCommand.usualThreads(2)).isEqualTo(2);
    assertThat(TournamentCommand.usualThreads(1_000)).isEqualTo(256);
  }

  @Test
  void aReferencePlayerOfGinKnowsNoOklahoma() {
    assertThat(run("--game", "oklahoma", "--bots", "plain")).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(complained.toString()).contains("The bot plain plays gin only.");
  }

  @Test
  void everyContestIsInTheTableTheFileAndThePicture() throws IOException {
    Path csv = folder.resolve("wins.csv");
    Path svg = folder.resolve("wins.svg");
    int code =
        run(
            "--rules",
            "contest",
            "--bots",
            "patient,plain",
            "--games",
            "3",
            "--samples",
            "1,4",
            "--csv",
            csv.toString(),
            "--svg",
            svg.toString());
    assertThat(code).isZero();
    assertThat(output.toString())
        .contains("contest, 2 seats, patient plain: 4 matches, 1 samples, seed 1")
        .contains("of the fair share");
    assertThat(Files.readString(csv)).doesNotContain("\r").endsWith("\n");
    assertThat(Files.readAllLines(csv)).hasSize(5);
    assertThat(Files.readString(svg)).contains("<circle").endsWith("</svg>\n");
  }

  @Test
  void theNoiseOfOneSequenceIsUnknown() {
    assertThat(run("--bots", "plain,patient", "--games", "2", "--threads", "1")).isZero();
    assertThat(output.toString().lines().skip(1)).isNotEmpty().allMatch(this::isWithoutNoise);
  }

  private boolean isWithoutNoise(String line) {
    return line.contains(" ± unknown (") && line.endsWith(" ± unknown");
  }

  @Test
  void aBotWithMoreOfTheBudgetKeepsItsNameInTheTable() {
    assertThat(run("--bots", "3xHard,HARD", "--games", "2", "--samples", "2")).isZero();
    assertThat(output.toString()).contains("2 seats, 3xhard hard: 2 matches", "  3xhard   wins ");
  }

  @Test
  void helpNamesEveryOption() {
    assertThat(run("--help")).isZero();
    assertThat(output.toString())
        .contains("--game", "--rules", "--seats", "--bots", "--games", "--budget", "--samples")
        .contains("--seed", "--threads", "--csv", "--svg");
  }

  private int run(String... arguments) {
    return TournamentCommand.line()
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(complained, true))
        .execute(arguments);
  }
}
