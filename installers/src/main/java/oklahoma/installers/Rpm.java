package oklahoma.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The package for Fedora, openSUSE and their derivatives. */
final class Rpm {
  private final Commands commands;

  /** Builds with {@code rpmbuild}. */
  Rpm(Commands commands) {
    this.commands = commands;
  }

  /** Whether this machine has {@code rpmbuild}. */
  static boolean isPossible() {
    return Files.isExecutable(Path.of("/usr/bin/rpmbuild"));
  }

  /**
   * Builds the package.
   *
   * @param root the tree that {@link LinuxFiles} has laid out
   * @param scratch a folder for temporary files
   * @return the file
   */
  Path build(Path root, String version, boolean quickly, Path scratch, Path folder)
      throws IOException {
    Path work = Folders.fresh(scratch.resolve("rpm"));
    Path spec = work.resolve("oklahoma.spec");
    Files.writeString(
        spec,
        Template.filled(
            "linux/oklahoma.spec",
            Map.of("version", version, "summary", Product.SUMMARY, "root", root.toString())));
    String name = "oklahoma-%s-1.%s.rpm".formatted(version, Target.isArm() ? "aarch64" : "x86_64");
    commands.run(
        work,
        Map.of(),
        List.of(
            "rpmbuild",
            "-bb",
            "--quiet",
            "--define",
            "_topdir " + work,
            "--define",
            "_binary_payload " + (quickly ? "w3.zstdio" : "w19.zstdio"),
            "--define",
            "_rpmdir " + folder,
            "--define",
            "_rpmfilename " + name,
            spec.toString()));
    return folder.resolve(name);
  }
}
