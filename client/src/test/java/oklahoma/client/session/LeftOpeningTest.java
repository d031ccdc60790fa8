package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.table.setup.Dealing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.slf4j.LoggerFactory;

/** A window closes while a table of its player is still being opened. */
class LeftOpeningTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final ListAppender<ILoggingEvent> logged = new ListAppender<>();
  private final CompletableFuture<Thread> opening = new CompletableFuture<>();
  private final CountDownLatch goesOn = new CountDownLatch(1);

  @BeforeEach
  void listen() {
    logged.setContext(root().getLoggerContext());
    logged.start();
    root().addAppender(logged);
  }

  @AfterEach
  void listenNoMore() {
    root().detachAppender(logged);
  }

  @Test
  void itEndsQuietlyAndNothingIsLeft() throws Exception {
    PlayerWindow window =
        windows.open("North", HostSettings.with(Bots::of).withDealings(this::wait));
    Thread screen = ProgramWindows.now(Thread::currentThread);
    window.fire("host");
    window.fire("start");
    Thread host = opening.get();
    CompletableFuture<Boolean> closed = new CompletableFuture<>();
    Platform.runLater(() -> {
      window.program().close();
      closed.complete(true);
    });
    await("it closes, or waits for the host")
        .until(() -> closed.isDone() || screen.getState() == Thread.State.TIMED_WAITING);
    goesOn.countDown();
    host.join();
    closed.join();
    assertThat(window.sees(".question-card")).isFalse();
    assertThat(logged.list)
        .filteredOn(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
        .isEmpty();
    Path folder = windows.folder(window);
    try (JournalFile journal = JournalFile.open(folder.resolve("tables/1/journal.db"));
        Store store = Store.open(folder.resolve("oklahoma.db"))) {
      assertThat(journal.numbers()).isEmpty();
      Map<String, Map<String, String>> tables = store.ask(rows -> rows.all(Subject.TABLES)).join();
      assertThat(tables).isEmpty();
    }
  }

  /** What a host needs before it has a table is there only when the test says so. */
  private Dealing wait(OptionalLong seed) {
    opening.complete(Thread.currentThread());
    try {
      goesOn.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Dealing.of(seed);
  }

  private static Logger root() {
    return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }
}
