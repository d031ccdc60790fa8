package oklahoma.host.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import oklahoma.rules.record.MatchRecord;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command that checks whether the deals in a match record were fair. It needs only the record.
 */
@Command(
    name = "oklahoma verify",
    mixinStandardHelpOptions = true,
    versionProvider = Release.class,
    description = {
      "Checks in match records that the cards follow from the secrets that the host and the"
          + " players mixed into each shuffle.",
      "A host writes such records with: oklahoma host --data DIR --export DIR",
      "Of several files the lowest exit code counts that is not 0."
    },
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:the match is over and every deal is verified",
      "1:something differs, or a file is not a record; the line is named",
      "2:the command line is wrong, or a file cannot be read",
      "3:nothing differs, but some deals have no full proof",
      "4:nothing differs, but the match is not over"
    },
    usageHelpAutoWidth = true)
public final class VerifyCommand implements Callable<Integer> {
  private static final int DIFFERS = 1;
  private static final int UNREADABLE = 2;
  private static final int UNPROVEN = 3;
  private static final int UNFINISHED = 4;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Records (*.oklahoma).")
  private List<Path> files = List.of();

  @Spec private CommandSpec spec = CommandSpec.create();

  /** A command before its options are parsed. */
  public VerifyCommand() {}

  /**
   * Checks files and prints the results.
   *
   * @param args the files
   */
  public static void main(String[] args) {
    System.exit(line().execute(args));
  }

  /** The command line, which reports each mistake in one sentence. */
  static CommandLine line() {
    return new CommandLine(new VerifyCommand()).setParameterExceptionHandler(HostCommand::wrong);
  }

  @Override
  public Integer call() {
    int worst = CommandLine.ExitCode.OK;
    for (Path file : files) {
      worst = worse(worst, look(file));
    }
    return worst;
  }

  /** The worse of two exit codes: the lower one, except 0. */
  private static int worse(int one, int other) {
    return List.of(DIFFERS, UNREADABLE, UNPROVEN, UNFINISHED).stream()
        .filter(code -> code == one || code == other)
        .findFirst()
        .orElse(CommandLine.ExitCode.OK);
  }

  private int look(Path file) {
    try {
      Verification.Result result =
          Verification.of(TextFile.read(file, (int) MatchRecord.MOST_BYTES));
      result.sentences().forEach(sentence -> say(file + ": " + sentence));
      return switch (result.outcome()) {
        case VERIFIED -> CommandLine.ExitCode.OK;
        case UNFINISHED -> UNFINISHED;
        case UNPROVEN -> UNPROVEN;
        case DIFFERS -> DIFFERS;
      };
    } catch (TextFile.TooLong tooLong) {
      say(file + ": This file is too long to be a record.");
      return DIFFERS;
    } catch (CharacterCodingException noText) {
      say(file + ": This file is not a text.");
      return DIFFERS;
    } catch (IOException unreadable) {
      String why = StartupErrors.why(unreadable);
      spec.commandLine().getErr().println("The file " + file + " cannot be read: " + why + ".");
      return UNREADABLE;
    }
  }

  private void say(String sentence) {
    spec.commandLine().getOut().println(sentence);
  }
}
