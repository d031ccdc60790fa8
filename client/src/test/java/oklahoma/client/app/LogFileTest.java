package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.Configurator.ExecutionStatus;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.status.StatusUtil;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LogFileTest {
  private static final int MEGABYTE = 1 << 20;

  private final LoggerContext context = new LoggerContext();
  @TempDir private Path folder;

  @AfterEach
  void end() {
    context.stop();
    System.clearProperty(LogFile.FOLDER);
  }

  @Test
  void logbackFindsIt() {
    assertThat(ServiceLoader.load(Configurator.class))
        .anyMatch(configurator -> configurator instanceof LogFile);
  }

  @Test
  void withoutAFolderItLeavesLoggingToOthers() {
    assertThat(new LogFile().configure(context)).isEqualTo(ExecutionStatus.INVOKE_NEXT_IF_ANY);
    assertThat(folder).isEmptyDirectory();
  }

  /** Where nobody listens to Logback, it prints its whole trouble. */
  @Test
  void aLogThatCannotBeWrittenIsSaidInOneSentence() throws IOException {
    Path noFolder = Files.createFile(folder.resolve("log"));
    PrintStream before = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    try {
      log(noFolder, 1, "nowhere");
    } finally {
      System.setErr(before);
    }
    assertThat(said.toString(StandardCharsets.UTF_8))
        .isEqualTo("Oklahoma cannot write its log into " + noFolder + "." + System.lineSeparator());
    assertThat(StatusUtil.contextHasStatusListener(context)).isTrue();
  }

  /** A host inside the program logs who came from where. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // files have no such permissions there
  void nobodyElseCanReadIt() throws IOException {
    Path log = folder.resolve("log");
    log(log, 2 * 1024, "x".repeat(1024));
    assertThat(Files.getPosixFilePermissions(log))
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    for (String name : List.of("oklahoma.log", "oklahoma.1.log")) {
      assertThat(Files.getPosixFilePermissions(log.resolve(name)))
          .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }
  }

  @Test
  void aLineHasItsTimeAndItsPlace() throws IOException {
    log(1, "Something happened");
    assertThat(folder.resolve("oklahoma.log"))
        .content()
        .matches(
            "\\d{4}-\\d\\d-\\d\\dT[\\d:.]{12} INFO  oklahoma.client.place \\[[^]]+] Something"
                + " happened\\R");
  }

  @Test
  void fiveFilesOfAMegabyteAreKept() throws IOException {
    log(9 * 1024, "x".repeat(1024));
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files)
          .allSatisfy(file -> assertThat(Files.size(file)).isLessThan(2 * MEGABYTE))
          .extracting(file -> file.getFileName().toString())
          .containsExactlyInAnyOrder(
              "oklahoma.log",
              "oklahoma.1.log",
              "oklahoma.2.log",
              "oklahoma.3.log",
              "oklahoma.4.log");
    }
  }

  /** Logback reads some of these signs as patterns. */
  @ParameterizedTest
  @ValueSource(strings = {"p%20q", "p%i", "p%d", "${user.name}", "w\\x"})
  void aFolderMayHaveAnyName(String name) throws IOException {
    Path named = Files.createDirectories(folder.resolve(name));
    List<Path> before = listed(folder);
    log(named, 2 * 1024, "x".repeat(1024));
    assertThat(listed(folder)).isEqualTo(before);
    assertThat(named.resolve("oklahoma.log")).isNotEmptyFile();
    assertThat(named.resolve("oklahoma.1.log")).isNotEmptyFile();
  }

  private static List<Path> listed(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private void log(int lines, String words) {
    log(folder, lines, words);
  }

  private void log(Path where, int lines, String words) {
    System.setProperty(LogFile.FOLDER, where.toString());
    assertThat(new LogFile().configure(context))
        .isEqualTo(ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY);
    context.setMDCAdapter(new LogbackMDCAdapter());
    context.start();
    for (int i = 0; i < lines; i++) {
      context.getLogger("oklahoma.client.place").info(words);
    }
  }
}
