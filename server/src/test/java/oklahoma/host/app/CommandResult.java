package oklahoma.host.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * What a command said, and its exit code.
 *
 * @param words to the console, be they answers or faults
 */
record CommandResult(int code, String words) {
  /** What the command that verifies records says of some files. */
  static CommandResult of(Path... files) {
    return by(VerifyCommand.line(), Stream.of(files).map(Path::toString).toArray(String[]::new));
  }

  /** What a command says to these arguments. */
  static CommandResult by(CommandLine command, String... args) {
    StringWriter words = new StringWriter();
    PrintWriter console = new PrintWriter(words);
    int code = command.setOut(console).setErr(console).execute(args);
    return new CommandResult(code, words.toString());
  }
}
