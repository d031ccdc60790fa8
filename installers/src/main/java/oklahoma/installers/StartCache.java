package oklahoma.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The start cache (JEP 514): classes that are loaded, linked and profiled during packaging, by a
 * run of the program that opens Home and exits.
 */
final class StartCache {
  private final Commands commands;
  private final Path scratch;

  /**
   * @param scratch a folder for temporary files
   */
  StartCache(Commands commands, Path scratch) {
    this.commands = commands;
    this.scratch = scratch;
  }

  /**
   * Writes the cache beside the jars. It stays valid if both are copied together. The cache
   * contains the path of the jars, so the jars are first copied to a folder whose name reveals
   * nothing about the builder.
   *
   * @param runtime the image on which the program will run
   * @param app the folder with the program and its libraries
   */
  void train(Path runtime, Path app) throws IOException {
    Path jars = Files.createTempDirectory(Product.ID);
    try {
      Folders.copy(app, jars);
      trainIn(runtime, jars);
      Files.move(jars.resolve(JvmOptions.CACHE), app.resolve(JvmOptions.CACHE));
    } finally {
      Folders.remove(jars);
    }
  }

  private void trainIn(Path runtime, Path app) throws IOException {
    Path player = Folders.fresh(scratch.resolve("player"));
    Path cache = app.resolve(JvmOptions.CACHE);
    List<String> command = new ArrayList<>();
    command.add(runtime.resolve("bin/java").toString());
    command.addAll(JvmOptions.PROGRAM);
    // Classes that cannot be cached load as usual; without this, hundreds of lines would report
    // them.
    command.addAll(List.of("-Xlog:disable", "-Xlog:all=error:stderr"));
    // These would add a megabyte of machine code and make no measurable difference to the start.
    command.addAll(List.of("-XX:-AOTAdapterCaching", "-XX:-AOTStubCaching"));
    command.add("-XX:AOTCacheOutput=" + cache);
    command.addAll(List.of("-jar", app.resolve("oklahoma.jar").toString()));
    commands.run(scratch, measured(player, false), command);
    if (!Files.isRegularFile(cache)) {
      throw new Commands.Failed("The JVM wrote no cache of the start.");
    }
  }

  /**
   * An environment in which the program reports when it has painted Home, and reads and writes none
   * of the player's files.
   *
   * @param window whether to open a window, on the display of this session
   */
  static Map<String, String> measured(Path player, boolean window) {
    String folder = player.toString();
    return Map.of(
        "HOME",
        folder,
        "XDG_DATA_HOME",
        folder,
        "APPDATA",
        folder,
        "OKLAHOMA_MEASURE_START",
        window ? "window" : "headless");
  }
}
