package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.Configurator.ExecutionStatus;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.read.ListAppender;
import ch.qos.logback.core.status.StatusUtil;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import oklahoma.bot.Bots;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** The log of a host with a folder. */
class HostLogTest {
  private static final int MEGABYTE = 1 << 20;
  private static final long MOST = 5L << 20;
  private static final int LINES = 1_000;

  @TempDir private Path parent;

  @AfterEach
  void forget() {
    System.clearProperty("oklahoma.host.folder");
  }

  @Test
  void logbackFindsIt() {
    assertThat(ServiceLoader.load(Configurator.class))
        .anyMatch(configurator -> configurator instanceof HostLog);
  }

  @Test
  void whereNoHostHasBegunItLeavesLoggingToOthers() {
    assertThat(new HostLog().configure(new LoggerContext()))
        .isEqualTo(ExecutionStatus.INVOKE_NEXT_IF_ANY);
  }

  @Test
  void withoutAFolderItGoesToTheConsoleAlone() {
    LoggerContext context = new LoggerContext();
    Logger root = configured(context, Optional.empty());
    assertThat(root.iteratorForAppenders())
        .toIterable()
        .extracting(Appender::getName)
        .containsExactly("CONSOLE_LATER");
    context.stop();
  }

  /** Guests can make a host write a line with each message. */
  @Test
  void fiveFilesOfFiveMegabytesAreKept() throws Exception {
    log(parent, 40);
    try (Stream<Path> files = Files.list(parent)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(5);
      for (Path each : all) {
        assertThat(Files.size(each)).isLessThanOrEqualTo(MOST + 2L * MEGABYTE);
      }
    }
  }

  /** Logback reads some of these signs as expressions and patterns. */
  @ParameterizedTest
  @ValueSource(strings = {"${user.name}", "p%20q", "p%i", "p%d", "p%%q", "w\\x"})
  void aFolderMayHaveAnyName(String name) throws Exception {
    Path folder = Files.createDirectories(parent.resolve(name));
    List<Path> before = listed(parent);
    log(folder, 7);
    assertThat(listed(parent)).isEqualTo(before);
    assertThat(folder.resolve("host.log")).isNotEmptyFile();
    assertThat(folder.resolve("host.1.log")).isNotEmptyFile();
    assertThat(listed(folder)).hasSize(2);
  }

  /** Where nobody listens to Logback, it prints its whole trouble. */
  @Test
  void aLogThatCannotBeWrittenIsReportedInOneSentence() throws Exception {
    Files.createDirectories(parent.resolve("host.log"));
    LoggerContext context = new LoggerContext();
    PrintStream before = System.err;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    System.setErr(new PrintStream(output, true, StandardCharsets.UTF_8));
    try {
      configured(context, Optional.of(parent));
    } finally {
      System.setErr(before);
    }
    assertThat(output.toString(StandardCharsets.UTF_8))
        .isEqualTo("Oklahoma cannot write its log into " + parent + "." + System.lineSeparator());
    assertThat(StatusUtil.contextHasStatusListener(context)).isTrue();
  }

  @Test
  void aTerminalThatIsStoppedHoldsNobodyUp() throws Exception {
    Terminal terminal = new Terminal();
    LoggerContext context = new LoggerContext();
    PrintStream before = System.out;
    System.setOut(new PrintStream(terminal, true, StandardCharsets.UTF_8));
    try {
      Logger log = configured(context, Optional.of(parent));
      for (int line = 1; line <= LINES; line++) {
        log.info("line {}", line);
      }
      await().until(() -> Files.readString(parent.resolve("host.log")).contains("line " + LINES));
      terminal.goOn();
      context.stop();
    } finally {
      System.setOut(before);
    }
  }

  @Test
  void whatWaitsIsWrittenBeforeTheFolderIsFree() throws Exception {
    DataFolder folder = DataFolder.open(Optional.of(parent));
    writesWhatWaits(() -> close(folder));
  }

  @Test
  void whatWaitsIsWrittenBeforeTheHostHasStopped() {
    Host host = Host.start(HostSettings.with(Bots::of));
    writesWhatWaits(() -> HeadlessHost.stop(host, Optional.empty(), Optional.empty()));
  }

  private static void writesWhatWaits(Runnable end) {
    Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    Terminal terminal = new Terminal();
    ListAppender<ILoggingEvent> slow =
        new ListAppender<>() {
          @Override
          protected void append(ILoggingEvent line) {
            terminal.write(0);
            super.append(line);
          }
        };
    slow.start();
    AsyncAppender later = new AsyncAppender();
    later.setContext(root.getLoggerContext());
    later.setMaxFlushTime(0); // for as long as it takes
    later.addAppender(slow);
    later.start();
    root.addAppender(later);
    try {
      LoggerFactory.getLogger(HostLogTest.class).error("the last line");
      CompletableFuture<Void> closing = CompletableFuture.runAsync(end);
      await().until(() -> !later.isStarted() || closing.isDone());
      assertThat(closing).isNotDone();
      terminal.goOn();
      closing.join();
      assertThat(slow.list).extracting(ILoggingEvent::getMessage).contains("the last line");
    } finally {
      root.detachAppender(later);
    }
  }

  private static void close(DataFolder folder) {
    try {
      folder.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** A terminal on which nothing appears until it continues. */
  private static final class Terminal extends OutputStream {
    private final Semaphore runs = new Semaphore(0);

    void goOn() {
      runs.release();
    }

    @Override
    public void write(int letter) {
      runs.acquireUninterruptibly();
      runs.release();
    }
  }

  private static List<Path> listed(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static Logger configured(LoggerContext context, Optional<Path> folder) {
    HostLog.begin(folder);
    context.setMDCAdapter(new LogbackMDCAdapter());
    assertThat(new HostLog().configure(context))
        .isEqualTo(ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY);
    return context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  private static void log(Path folder, int megabytes) {
    LoggerContext context = new LoggerContext();
    AsyncAppender later =
        (AsyncAppender) configured(context, Optional.of(folder)).getAppender("FILE_LATER");
    Appender<ILoggingEvent> file = later.getAppender("FILE");
    Logger alone = context.getLogger("alone");
    alone.setAdditive(false);
    alone.setLevel(Level.INFO);
    alone.addAppender(file);
    String line = "x".repeat(MEGABYTE);
    for (int written = 0; written < megabytes; written++) {
      alone.info(line);
    }
    context.stop();
  }
}
