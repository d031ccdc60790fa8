package oklahoma.host.app;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import java.util.Optional;
import oklahoma.files.Logging;
import oklahoma.files.OwnLogAppender;
import org.slf4j.LoggerFactory;

/**
 * The log of a host without a screen: on the console, and, with a data folder, in at most five
 * files of five megabytes there.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_HIGH_PRIORITY)
public final class HostLog extends ContextAwareBase implements Configurator {
  /**
   * The system property with the folder, which may be empty. Without the property this class does
   * not configure logging.
   */
  private static final String FOLDER = "oklahoma.host.folder";

  private static final String FILE = "host.log";
  private static final int MEGABYTES = 5;

  private static final String TIME = "%d{yyyy-MM-dd'T'HH:mm:ss.SSS} %-5level ";
  private static final String ON_CONSOLE = TIME + "%msg%n";
  private static final String IN_FILE = TIME + "%logger{30} [%thread] %msg%n";

  /** Called by Logback at the first log message. */
  public HostLog() {}

  /** Sets where the log goes; must be called before anything is logged. */
  static void begin(Optional<Path> folder) {
    System.setProperty(FOLDER, folder.map(path -> path.toAbsolutePath().toString()).orElse(""));
  }

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    String folder = System.getProperty(FOLDER);
    if (folder == null) {
      return ExecutionStatus.INVOKE_NEXT_IF_ANY;
    }
    Logging.addLater(context, new ConsoleAppender<>(), "CONSOLE", ON_CONSOLE);
    if (!folder.isEmpty()) {
      FileSize most = new FileSize(MEGABYTES * FileSize.MB_COEFFICIENT);
      OwnLogAppender file = new OwnLogAppender(Path.of(folder, FILE), most);
      Logging.addLater(context, file, "FILE", IN_FILE);
    }
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /** Waits some seconds at most until everything is written. Later messages are lost. */
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
