package oklahoma.client.app;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.util.Duration;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import java.util.Optional;
import oklahoma.files.OwnLogAppender;

/**
 * Where the program logs to: a file of a megabyte at most, and the four before it, which its user
 * alone may read, since a host inside the program logs there who came from where. A thread of its
 * own writes it, and the process ends when that has written what waits. Said here and not in a file
 * of Logback's, which would have to be read with some hundred classes before the first screen
 * opens.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_HIGH_PRIORITY)
public final class LogFile extends ContextAwareBase implements Configurator {
  /** The system property that names the folder; without it, this leaves logging to others. */
  public static final String FOLDER = "oklahoma.log.folder";

  private static final String FILE = "oklahoma.log.file";

  private static final int MOST_WAITING = 10_000;
  private static final int MOST_MS_AT_END = 5_000;

  private static final String LINE =
      "%d{yyyy-MM-dd'T'HH:mm:ss.SSS} %-5level %logger{30} [%thread] %msg%n";

  /** Made by Logback, when something logs for the first time. */
  public LogFile() {}

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    String folder = System.getProperty(FOLDER);
    if (folder == null) {
      return ExecutionStatus.INVOKE_NEXT_IF_ANY;
    }
    LogPlace place = LogPlace.in(Path.of(folder));
    System.setProperty(FILE, place.file().toString());
    OwnLogAppender file = new OwnLogAppender(place.file());
    file.setContext(context);
    file.setName("FILE");
    file.setEncoder(lines(context));
    file.setTriggeringPolicy(full(context));
    file.start();
    AsyncAppender later = later(file, context);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(later, place), "log-end"));
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.INFO);
    root.addAppender(later);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /** Where this window logs to; empty where others log. */
  static Optional<Path> file() {
    return Optional.ofNullable(System.getProperty(FILE)).map(Path::of);
  }

  private static void end(AsyncAppender later, LogPlace place) {
    later.stop();
    place.close();
  }

  /** A slow disk must not stop the event loop of a host inside the program. */
  private static AsyncAppender later(OwnLogAppender file, LoggerContext context) {
    AsyncAppender later = new AsyncAppender();
    later.setContext(context);
    later.setName("FILE_LATER");
    later.setNeverBlock(true);
    later.setDiscardingThreshold(0);
    later.setQueueSize(MOST_WAITING);
    later.setMaxFlushTime(MOST_MS_AT_END);
    later.addAppender(file);
    later.start();
    return later;
  }

  private static PatternLayoutEncoder lines(LoggerContext context) {
    PatternLayoutEncoder lines = new PatternLayoutEncoder();
    lines.setContext(context);
    lines.setPattern(LINE);
    lines.start();
    return lines;
  }

  private static SizeBasedTriggeringPolicy<ILoggingEvent> full(LoggerContext context) {
    SizeBasedTriggeringPolicy<ILoggingEvent> full = new SizeBasedTriggeringPolicy<>();
    full.setContext(context);
    full.setMaxFileSize(new FileSize(FileSize.MB_COEFFICIENT));
    // By itself it looks once a minute, in which a fault that repeats itself writes a lot.
    full.setCheckIncrement(Duration.buildByMilliseconds(0));
    full.start();
    return full;
  }
}
