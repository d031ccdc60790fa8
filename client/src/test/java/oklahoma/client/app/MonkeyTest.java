package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import javafx.stage.Stage;
import javafx.stage.Window;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.Preset;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Venue;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A monkey at the program: keys, clicks and drags at random, on whatever screen they lead to.
 * Nothing throws, nothing is an error in the log, what {@link ScreenLaws} says holds, and the
 * program can be used afterwards. The same seed makes the same choices; what bots do meanwhile
 * depends on the machine.
 */
class MonkeyTest {
  private static final int STEPS = Integer.getInteger("client.monkey.steps", 150);
  private static final long FIRST_SEED = Long.getLong("client.monkey.seed", 1);
  private static final int SEEDS = Integer.getInteger("client.monkey.seeds", 1);

  /** As often as this the monkey sits down at a table unless it is at one. */
  private static final int ERRANT = 60;

  /** So many times fewer steps where two programs run. */
  private static final int DEARER = 5;

  /** After as many steps the cards come to rest. */
  private static final int STILL = 10;

  /** How many of its last steps a failure tells. */
  private static final int TOLD = 25;

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  private final List<Throwable> thrown = new CopyOnWriteArrayList<>();
  private final ListAppender<ILoggingEvent> errors = new ListAppender<>();
  private final List<String> steps = new ArrayList<>();
  private Optional<Thread.UncaughtExceptionHandler> usual = Optional.empty();
  private Optional<Thread> screen = Optional.empty();
  private Optional<Thread.UncaughtExceptionHandler> usualOfScreen = Optional.empty();

  private void listen() {
    errors.setContext(root().getLoggerContext());
    errors.start();
    root().addAppender(errors);
    usual = Optional.ofNullable(Thread.getDefaultUncaughtExceptionHandler());
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
    onScreen(() -> {
      screen = Optional.of(Thread.currentThread());
      usualOfScreen = Optional.of(Thread.currentThread().getUncaughtExceptionHandler());
      Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
    });
    WaitForAsyncUtils.autoCheckException = false; // or a file dialog ends the test
  }

  @AfterEach
  void listenNoMore() {
    root().detachAppender(errors);
    WaitForAsyncUtils.clearExceptions();
    WaitForAsyncUtils.autoCheckException = true;
    Thread.setDefaultUncaughtExceptionHandler(usual.orElse(null));
    screen.ifPresent(thread -> thread.setUncaughtExceptionHandler(usualOfScreen.orElse(null)));
  }

