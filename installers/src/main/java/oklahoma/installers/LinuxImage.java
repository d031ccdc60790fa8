package oklahoma.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

/**
 * The program as a folder that runs from any place. Its commands are shell scripts: jpackage's own
 * launcher asks rpm and dpkg at every start whether it belongs to a package, which takes longer
 * than starting Java.
 */
final class LinuxImage {
  private LinuxImage() {}

  /**
   * Assembles the folder.
   *
   * @param app the folder with the program, its libraries and the cache
   * @param notices the licences of the program and its libraries
   */
  static void assemble(Path runtime, Path app, List<Path> notices, Path folder) throws IOException {
    Files.createDirectories(folder.resolve("lib"));
    Folders.copyInto(folder, notices);
    Folders.copy(runtime, folder.resolve("lib/runtime"));
    Folders.copy(app, folder.resolve("lib/app"));
    Path commands = Files.createDirectories(folder.resolve("bin"));
    command(commands.resolve(Product.ID), JvmOptions.PROGRAM);
    command(commands.resolve(Product.HOST), JvmOptions.PROGRAM);
  }

  private static void command(Path file, List<String> options) throws IOException {
    String template = "linux/" + file.getFileName() + ".sh";
    Files.writeString(
        file, Template.filled(template, Map.of("options", String.join(" ", options))));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
