package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.AsyncAppender;
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
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import oklahoma.files.OwnLogAppender;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

class LogFileTest {
  private static final int MEGABYTE = 1 << 20;
  private static final int LINES = 9_000;

  private final LoggerContext context = new LoggerContext();
  @TempDir private Path folder;

  @AfterEach
  void end() {
    context.stop();
    System.clearProperty(LogFile.FOLDER);
    System.clearProperty("oklahoma.log.file");
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
  void aLogThatCannotBeWrittenIsReportedInOneSentence() throws IOException {
    Path noFolder = Files.createFile(folder.resolve("log"));
    PrintStream before = System.err;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    System.setErr(new PrintStream(output, true, StandardCharsets.UTF_8));
    try {
      configure(noFolder);
      context.getLogger("oklahoma.client.place").info("nowhere");
    } finally {
      System.setErr(before);
    }
    assertThat(output.toString(StandardCharsets.UTF_8))
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
              "oklahoma.lock",
              "oklahoma.log",
              "oklahoma.1.log",
              "oklahoma.2.log",
              "oklahoma.3.log",
              "oklahoma.4.log");
    }
  }

  /** When a file is full a window renames it, and the other would go on in the older one. */
  @Test
  void eachWindowHasAFileOfItsOwn() throws IOException {
    LoggerContext other = new LoggerContext();
    configure(folder);
    assertThat(LogFile.file()).contains(folder.resolve("oklahoma.log"));
    configure(folder, other);
    assertThat(LogFile.file()).contains(folder.resolve("oklahoma-2.log"));
    context.getLogger("oklahoma.client.place").info("in the first window");
    other.getLogger("oklahoma.client.place").info("in the second window");
    context.stop();
    other.stop();
    assertThat(folder.resolve("oklahoma.log")).content().contains("first").hasLineCount(1);
    assertThat(folder.resolve("oklahoma-2.log")).content().contains("second").hasLineCount(1);
  }

  @Test
  @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aSlowDiskHoldsNobodyUp() {
    Semaphore disk = new Semaphore(0);
    ByteArrayOutputStream written =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int from, int count) {
            disk.acquireUninterruptibly();
            disk.release();
            super.write(bytes, from, count);
          }
        };
    configure(folder);
    AsyncAppender later =
        (AsyncAppender)
            context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).getAppender("FILE_LATER");
    ((OwnLogAppender) later.getAppender("FILE")).setOutputStream(written);
    for (int line = 1; line <= LINES; line++) {
      context.getLogger("oklahoma.client.place").info("line {}", line);
    }
    disk.release();
    context.stop();
    assertThat(written.toString(StandardCharsets.UTF_8)).contains("line " + LINES);
  }

  /** However the process ends, but for its death. */
  @ParameterizedTest
  @EnumSource
  void whatWaitsIsWrittenBeforeTheProcessEnds(Ending ending) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-D" + LogFile.FOLDER + "=" + folder,
                "-cp",
                System.getProperty("java.class.path"),
                Talker.class.getName(),
                ending.name())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(folder.resolve("oklahoma.log")).content().contains("line " + LINES);
    } finally {
      process.destroyForcibly();
    }
  }

  /** How a process ends. */
  enum Ending {
    RETURN,
    EXIT,
    FAILURE
  }

  /** Logs more than is written at once, and ends. */
  static final class Talker {
    private Talker() {}

    public static void main(String[] args) {
      Logger log = LoggerFactory.getLogger(Talker.class);
      for (int line = 1; line <= LINES; line++) {
        log.info("line {}", line);
      }
      switch (Ending.valueOf(args[0])) {
        case RETURN -> {}
        case EXIT -> System.exit(1);
        case FAILURE -> throw new IllegalStateException("as by a mistake of the program");
      }
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
    configure(where);
    for (int i = 0; i < lines; i++) {
      context.getLogger("oklahoma.client.place").info(words);
    }
    context.stop();
  }

  private void configure(Path where) {
    configure(where, context);
  }

  private static void configure(Path where, LoggerContext context) {
    System.setProperty(LogFile.FOLDER, where.toString());
    assertThat(new LogFile().configure(context))
        .isEqualTo(ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY);
    context.setMDCAdapter(new LogbackMDCAdapter());
    context.start();
  }
}
