package oklahoma.installers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A way to start the program, for the comparison. */
enum StartKind {
  /** The build's own classes, from the class path, on a full JDK. */
  CLASS_PATH("class path"),
  /** The packaged program without archive or cache. */
  PLAIN("packaged, plain"),
  /** With a class-data archive. */
  ARCHIVE("packaged, class-data archive"),
  /** With the start cache, as players get it. */
  CACHE("packaged, AOT cache");

  private final String title;

  StartKind(String title) {
    this.title = title;
  }

  /** Its name in the table of results. */
  String title() {
    return title;
  }

  /**
   * The command that starts the program in this way.
   *
   * @param root the folder of the whole project
   * @param image the packaged program
   * @param archive the archive of classes
   */
  List<String> command(Path root, Path image, Path archive) {
    if (this == CLASS_PATH) {
      return List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-jar",
          root.resolve("client/target/oklahoma.jar").toString());
    }
    Path app = image.resolve("lib/app");
    List<String> command = new ArrayList<>();
    command.add(image.resolve("lib/runtime/bin/java").toString());
    command.addAll(JvmOptions.PROGRAM);
    if (this == ARCHIVE) {
      command.add("-XX:SharedArchiveFile=" + archive);
    }
    if (this == CACHE) {
      command.add("-XX:AOTCache=" + app.resolve(JvmOptions.CACHE));
    }
    command.addAll(List.of("-jar", app.resolve("oklahoma.jar").toString()));
    return command;
  }
}
