package oklahoma.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The resource files that {@code jpackage} reads besides its command line, in one folder. */
final class Resources {
  private Resources() {}

  /**
   * Writes it.
   *
   * @param licence the text that an installer shows
   */
  static void write(Target target, String version, Path licence, Path folder) throws IOException {
    Folders.fresh(folder);
    Files.copy(licence, folder.resolve("LICENSE.txt"));
    Files.writeString(
        folder.resolve("oklahoma-host.properties"),
        Template.filled(
            "oklahoma-host.properties",
            Map.of("options", String.join(" ", JvmOptions.ofLauncher()))));
    // A sign or a list of properties of this name is taken instead of jpackage's own.
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
          // A backslash would begin an escape in a file of properties.
          Template.read("windows/record.properties")
              + "icon="
              + sign.toAbsolutePath().toString().replace('\\', '/')
              + "\n");
    }
  }
}
