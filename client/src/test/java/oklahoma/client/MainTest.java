package oklahoma.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  @TempDir private Path folder;

  /** As on a full disk: without the library there is not even a database in memory. */
  @Test
  @EnabledOnOs(OS.LINUX) // which has a folder where nobody can make a file
  void aLibraryThatCannotBeUnpackedIsReported() throws Exception {
    Path unpacked = Files.createDirectory(folder.resolve("oklahoma")).resolve("native");
    Files.createSymbolicLink(unpacked, Path.of("/proc"));
    Path output = folder.resolve("said");
    ProcessBuilder program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    program.environment().put("XDG_DATA_HOME", folder.toString());
    program.environment().put("OKLAHOMA_MEASURE_START", "headless");
    Process process = program.start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(1);
      assertThat(Files.readString(output, StandardCharsets.UTF_8))
          .contains("cannot unpack it into " + unpacked + ": look at the folder's rights")
          .doesNotContain("Exception");
    } finally {
      process.destroyForcibly();
    }
  }
}
