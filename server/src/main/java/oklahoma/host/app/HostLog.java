package oklahoma.host.app;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Logger;
import org.slf4j.LoggerFactory;

/** The log of the process, which threads of its own write. */
final class HostLog {
  private HostLog() {}

  /** Waits until everything is written, for some seconds at most. What comes later is not. */
  static void end() {
    if (LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME) instanceof Logger root) {
      root.iteratorForAppenders()
          .forEachRemaining(appender -> {
            if (appender instanceof AsyncAppender later) {
              later.stop();
            }
          });
    }
  }
}
