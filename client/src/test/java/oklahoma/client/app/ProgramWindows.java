package oklahoma.client.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.stage.Stage;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Stages;
import oklahoma.client.settings.Settings;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Opens whole programs, each in a window of its own and with files of its own, and takes all of
 * them away after the test.
 */
public final class ProgramWindows implements BeforeEachCallback, AfterEachCallback {
  /**
   * Other JVMs that run tests at the same time host as well, and would take a port that is let go
   * for a moment. So each has some of its own, below those that the system gives away.
   */
  private static final int FIRST_PORT = 10_000 + (int) (ProcessHandle.current().pid() % 1_000) * 22;

  private static final Duration LONG = Duration.ofMinutes(2);
  private static final HostSettings USUAL = HostSettings.with(Bots::of);

  private final List<Program> programs = new ArrayList<>();
  private final Map<Program, Path> folders = new HashMap<>();
  private final Deque<AutoCloseable> later = new ArrayDeque<>();

  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Override
  public void beforeEach(ExtensionContext context) throws Exception {
    context
        .getExecutableInvoker()
        .invoke(ProgramWindows.class.getDeclaredMethod("keepIn", Path.class), this);
  }

  /** JUnit makes the folder, and deletes it once the windows are closed. */
  void keepIn(@TempDir Path given) {
    folder = given;
  }

  /** A table without clocks for two players and Gauss. */
  public static TableSetup forTwoAndABot() {
    Chair gauss = new Chair.OfBot(new Name("Gauss"), BotLevel.EASY);
    return TableSetup.hosted(
        new TableName("The table"),
        OklahomaRules.standard(3)
            .with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.empty())),
        List.of(new Chair.Open(), new Chair.Open(), gauss),
        BotPace.NONE);
  }

  /** What the programs need as long as they run: it is closed after them, the latest first. */
  public <T extends AutoCloseable> T thenClose(T needed) {
    later.push(needed);
    return needed;
  }

  /** A window of 1024 by 640 pixels, without motion, for a player of this name. */
  public PlayerWindow open(String name) throws Exception {
    return open(name, USUAL);
  }

  /** The same with hosts that are started otherwise. */
  public PlayerWindow open(String name, HostSettings hosting) throws Exception {
    return open(Optional.of(name), 1024, 640, hosting);
  }

  /** The same, but for what the player has chosen besides. */
  public PlayerWindow open(String name, Consumer<Settings> chosen) throws Exception {
    return open(Optional.of(name), chosen, 1024, 640, USUAL);
  }

  /** A window in which a player has opened a table for others and is in its lobby. */
  public PlayerWindow hosting(String name) throws Exception {
    PlayerWindow window = open(name);
    window.hosts();
    return window;
  }

  /**
   * A window that shows the first screen, without motion.
   *
   * @param name of the player; a newcomer's, which is still to be asked for, if empty
   * @param hosting what the program's hosts are started with
   */
  public PlayerWindow open(Optional<String> name, int width, int height, HostSettings hosting)
      throws Exception {
    return open(name, settings -> {}, width, height, hosting);
  }

  private PlayerWindow open(
      Optional<String> name, Consumer<Settings> chosen, int width, int height, HostSettings hosting)
      throws Exception {
    Path own = folder.resolve("program-" + programs.size() + "-" + System.nanoTime());
    Settings settings = new Settings(Language.ENGLISH);
    settings.motion().speedProperty().set(Speed.OFF);
    // Tables of other tests on this machine are nobody's business here.
    settings.network().discoveryProperty().set(false);
    settings.network().portProperty().set(FIRST_PORT);
    name.ifPresent(settings.network().nameProperty()::set);
    chosen.accept(settings);
    keep(own, settings);
    return show(own, width, height, hosting);
  }

  /** A program that is opened in a folder finds these settings. */
  public static void keep(Path folder, Settings settings) {
    try (Store store = Store.open(folder.resolve("oklahoma.db"))) {
      store.row(Subject.SETTINGS, "all").put(settings.values());
    }
  }

  /**
   * Another program that finds what is on the disk at this moment, as if the one in the window had
   * crashed now.
   */
  public PlayerWindow afterCrash(PlayerWindow window, HostSettings hosting) throws Exception {
    Path crashed = folder(window);
    Path own;
    Map<Path, FileTime> written;
    do {
      own = folder.resolve("program-" + programs.size() + "-" + System.nanoTime());
      written = written(crashed);
      copy(crashed, own);
    } while (!written(crashed).equals(written)); // else its parts are not of the same moment
    return show(own, 1024, 640, hosting);
  }

  private static Map<Path, FileTime> written(Path folder) throws IOException {
    Map<Path, FileTime> written = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        written.put(file, Files.getLastModifiedTime(file));
      }
    }
    return written;
  }

  private static void copy(Path folder, Path other) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        Files.copy(file, other.resolve(folder.relativize(file)));
      }
    }
  }

  /** Where a program keeps what it writes. */
  public Path folder(PlayerWindow window) {
    return Objects.requireNonNull(folders.get(window.program()));
  }

  /** The player ends the program and starts it again. */
  public PlayerWindow restart(PlayerWindow window) throws Exception {
    return restart(window, USUAL);
  }

  /** The same with hosts that are started otherwise. */
  public PlayerWindow restart(PlayerWindow window, HostSettings hosting) throws Exception {
    Path own = folder(window);
    now(() -> {
      window.program().close();
      window.stage().close();
      return true;
    });
    programs.remove(window.program());
    return show(own, 1024, 640, hosting);
  }

  private PlayerWindow show(Path own, int width, int height, HostSettings hosting)
      throws Exception {
    Stage stage = Stages.undrawn(Stages.fresh());
    Program program = now(() -> new Program(stage, own, width, height, hosting));
    programs.add(program);
    folders.put(program, own);
    return Stages.now(() -> {
      stage.setX(0);
      stage.setY(0);
      program.open();
      return new PlayerWindow(stage, program);
    });
  }

  /** Something on the screen's thread. */
  public static <T> T now(Callable<T> what) {
    return WaitForAsyncUtils.waitForAsyncFx(LONG.toMillis(), what);
  }

  @Override
  public void afterEach(ExtensionContext context) throws Exception {
    for (Program program : programs) {
      now(() -> {
        program.close();
        return true;
      });
    }
    Stages.closeAll();
    for (AutoCloseable needed : later) {
      needed.close();
    }
  }
}
