package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands of the packaged program, with a Java that only says how it was called. */
@EnabledOnOs(OS.LINUX)
class LinuxImageTest {
  private static final boolean GRAPHICS_CARD =
      Stream.of("/dev/dri", "/dev/nvidiactl", "/dev/dxg").map(Path::of).anyMatch(Files::exists);

  @TempDir private Path folder;

  @BeforeEach
  void assemble() throws IOException {
    Path java = folder.resolve("runtime/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(
        java,
        "#!/bin/sh\necho \"ARENAS=$MALLOC_ARENA_MAX GDK_GL=${GDK_GL:-} LC_ALL=$LC_ALL $*\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path app = Files.createDirectories(folder.resolve("app"));
    List<Path> notices = List.of(Path.of("..", "LICENSE"), Path.of("..", "THIRD-PARTY.md"));
    LinuxImage.assemble(folder.resolve("runtime"), app, notices, folder.resolve("image"));
  }

  @Test
  void itBringsItsLicences() {
    assertThat(folder.resolve("image/LICENSE")).hasSameTextualContentAs(Path.of("..", "LICENSE"));
    assertThat(folder.resolve("image/THIRD-PARTY.md"))
        .content()
        .contains("Permission is hereby granted", "Redistribution and use in source and binary");
  }

  @Test
  void withoutAGraphicsCardNothingLooksForOpenGl() throws Exception {
    assertThat(started("oklahoma", ":0"))
        .endsWith("oklahoma.jar --demo\n")
        .contains("-XX:+UseSerialGC")
        .satisfies(
            line -> assertThat(line.contains("-Dprism.order=sw")).isNotEqualTo(GRAPHICS_CARD))
        .satisfies(line -> assertThat(line.contains("GDK_GL=disable")).isNotEqualTo(GRAPHICS_CARD));
  }

  @Test
  void itsThreadsShareTwoHeapsOfTheSystem() throws Exception {
    assertThat(started("oklahoma", ":0")).startsWith("ARENAS=2 ");
  }

  @Test
  void withoutADisplayTheWindowSaysWhatToDo() throws Exception {
    assertThat(started("oklahoma", "")).startsWith("There is no display here");
  }

  @Test
  void aHostNeedsNoDisplay() throws Exception {
    assertThat(started("oklahoma-host", "")).endsWith("oklahoma.host.app.HostCommand --demo\n");
  }

  @Test
  void aHostKnowsByWhatCommandItWasStarted() throws Exception {
    assertThat(started("oklahoma-host", "")).contains(" -Doklahoma.command=oklahoma-host ");
  }

  /** As services, containers and sessions have it whose locale this system does not know. */
  @ParameterizedTest
  @CsvSource({
    "oklahoma, C",
    "oklahoma-host, C",
    "oklahoma, xx_XX.UTF-8",
    "oklahoma-host, xx_XX.UTF-8"
  })
  void namesAndFoldersAreReadInEveryScript(String command, String locale) throws Exception {
    assertThat(started(command, ":0", locale)).contains(" LC_ALL=C.UTF-8 ");
  }

  private String started(String command, String display) throws Exception {
    return started(command, display, "C.UTF-8");
  }

  private String started(String command, String display, String locale) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            List.of(folder.resolve("image/bin").resolve(command).toString(), "--demo"));
    builder.environment().put("DISPLAY", display);
    builder.environment().put("LC_ALL", locale);
    builder.environment().keySet().removeAll(List.of("GDK_GL", "MALLOC_ARENA_MAX"));
    Process process = builder.redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
