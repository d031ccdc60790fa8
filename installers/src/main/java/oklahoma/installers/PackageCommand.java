package oklahoma.installers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that builds the packages for the system on which it runs. */
@Command(
    name = "oklahoma package",
    mixinStandardHelpOptions = true,
    description = "Builds what players install, for the system it runs on, and says what it made.",
    sortOptions = false,
    usageHelpAutoWidth = true)
public final class PackageCommand implements Callable<Integer> {

  @Option(
      names = "--root",
      paramLabel = "DIR",
      defaultValue = ".",
      description = "The folder of the whole project, built (${DEFAULT-VALUE}).")
  private Path root = Path.of(".");

  @Option(
      names = "--quick",
      description = "Compresses the packages less, for a try: seconds instead of a minute.")
  private boolean quick;

  @Option(names = "--image-only", description = "Stops when the folder with the program is made.")
  private boolean imageOnly;

  @Option(
      names = "--dry-run",
      paramLabel = "SYSTEM",
      description = "Builds nothing: prints the command lines of jpackage for windows or macos.")
  private @Nullable Target dryRun;

  private PackageCommand() {}

  /** Exits with 0, with 1 if a tool failed, with 2 if the arguments are wrong. */
  public static void main(String[] arguments) {
    System.setProperty("java.awt.headless", "true");
    System.exit(
        new CommandLine(new PackageCommand())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .execute(arguments));
  }

  @Override
  public Integer call() throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Packaging packaging = new Packaging(root.toAbsolutePath().normalize(), quick, out);
    try {
      if (dryRun != null) {
        packaging.show(dryRun);
      } else {
        packaging.make(Target.here(), imageOnly);
      }
      return CommandLine.ExitCode.OK;
    } catch (Commands.Failed failed) {
      out.println(failed.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }
}
