package oklahoma.host.app;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import java.io.IOException;
import java.nio.file.Path;
import oklahoma.host.files.OwnFiles;

/**
 * Writes a log that only the host's user may read, since it says who came from where. Logback makes
 * it by its name in the configuration.
 */
public final class OwnLogAppender extends RollingFileAppender<ILoggingEvent> {

  /** An appender that does not know yet where to write. */
  public OwnLogAppender() {}

  @Override
  public void openFile(String file) throws IOException {
    OwnFiles.createIfAbsent(Path.of(file));
    super.openFile(file);
  }
}
