package installers;

import java.util.List;

/**
 * What the packaged program asks of its JVM. The cache of the start is valid for these options
 * only, so it is trained with them.
 */
final class JvmOptions {
  /** The name of the cache of the start, beside the jars. */
  static final String CACHE = "app.aot";

  /**
   * A card table needs little memory and has no long pauses to fear: the serial collector starts
   * soonest, and a small heap to begin with keeps the program small while it waits on Home.
   */
  static final List<String> PROGRAM =
      List.of(
          "-XX:+UseSerialGC",
          "-Xms48m",
          "-Xmx768m",
          "--enable-native-access=ALL-UNNAMED,javafx.graphics");

  private JvmOptions() {}
}
