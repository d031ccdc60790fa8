package oklahoma.files;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.status.NopStatusListener;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Writes a log that only its user may read, since it says who came from where, and keeps four files
 * from before. If it cannot be written, one sentence on standard error says so.
 */
public final class OwnLogAppender extends RollingFileAppender<ILoggingEvent> {
  /** The system property that names a host's folder. */
  public static final String FOLDER = "oklahoma.host.folder";

  private static final int OLDER_FILES = 4;

  /**
   * An appender to {@code host.log} in the host's folder. Logback makes it by its name in the
   * configuration, which does not name the folder: Logback would read the folder's name as an
   * expression.
   */
  public OwnLogAppender() {
    this(Path.of(System.getProperty(FOLDER, "")).resolve("host.log"));
  }

  /**
   * An appender to a file, which is made when it starts, with its folder.
   *
   * @param file its name ends in {@code .log}
   */
  public OwnLogAppender(Path file) {
    // Logback cuts blanks off, which the first folder of a relative name may begin with.
    setFile(file.toAbsolutePath().toString());
  }

  @Override
  public void start() {
    OlderLogs older = new OlderLogs(OLDER_FILES);
    older.setContext(getContext());
    older.setParent(this);
    older.start();
    setRollingPolicy(older);
    super.start();
    if (!isStarted()) {
      sayWhere();
    }
  }

  /** In place of the dozens of lines that Logback would print about it. */
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
