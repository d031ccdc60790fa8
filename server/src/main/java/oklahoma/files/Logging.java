package oklahoma.files;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;

/**
 * Configures Logback in Java. A configuration file would need Logback's reader and an XML parser,
 * some five hundred classes, at each start.
 */
public final class Logging {
  private static final int MOST_WAITING = 10_000;
  private static final int MOST_MS_AT_END = 5_000;

  private Logging() {}

  /**
   * Adds an appender for everything from {@code INFO} on. A separate thread writes to it, so a slow
   * disk, or a terminal stopped with Ctrl+S, blocks nothing else. A full queue drops lines.
   *
   * @param appender the appender, which this starts
   * @param name its name; that of its queue ends in {@code _LATER}
   * @param line a line in Logback's pattern
   * @return the queue; when it stops it takes up to five seconds to write what it still holds
   */
  public static AsyncAppender addLater(
      LoggerContext context,
      OutputStreamAppender<ILoggingEvent> appender,
      String name,
      String line) {
    appender.setContext(context);
    appender.setName(name);
    appender.setEncoder(encoder(context, line));
    appender.start();
    AsyncAppender later = new AsyncAppender();
    later.setContext(context);
    later.setName(name + "_LATER");
    later.setNeverBlock(true);
    later.setDiscardingThreshold(0);
    later.setQueueSize(MOST_WAITING);
    later.setMaxFlushTime(MOST_MS_AT_END);
    later.addAppender(appender);
    later.start();
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.INFO);
    root.addAppender(later);
    return later;
  }

  private static PatternLayoutEncoder encoder(LoggerContext context, String line) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern(line);
    encoder.start();
    return encoder;
  }
}
