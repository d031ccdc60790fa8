package oklahoma.files;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.status.NopStatusListener;
import ch.qos.logback.core.util.Duration;
import ch.qos.logback.core.util.FileSize;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Writes a log that only its user may read, because it contains guests' addresses, and keeps the
 * four previous files. If the log cannot be written, one sentence on standard error says so.
 */
public final class OwnLogAppender extends RollingFileAppender<ILoggingEvent> {
  private static final int OLDER_FILES = 4;

  private final FileSize most;

  /**
   * An appender to a file, which it creates when it starts, with its folder.
   *
   * @param file its name ends in {@code .log}
   * @param most the approximate size limit of a file
   */
  public OwnLogAppender(Path file, FileSize most) {
    this.most = most;
    // Logback strips blanks, with which the first folder of a relative path may begin.
    setFile(file.toAbsolutePath().toString());
  }

  @Override
  public void start() {
    OlderLogs older = new OlderLogs(OLDER_FILES);
    older.setContext(getContext());
    older.setParent(this);
    older.start();
    setRollingPolicy(older);
    setTriggeringPolicy(full());
    super.start();
    if (!isStarted()) {
      sayWhere();
    }
  }

  private SizeBasedTriggeringPolicy<ILoggingEvent> full() {
    SizeBasedTriggeringPolicy<ILoggingEvent> full = new SizeBasedTriggeringPolicy<>();
    full.setContext(getContext());
    full.setMaxFileSize(most);
    // By default the appender checks the size once a minute. In that time a repeated error writes a
    // lot.
    full.setCheckIncrement(Duration.buildByMilliseconds(0));
    full.start();
    return full;
  }

  /** One sentence instead of the dozens of lines that Logback would print. */
  private void sayWhere() {
    getContext().getStatusManager().add(new NopStatusListener());
    Path folder = Path.of(getFile()).getParent();
    System.err.println("Oklahoma cannot write its log into " + folder + ".");
  }

  @Override
  public void openFile(String file) throws IOException {
    OwnFiles.createFolderOf(Path.of(file));
    OwnFiles.createIfAbsent(Path.of(file));
    super.openFile(file);
  }
}
