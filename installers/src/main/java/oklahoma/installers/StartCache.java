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
   * Trains caches.
   *
   * @param scratch a folder for what is only needed on the way
   */
  StartCache(Commands commands, Path scratch) {
    this.commands = commands;
    this.scratch = scratch;
  }

  /**
   * Writes the cache beside the jars. It stays valid where both are copied together. It contains
   * the path of the jars, so they are first copied to a folder whose name reveals nothing about the
   * builder.
   *
   * @param runtime the image that the program will run on
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
    // Classes that cannot be cached are loaded as usual; hundreds of lines would report them.
    command.addAll(List.of("-Xlog:disable", "-Xlog:all=error:stderr"));
    // A megabyte of machine code that makes no measurable difference to the start.
    command.addAll(List.of("-XX:-AOTAdapterCaching", "-XX:-AOTStubCaching"));
    command.add("-XX:AOTCacheOutput=" + cache);
    command.addAll(List.of("-jar", app.resolve("oklahoma.jar").toString()));
    commands.run(scratch, measured(player, false), command);
    if (!Files.isRegularFile(cache)) {
      throw new Commands.Failed("The JVM wrote no cache of the start.");
    }
  }

  /**
   * An environment in which the program says when Home is painted, finds no player's files and
   * touches none.
   *
   * @param window whether it opens a window, on the display of this session
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
