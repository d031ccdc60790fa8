package oklahoma.host.testing;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.slf4j.LoggerFactory;

/** What the host logs during a test, which the console does not repeat. */
public final class LogLines implements BeforeEachCallback, AfterEachCallback {
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
  private final Logger log;

  /**
   * @param logger a package or a class
   */
  public LogLines(String logger) {
    log = (Logger) LoggerFactory.getLogger(logger);
  }

  /** What a class logs. */
  public LogLines(Class<?> logger) {
    this(logger.getName());
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    lines.start();
    log.setLevel(Level.INFO);
    log.setAdditive(false);
    log.addAppender(lines);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    log.detachAppender(lines);
    log.setAdditive(true);
    log.setLevel(null);
  }

  /** All of it until now. */
  public List<String> lines() {
    synchronized (lines) { // as it is when something is logged
      return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }
  }
}
