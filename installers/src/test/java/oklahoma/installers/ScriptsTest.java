package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The test of the packages, on a system that seems to have all it needs and does nothing. */
@EnabledOnOs(OS.LINUX)
class ScriptsTest {
  @TempDir private Path folder;

  @BeforeEach
  void copy() throws IOException {
    for (String script : List.of("test-package", "debian.sh")) {
      Files.copy(Path.of(script), folder.resolve(script));
    }
    command("id", "echo 0");
    command("debootstrap", "exit 0");
  }

  @Test
  void withoutAPackageTheTestSaysSo() throws IOException {
    assertThat(tested("deb"))
        .isEqualTo(
            "test-package: there is no package: run ./oklahoma package first, or name the file\n");
  }

  @Test
  void aDebianThatWasNotKeptWholeIsNotKept() throws IOException {
    Files.createDirectories(folder.resolve("target"));
    command("unshare", "exit 0");
    command("tar", "echo torn >\"$4\"; exit 1");
    tested(Files.createFile(folder.resolve("oklahoma.deb")).toString());
    assertThat(folder.resolve("target"))
        .isDirectoryContaining("glob:**.tar.new")
        .isDirectoryNotContaining("glob:**.tar");
  }

  private String tested(String argument) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", folder.resolve("test-package").toString(), argument);
    builder.environment().put("DEBIAN_MIRROR", "none");
    builder.environment().merge("PATH", folder.resolve("bin") + ":", (path, first) -> first + path);
    Process process = builder.redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private void command(String name, String line) throws IOException {
    Path file = Files.createDirectories(folder.resolve("bin")).resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + line + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
