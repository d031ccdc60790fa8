package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.joran.spi.JoranException;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.status.StatusUtil;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import oklahoma.host.files.OwnLogAppender;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The log of a host with a folder. */
class HostLogTest {
  private static final int MEGABYTE = 1 << 20;
  private static final long MOST = 5L << 20;

  @TempDir private Path parent;

  @AfterEach
  void forget() {
    System.clearProperty(OwnLogAppender.FOLDER);
  }

  /** Guests can make a host write a line with each message. */
  @Test
  void fiveFilesOfFiveMegabytesAreKept() throws Exception {
    log(parent, 40);
    try (Stream<Path> files = Files.list(parent)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(5);
      for (Path each : all) {
        assertThat(Files.size(each)).isLessThanOrEqualTo(MOST + 2L * MEGABYTE);
      }
    }
  }

  /** Logback reads some of these signs as expressions and patterns. */
  @ParameterizedTest
  @ValueSource(strings = {"${user.name}", "p%20q", "p%i", "p%d", "p%%q", "w\\x"})
  void aFolderMayHaveAnyName(String name) throws Exception {
    Path folder = Files.createDirectories(parent.resolve(name));
    List<Path> before = listed(parent);
    log(folder, 7);
    assertThat(listed(parent)).isEqualTo(before);
    assertThat(folder.resolve("host.log")).isNotEmptyFile();
    assertThat(folder.resolve("host.1.log")).isNotEmptyFile();
    assertThat(listed(folder)).hasSize(2);
  }

  /** Where nobody listens to Logback, it prints its whole trouble. */
  @Test
  void aLogThatCannotBeWrittenIsSaidInOneSentence() throws Exception {
    Files.createDirectories(parent.resolve("host.log"));
    LoggerContext context = new LoggerContext();
    PrintStream before = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    try {
      configured(context, parent);
    } finally {
      System.setErr(before);
    }
    assertThat(said.toString(StandardCharsets.UTF_8))
        .isEqualTo("Oklahoma cannot write its log into " + parent + "." + System.lineSeparator());
    assertThat(StatusUtil.contextHasStatusListener(context)).isTrue();
  }

  private static List<Path> listed(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static Logger configured(LoggerContext context, Path folder) throws JoranException {
    System.setProperty(OwnLogAppender.FOLDER, folder.toString());
    context.setMDCAdapter(new LogbackMDCAdapter());
    JoranConfigurator configurator = new JoranConfigurator();
    configurator.setContext(context);
    configurator.doConfigure(
        Objects.requireNonNull(
            HostLogTest.class.getResource("/oklahoma/host/app/logback-folder.xml")));
    return context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  private static void log(Path folder, int megabytes) throws JoranException {
    LoggerContext context = new LoggerContext();
    RollingFileAppender<ILoggingEvent> file =
        (RollingFileAppender<ILoggingEvent>) configured(context, folder).getAppender("FILE");
    Logger alone = context.getLogger("alone");
    alone.setAdditive(false);
    alone.setLevel(Level.INFO);
    alone.addAppender(file);
    String line = "x".repeat(MEGABYTE);
    for (int written = 0; written < megabytes; written++) {
      alone.info(line);
    }
    context.stop();
  }
}
