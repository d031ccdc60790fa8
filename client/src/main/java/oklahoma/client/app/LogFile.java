package oklahoma.client.app;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import java.util.Optional;
import oklahoma.files.Logging;
import oklahoma.files.OwnLogAppender;

/**
 * The program's log file: at most one megabyte, and the four previous files. Only its user may read
 * it, since an in-process host logs guests' addresses there. A separate thread writes it, and the
 * process ends when that thread has written everything.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_HIGH_PRIORITY)
public final class LogFile extends ContextAwareBase implements Configurator {
  /**
   * The system property that names the folder. Without it this class configures nothing, and
   * Logback asks the next configurator.
   */
  public static final String FOLDER = "oklahoma.log.folder";

  private static final String FILE = "oklahoma.log.file";

  private static final String LINE =
      "%d{yyyy-MM-dd'T'HH:mm:ss.SSS} %-5level %logger{30} [%thread] %msg%n";

  /** Logback calls this by reflection before the first log line. */
  public LogFile() {}

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    String folder = System.getProperty(FOLDER);
    if (folder == null) {
      return ExecutionStatus.INVOKE_NEXT_IF_ANY;
    }
    LogPlace place = LogPlace.in(Path.of(folder));
    System.setProperty(FILE, place.file().toString());
    OwnLogAppender file = new OwnLogAppender(place.file(), new FileSize(FileSize.MB_COEFFICIENT));
    AsyncAppender later = Logging.addLater(context, file, "FILE", LINE);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(later, place), "log-end"));
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /** The log file of this window; empty if another configurator has set up logging. */
  static Optional<Path> file() {
    return Optional.ofNullable(System.getProperty(FILE)).map(Path::of);
  }

  private static void end(AsyncAppender later, LogPlace place) {
    later.stop();
    place.close();
  }
}
