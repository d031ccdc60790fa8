package oklahoma.installers;

import java.util.List;
import java.util.stream.Stream;

/**
 * The JVM options of the packaged program. The start cache is valid for these options only, so it
 * is trained with them.
 */
final class JvmOptions {
  /** The file name of the start cache, beside the jars. */
  static final String CACHE = "app.aot";

  /**
   * The options of {@code jvm.options}, which the launcher of the source tree reads too, and the
   * permission to call native code, which the jar has in its manifest.
   */
  static final List<String> PROGRAM =
      Stream.concat(
              Template.read("jvm.options").lines().filter(line -> line.startsWith("-")),
              Stream.of("--enable-native-access=ALL-UNNAMED,javafx.graphics"))
          .toList();

  private JvmOptions() {}

  /** The options for a launcher of jpackage, with the path of the cache in jpackage's notation. */
  static List<String> ofLauncher() {
    return Stream.concat(PROGRAM.stream(), Stream.of("-XX:AOTCache=$APPDIR/" + CACHE)).toList();
  }
}
