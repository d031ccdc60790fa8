package oklahoma.installers;

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
   *
   * <p>The second compiler has ten times the usual patience and takes no advice from the training:
   * on two cores it would otherwise compile what the start itself needs only once. What a bot
   * computes for long still comes to it in good time.
   */
  static final List<String> PROGRAM =
      List.of(
          "-XX:+UseSerialGC",
          "-Xms48m",
          "-Xmx768m",
          "-XX:Tier4InvocationThreshold=50000",
          "-XX:Tier4MinInvocationThreshold=6000",
          "-XX:Tier4CompileThreshold=150000",
          "-XX:Tier4BackEdgeThreshold=400000",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:-AOTReplayTraining",
          "--enable-native-access=ALL-UNNAMED,javafx.graphics");

  private JvmOptions() {}
}
