package oklahoma.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The files that {@code jpackage} reads from a folder in addition to its command line. */
final class Resources {
  private Resources() {}

  /**
   * Writes the files.
   *
   * @param licence the text that the installer shows
   */
  static void write(Target target, String version, Path licence, Path folder) throws IOException {
    Folders.fresh(folder);
    Files.copy(licence, folder.resolve("LICENSE.txt"));
    Files.writeString(
        folder.resolve("oklahoma-host.properties"),
        Template.filled(
            "oklahoma-host.properties",
            Map.of("options", String.join(" ", JvmOptions.ofLauncher()))));
    // jpackage takes an icon or property list with this name instead of its own.
    if (target == Target.MACOS) {
      Files.write(folder.resolve(Product.NAME + ".icns"), Icon.icns(Icon.program()));
      Files.writeString(
          folder.resolve("Info.plist"),
          Template.filled("macos/Info.plist", Map.of("version", version)));
    } else {
      Files.write(folder.resolve(Product.NAME + ".ico"), Icon.ico(Icon.program()));
      Path sign = Files.write(folder.resolve("record.ico"), Icon.ico(Icon.record()));
      Files.writeString(
          folder.resolve("record.properties"),
          // In a properties file a backslash would begin an escape.
          Template.read("windows/record.properties")
              + "icon="
              + sign.toAbsolutePath().toString().replace('\\', '/')
              + "\n");
    }
  }
}
