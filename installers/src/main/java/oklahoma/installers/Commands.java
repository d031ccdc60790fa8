package oklahoma.installers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;

/** Runs the packaging tools. */
final class Commands {
  private final PrintStream out;

  /**
   * @param out gets the tools' output
   */
  Commands(PrintStream out) {
    this.out = out;
  }

  /** A tool failed; its own output has said why. */
  static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failed(String sentence) {
      super(sentence);
    }
  }

  /** Runs a tool of the JDK, such as {@code jlink}, in this JVM. */
  void tool(String name, List<String> arguments) {
    ToolProvider tool =
        ToolProvider.findFirst(name)
            .orElseThrow(() -> new Failed("This JDK brings no " + name + "."));
    int code = tool.run(out, out, arguments.toArray(String[]::new));
    if (code != 0) {
      throw new Failed(name + " ended with code " + code + ".");
    }
  }

  /**
   * Runs another program to its end, without input.
   *
   * @param environment variables that are added to those of this JVM
   */
  void run(Path folder, Map<String, String> environment, List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().putAll(environment);
    builder.redirectErrorStream(true);
    Process process = builder.start();
    process.getOutputStream().close();
    process.getInputStream().transferTo(out);
    int code = awaited(process);
    if (code != 0) {
      throw new Failed(command.getFirst() + " ended with code " + code + ".");
    }
  }

  private static int awaited(Process process) {
    try {
      return process.waitFor();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      process.destroy();
      throw new Failed("Interrupted.");
    }
  }
}