  static Stream<Long> seeds() {
    return Stream.iterate(FIRST_SEED, seed -> seed + 1).limit(SEEDS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nothingThrowsWhateverIsPressedAndClicked(long seed) throws Exception {
    RandomGenerator chance = chance(seed);
    Monkey monkey = new Monkey(chance, steps);
    PlayerWindow window = open("North", chance);
    listen();
    for (int step = 0; step < STEPS; step++) {
      if (!window.stage().isShowing()) {
        window = windows.restart(window);
      }
      if (step % ERRANT == 0 && !window.atTable()) {
        leadOn(window, chance);
      }
      step(window, step, monkey);
    }
    atHome(window);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void norWhileSomebodyElseIsAtTheTable(long seed) throws Exception {
    RandomGenerator chance = chance(seed);
    Monkey monkey = new Monkey(chance, steps);
    PlayerWindow host = open("North", chance);
    PlayerWindow guest = open("East", chance);
    sitDown(host, guest, chance);
    boolean hosts = chance.nextBoolean();
    PlayerWindow window = hosts ? host : guest;
    PlayerWindow other = hosts ? guest : host;
    steps.add(hosts ? "the host" : "the guest");
    listen();
    for (int step = 0; step < STEPS / DEARER && window.stage().isShowing(); step++) {
      onScreen(() -> other.program().navigation().table().ifPresent(table -> other.plays()));
      step(window, step, monkey);
    }
    if (window.stage().isShowing()) {
      atHome(window);
    }
    atHome(other);
  }

  private static RandomGenerator chance(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  /** A player of whom nothing is known but the name. */
  private PlayerWindow open(String name, RandomGenerator chance) throws Exception {
    Language language = chance.nextBoolean() ? Language.ENGLISH : Language.of("bg");
    int size = chance.nextBoolean() ? 100 : TextSettings.LARGEST;
    Speed speed = chance.nextBoolean() ? Speed.OFF : Speed.NORMAL;
    steps.add(language + ", " + size + ", " + speed);
    int width = (size > 100 ? 1280 : 1024) + chance.nextInt(300);
    int height = (size > 100 ? 800 : 640) + chance.nextInt(200);
    return windows.open(
        Optional.of(name),
        settings -> {
          settings.text().languageProperty().set(language);
          settings.text().sizeProperty().set(size);
          settings.motion().speedProperty().set(speed);
        },
        width,
        height,
        HostSettings.with(Bots::of));
  }

  private void step(PlayerWindow window, int step, Monkey monkey) {
    focus(window.stage());
    monkey.onceMore(window);
    Pulses.pass(1);
    nothingWrong(faults());
    if (step % TOLD == 0) {
      nothingWrong(robotFaults());
    }
    if (window.stage().isShowing()) {
      nothingWrong(ScreenLaws.broken(window));
      nothingWrong(step % STILL == 0 ? ScreenLaws.drawnWrong(window) : List.of());
    }
  }

  private void atHome(PlayerWindow window) {
    onScreen(() -> window.program().navigation().home());
    window.awaits("solo");
    nothingWrong(faults());
    nothingWrong(robotFaults());
  }

  private void nothingWrong(List<?> faults) {
    assertThat(faults)
        .as("after %s", steps.subList(Math.max(0, steps.size() - TOLD), steps.size()))
        .isEmpty();
  }

  private static Logger root() {
    return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  /** What was thrown and what the log calls an error. */
  private List<Object> faults() {
    List<ILoggingEvent> logged;
    synchronized (errors) { // as it does itself when it appends
      logged = List.copyOf(errors.list);
    }
    return Stream.concat(
            thrown.stream().filter(failure -> !ofScreen(failure)),
            logged.stream().filter(event -> event.getLevel() == Level.ERROR))
        .toList();
  }

  /** What the robot's own calls have thrown; TestFX sleeps before it tells. */
  private List<Throwable> robotFaults() {
    try {
      WaitForAsyncUtils.checkException();
      return List.of();
    } catch (Throwable failure) {
      return Stream.of(failure).filter(fault -> !ofScreen(fault)).toList();
    }
  }

  /** Without a display there are no windows of the system, and those beside the screen fail. */
  private static boolean ofScreen(Throwable failure) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .flatMap(cause -> Stream.of(cause.getStackTrace()))
        .anyMatch(frame -> frame.getClassName().matches(".*[.](CommonDialogs|HeadlessWindow)"));
  }

  /** A window that was closed, such as that of a menu, leaves the keyboard to nobody. */
  private static void focus(Stage stage) {
    onScreen(() -> {
      if (Window.getWindows().stream()
          .noneMatch(window ->
              window.isFocused() && (window.equals(stage) || !(window instanceof Stage)))) {
        stage.requestFocus();
      }
    });
  }

  /** To a table, a lesson or a replay. */
  private void leadOn(PlayerWindow window, RandomGenerator chance) throws IOException {
    int what = chance.nextInt(6);
    if (what < 2) {
      int seats = 2 + chance.nextInt(7);
      List<BotSeat> bots = bots(seats);
      sitDown(window, TablePlan.usual(Venue.SOLO, bots));
    } else if (what < 4) {
      GinRules rules = gin(chance);
      List<BotSeat> bots = bots(rules.seats());
      sitDown(window, TablePlan.usual(Venue.SOLO, bots).of(rules, bots));
    } else if (what == 4) {
      Lesson lesson = Lesson.values()[chance.nextInt(Lesson.values().length)];
      steps.add("learns " + lesson);
      onScreen(() -> window.program().navigation().lesson(lesson));
    } else {
      Rules rules = chance.nextBoolean() ? gin(chance) : OklahomaRules.standard(3);
      List<String> names =
          Seat.first(rules.seats()).stream().map(seat -> "Player " + seat).toList();
      steps.add("watches " + rules);
      Path file = windows.folder(window).resolve("match.oklahoma");
      Files.writeString(file, RandomMatch.of(rules, names, chance.nextInt(1000)).text());
      onScreen(() -> window.program().navigation().replay(file));
    }
  }

  private static GinRules gin(RandomGenerator chance) {
    GinPreset sheet = GinPreset.values()[chance.nextInt(GinPreset.values().length)];
    return Venue.SOLO.sheet(sheet, 2 + chance.nextInt(sheet.mostSeats() - 1));
  }

  private static List<BotSeat> bots(int seats) {
    return BotSeat.NAMES.stream()
        .limit(seats - 1)
        .map(name -> new BotSeat(name, BotLevel.EASY))
        .toList();
  }

  private void sitDown(PlayerWindow window, TablePlan plan) {
    steps.add("sits down at " + plan.rules());
    List<Name> names =
        Stream.concat(Stream.of("North"), plan.bots().stream().map(BotSeat::name))
            .map(Name::new)
            .toList();
    onScreen(
        () -> window.program().navigation().play(plan, names, BotPace.NONE, OptionalLong.empty()));
  }

  /** The one opens a table for two or three, the other joins. */
  private void sitDown(PlayerWindow host, PlayerWindow guest, RandomGenerator chance) {
    host.fire("host");
    if (chance.nextBoolean()) {
      host.toggles("game-gin");
      GinPreset sheet = GinPreset.values()[chance.nextInt(GinPreset.values().length)];
      steps.add("gin " + sheet);
      host.chooses("preset", new Preset.Sheet(sheet));
    }
    host.fire("start");
    host.awaits("share");
    guest.joins(host.port());
    guest.awaits("lobby");
    await().until(() -> host.says("start-reason").contains("East"));
    guest.fire("ready");
    await().until(() -> host.says("start-reason").isEmpty());
    if (chance.nextInt(4) > 0) {
      host.fire("start");
      await().until(() -> host.atTable() && guest.atTable());
    }
  }

  static void onScreen(Runnable what) {
    ProgramWindows.now(() -> {
      what.run();
      return true;
    });
    Pulses.pass(1);
  }
}
