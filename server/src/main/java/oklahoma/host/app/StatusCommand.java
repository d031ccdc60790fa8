package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import picocli.CommandLine;

/** {@code --status}: shows the status of the host that uses a folder. */
final class StatusCommand {
  private StatusCommand() {}

  /**
   * Prints the status.
   *
   * @param folder the host's folder
   * @return the exit code
   */
  static int run(Path folder, CommandLine line) throws DataFolder.Unusable {
    Optional<String> status = status(folder);
    if (status.isEmpty()) {
      line.getErr().println("No host uses the folder " + folder + ".");
      return CommandLine.ExitCode.SOFTWARE;
    }
    line.getOut().print(status.get());
    line.getOut().flush();
    return CommandLine.ExitCode.OK;
  }

  private static Optional<String> status(Path folder) throws DataFolder.Unusable {
    try {
      return DataFolder.inUse(folder) ? StatusFile.read(folder, Instant.now()) : Optional.empty();
    } catch (DataFolder.Unusable refused) {
      throw refused;
    } catch (IOException refused) {
      throw DataFolder.unreadable(folder, refused);
    }
  }
}
