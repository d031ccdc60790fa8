package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command of the sources, with a Maven that only says how it was called. */
@EnabledOnOs(OS.LINUX)
class LauncherTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"C", "xx_XX.UTF-8"})
  void namesAndFoldersAreReadInEveryScript(String locale) throws Exception {
    Path launcher = folder.resolve("oklahoma");
    Files.copy(Path.of("..", "oklahoma"), launcher);
    program("jdk/bin/javac", "exit 0");
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
    program("bin/mvn", "echo \"Apache Maven 3.9.9 LC_ALL=$LC_ALL $*\"");
    ProcessBuilder builder = new ProcessBuilder(List.of("/bin/sh", launcher.toString(), "test"));
    builder.environment().put("LC_ALL", locale);
    builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    builder.environment().merge("PATH", folder.resolve("bin") + ":", (path, first) -> first + path);
    Process process = builder.redirectErrorStream(true).start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains(" LC_ALL=C.UTF-8 ")
        .endsWith("verify\n");
  }

  private void program(String path, String line) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + line + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
