package oklahoma.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The package for Debian and its derivatives. */
final class Deb {
  private final Commands commands;

  /** Builds with {@code dpkg-deb}, which needs no privileges. */
  Deb(Commands commands) {
    this.commands = commands;
  }

  /**
   * Builds the package.
   *
   * @param root the tree that {@link LinuxFiles} has laid out; gets a folder DEBIAN
   * @param quickly whether to compress fast instead of well, for a trial
   * @return the file
   */
  Path build(Path root, String version, boolean quickly, Path folder) throws IOException {
    Path control = Files.createDirectories(root.resolve("DEBIAN"));
    Files.writeString(control.resolve("md5sums"), sums(root));
    Files.writeString(
        control.resolve("control"),
        Template.filled(
            "linux/control",
            Map.of(
                "version",
                version,
                "architecture",
                architecture(),
                "vendor",
                Product.VENDOR,
                "summary",
                Product.SUMMARY,
                "kilobytes",
                Long.toString(Folders.size(root) / 1024))));
    Path file = folder.resolve("oklahoma_%s_%s.deb".formatted(version, architecture()));
    commands.run(
        folder,
        Map.of(),
        List.of(
            "dpkg-deb",
            "--root-owner-group",
            quickly ? "-Zzstd" : "-Zxz",
            "--build",
            root.toString(),
            file.toString()));
    return file;
  }

  private static String architecture() {
    return Target.isArm() ? "arm64" : "amd64";
  }

  /** The checksums with which {@code dpkg --verify} finds changed files. */
  private static String sums(Path root) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Path path : Folders.under(root)) {
      if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
        lines.append(Checksums.of(path, "MD5")).append("  ").append(root.relativize(path));
        lines.append('\n');
      }
    }
    return lines.toString();
  }
}
