package oklahoma.host.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * What the command that verifies records said, and its exit code.
 *
 * @param words to the console, be they answers or faults
 */
record Said(int code, String words) {
  /** What it says of some files. */
  static Said of(Path... files) {
    StringWriter words = new StringWriter();
    int code =
        new CommandLine(new VerifyCommand())
            .setOut(new PrintWriter(words))
            .setErr(new PrintWriter(words))
            .execute(Stream.of(files).map(Path::toString).toArray(String[]::new));
    return new Said(code, words.toString());
  }
}
