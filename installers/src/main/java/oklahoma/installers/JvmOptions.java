package oklahoma.installers;

import java.util.List;
import java.util.stream.Stream;

/**
 * The JVM options of the packaged program. The start cache is valid for these options only, so it
 * is trained with them.
 */
final class JvmOptions {
  /** The name of the cache of the start, beside the jars. */
  static final String CACHE = "app.aot";

  /**
   * The options of {@code jvm.options}, which the launcher of the source tree reads as well, and
   * the leave to call native code, which the jar has in its manifest.
   */
  static final List<String> PROGRAM =
      Stream.concat(
              Template.read("jvm.options").lines().filter(line -> line.startsWith("-")),
              Stream.of("--enable-native-access=ALL-UNNAMED,javafx.graphics"))
          .toList();

  private JvmOptions() {}

  /** The options of a launcher of jpackage's, with the place of the cache as it writes it. */
  static List<String> ofLauncher() {
    return Stream.concat(PROGRAM.stream(), Stream.of("-XX:AOTCache=$APPDIR/" + CACHE)).toList();
  }
}
