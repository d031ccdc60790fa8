package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command of the sources, with a Maven that only says how it was called. */
@EnabledOnOs(OS.LINUX)
class LauncherTest {
  @TempDir private Path folder;
  private Path root;

  @BeforeEach
  void copy() throws IOException {
    root = Files.createDirectories(folder.resolve("sources"));
    Files.copy(Path.of("..", "oklahoma"), root.resolve("oklahoma"));
    program("jdk/bin/javac", "exit 0");
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
    program("jdk/bin/java", "echo \"java $*\"");
    program("bin/mvn", "echo \"Apache Maven 3.9.9 LC_ALL=$LC_ALL $*\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"C", "xx_XX.UTF-8"})
  void namesAndFoldersAreReadInEveryScript(String locale) throws IOException {
    ProcessBuilder builder = launcher("test");
    builder.environment().put("LC_ALL", locale);
    assertThat(output(builder)).contains(" LC_ALL=C.UTF-8 ").endsWith("verify\n");
  }

  @Test
  void aServiceWithoutAHomeFindsWhatItNeeds() throws IOException {
    ProcessBuilder builder = launcher("test");
    builder.environment().remove("HOME");
    assertThat(output(builder)).endsWith("verify\n");
  }

  @Test
  void aLinkStartsTheProgramToWhichItLeads() throws IOException {
    Path program = built();
    Path link = folder.resolve("link");
    Files.createSymbolicLink(link, Path.of("sources", "oklahoma"));
    assertThat(output(started(link, "host"))).contains(" -cp " + program + " ");
  }

  /** An older build may have left other jars beside its libraries. */
  @ParameterizedTest
  @ValueSource(strings = {"host", "tournament", "verify"})
  void onlyTheLibrariesThatTheProgramNamesAreUsed(String command) throws IOException {
    Path program = built();
    assertThat(output(launcher(command, "--help"))).contains(" -cp " + program + " ");
  }

  /** About shows them, from the program's jar. */
  @Test
  void newNoticesAreBuiltIntoTheProgram() throws IOException {
    built();
    assertThat(output(launcher("host"))).doesNotContain("Building Oklahoma");
    Path notices = Files.createFile(root.resolve("THIRD-PARTY.md"));
    Files.setLastModifiedTime(notices, FileTime.from(Instant.now().plusSeconds(60)));
    assertThat(output(launcher("host"))).contains("Building Oklahoma");
  }

  /** The program as if it had just been built. */
  private Path built() throws IOException {
    Path target = Files.createDirectories(root.resolve("client/target"));
    Files.createFile(target.resolve("oklahoma.stamp"));
    return Files.createFile(target.resolve("oklahoma.jar"));
  }

  private ProcessBuilder launcher(String... arguments) {
    return started(root.resolve("oklahoma"), arguments);
  }

  private ProcessBuilder started(Path launcher, String... arguments) {
    List<String> command = new ArrayList<>(List.of("/bin/sh", launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    builder.environment().merge("PATH", folder.resolve("bin") + ":", (path, first) -> first + path);
    return builder.redirectErrorStream(true);
  }

  private static String output(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private void program(String path, String line) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + line + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
