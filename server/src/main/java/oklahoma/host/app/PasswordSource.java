package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.Function;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.TablePassword;
import picocli.CommandLine.ParameterException;

/**
 * Reads the password of a headless host's tables. It does not come from the command line, which
 * every user of the machine may read.
 */
final class PasswordSource {
  /** The environment variable with the password; a file takes precedence. */
  static final String VARIABLE = "OKLAHOMA_PASSWORD";

  /** The byte order mark with which Windows editors begin a UTF-8 file. */
  private static final String MARK = "\ufeff";

  private static final int MOST_BYTES = 64 * 1024;

  private PasswordSource() {}

  /**
   * The verifier of the password; empty if there is neither a file nor the variable.
   *
   * @param file a file whose first line is the password
   * @param variable the value of {@link #VARIABLE}
   * @param mistake makes the exception for an invalid password
   */
  static Optional<PasswordVerifier> read(
      Optional<Path> file,
      Optional<String> variable,
      Function<String, ParameterException> mistake) {
    if (file.isPresent()) {
      String line = firstLine(file.get(), mistake);
      return Optional.of(verifier(line, "The first line of " + file.get(), mistake));
    }
    return variable.map(text -> verifier(text, "The environment variable " + VARIABLE, mistake));
  }

  private static String firstLine(Path file, Function<String, ParameterException> mistake) {
    try {
      String line = TextFile.read(file, MOST_BYTES).lines().findFirst().orElse("");
      return line.startsWith(MARK) ? line.substring(MARK.length()) : line;
    } catch (IOException unreadable) {
      throw mistake.apply(
          "The host cannot read the password file "
              + file
              + ": "
              + StartupErrors.why(unreadable)
              + ".");
    }
  }

  private static PasswordVerifier verifier(
      String text, String from, Function<String, ParameterException> mistake) {
    TablePassword password =
        TablePassword.of(text)
            .orElseThrow(() ->
                mistake.apply(
                    from
                        + " is not a password: use "
                        + TablePassword.SHORTEST
                        + " to "
                        + TablePassword.LONGEST
                        + " visible characters."));
    byte[] salt = new byte[PasswordVerifier.SALT_BYTES];
    new SecureRandom().nextBytes(salt);
    return PasswordVerifier.of(password, salt);
  }
}
