package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.rolling.RollingFileAppender;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The log of a host with a folder. */
class HostLogTest {
  private static final long MOST = 5L << 20;

  /** Guests can make a host write a line with each message. */
  @Test
  void fiveFilesOfFiveMegabytesAreKept(@TempDir Path folder) throws Exception {
    LoggerContext context = new LoggerContext();
    context.setMDCAdapter(new LogbackMDCAdapter());
    context.putProperty("oklahoma.host.folder", folder.toString());
    JoranConfigurator configurator = new JoranConfigurator();
    configurator.setContext(context);
    configurator.doConfigure(
        Objects.requireNonNull(
            HostLogTest.class.getResource("/oklahoma/host/app/logback-folder.xml")));
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    RollingFileAppender<ILoggingEvent> file =
        (RollingFileAppender<ILoggingEvent>) root.getAppender("FILE");
    Logger alone = context.getLogger("alone");
    alone.setAdditive(false);
    alone.setLevel(Level.INFO);
    alone.addAppender(file);
    String line = "x".repeat(1 << 20);
    for (int megabytes = 0; megabytes < 40; megabytes++) {
      alone.info(line);
    }
    context.stop();
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(5);
      for (Path each : all) {
        assertThat(Files.size(each)).isLessThanOrEqualTo(MOST + 2L * line.length());
      }
    }
  }
}
