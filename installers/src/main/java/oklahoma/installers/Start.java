package oklahoma.installers;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A measured start of the program.
 *
 * @param untilHome from the start of the process until it has painted Home's first frame
 * @param residentKilobytes its resident memory shortly afterwards; 0 where the system does not
 *     report it
 */
record Start(Duration untilHome, long residentKilobytes) {
  private static final Duration SETTLE = Duration.ofSeconds(2);

  /**
   * Starts the program, waits for Home, measures the memory and ends the program.
   *
   * @param player a folder in place of the player's home
   * @param window whether to open a window, on the display of this session
   */
  static Start of(List<String> command, Path player, boolean window)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(player.resolve("errors").toFile());
    builder.environment().putAll(StartCache.measured(player, window));
    long begun = System.nanoTime();
    Process process = builder.start();
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      String line = output.readLine();
      Duration untilHome = Duration.ofNanos(System.nanoTime() - begun);
      if (line == null) {
        throw new Commands.Failed("It did not come to Home: " + String.join(" ", command));
      }
      // Memory is measured at rest, and the program does not report when it is idle.
      Thread.sleep(SETTLE);
      long resident = resident(process.pid());
      process.getOutputStream().close();
      process.waitFor();
      return new Start(untilHome, resident);
    } finally {
      process.destroy();
    }
  }

  private static long resident(long pid) throws IOException {
    Path status = Path.of("/proc", Long.toString(pid), "status");
    if (!Files.isReadable(status)) {
      return 0;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElse(0);
  }
}
