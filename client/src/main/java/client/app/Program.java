package client.app;

import client.deck.CardImages;
import client.demo.Demonstration;
import client.demo.FrameRate;
import client.demo.Options;
import client.help.AboutScreen;
import client.help.KeysPanel;
import client.help.RulesScreen;
import client.home.HomeScreen;
import client.link.Connection;
import client.link.HostAddress;
import client.page.Answer;
import client.page.Pages;
import client.practice.Lesson;
import client.settings.Settings;
import client.settings.SettingsScreen;
import client.settings.Stillness;
import client.settings.Topic;
import client.setup.DetailsScreen;
import client.setup.OwnRules;
import client.setup.PlannedTable;
import client.setup.Preset;
import client.setup.SetupScreen;
import client.setup.TablePlan;
import client.setup.Tempo;
import client.setup.Venue;
import client.sound.Sounds;
import client.speech.Speech;
import client.statistics.StatisticsScreen;
import client.table.motion.Speed;
import client.text.Language;
import client.text.Texts;
import host.HostSettings;
import host.bot.Bots;
import host.bot.Budget;
import host.table.Pace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.BotLevel;
import protocol.Name;
import protocol.TablePassword;
import protocol.Wish;
import rules.Game;
import rules.Reason;
import rules.Seat;
import rules.gin.GinPreset;
import rules.notation.MatchRecord;

/** The program: wires its parts together by hand and goes from screen to screen. */
final class Program implements CurrentTable.Surroundings, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Program.class);

  private final Stage stage;
  private final Path folder;
  private final Settings settings;
  private final boolean keeps;
  private final OwnRules own = new OwnRules();
  private final PlannedTable table = new PlannedTable(Venue.SOLO, own);
  private final PlannedTable hosted = new PlannedTable(Venue.NETWORK, own);
  private final ProgramFiles files;
  private final Texts texts;
  private final CardImages images;
  private final Sounds sounds;
  private final Speech speech;
  private final Pages pages;
  private final MainWindow window;
  private final CurrentTable current;
  private final Replays replays;
  private final Practices practices;
  private final WaysBack waysBack;
  private final WaysOn waysOn;
  private IntConsumer end = code -> {};

  /**
   * The program in a window that is not shown yet.
   *
   * @param folder where it keeps what it writes
   */
  Program(Stage stage, Path folder, double width, double height) {
    this(stage, folder, width, height, HostSettings.with(Bots.thinking(Budget.USUAL)));
  }

  /**
   * The program in a window that is not shown yet.
   *
   * @param folder where it keeps what it writes
   * @param hosting what its hosts are started with
   */
  Program(Stage stage, Path folder, double width, double height, HostSettings hosting) {
    this(stage, folder, width, height, hosting, new Settings(systemLanguage()), true);
  }

  private Program(
      Stage stage,
      Path folder,
      double width,
      double height,
      HostSettings hosting,
      Settings settings,
      boolean keeps) {
    MainWindow.dress();
    this.stage = stage;
    this.settings = settings;
    this.keeps = keeps;
    this.folder = folder;
    this.files = new ProgramFiles(folder, settings, table, hosted, own);
    this.texts = new Texts(settings.text().language().get());
    this.images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);
    this.sounds = new Sounds(settings.motion()::loud, Platform::runLater);
    this.pages = new Pages(texts, this::moves);
    this.speech = new Speech(settings.access()::reader, Platform::runLater, this::speechFailed);
    pages.keepNotices(settings.access().longNotices()::get);
    pages.readBy(speech::say);
    this.replays =
        new Replays(
            texts,
            settings,
            pages,
            this,
            images,
            keeps ? Optional.of(files.played()) : Optional.empty(),
            this::takeUp);
    this.current =
        new CurrentTable(
            texts,
            settings,
            pages,
            images,
            new OwnTables(
                texts,
                settings,
                pages,
                hosting.withIdentity(() -> OwnIdentity.in(folder, this::newIdentity)),
                keeps ? Optional.of(files.tables()) : Optional.empty()),
            files.seats(),
            files::mark,
            files.known(),
            hosted,
            sounds,
            replays,
            this);
    this.practices =
        new Practices(
            texts,
            settings,
            pages,
            this,
            images,
            sounds,
            files.learned(),
            this::player,
            paragraph -> pages.open(book(Optional.empty()).at(paragraph)));
    this.waysBack = new WaysBack(texts, pages, files.seats(), files.known(), current, this::home);
    this.waysOn = new WaysOn(texts, pages, files.tables(), current, this::home);
    texts.languageProperty().bind(settings.text().language());
    settings.table().felt().subscribe(pages::dye);
    texts.lettersProperty().bind(settings.table().letters());
    this.window = new MainWindow(stage, pages, settings, width, height);
    ProgramKeys.listen(pages, this, window.scene(), settings.text());
    stage.titleProperty().bind(Caption.of(texts, current.playing()));
    stage.setOnCloseRequest(this::closing);
  }

  /**
   * A program for a demonstration: it neither reads nor writes what the player has chosen.
   *
   * @param options how it shows itself
   */
  static Program showing(Stage stage, Path folder, Options options) {
    Settings settings = new Settings(options.language().orElseGet(Program::systemLanguage));
    settings.motion().speed().set(options.speed());
    return new Program(
        stage,
        folder,
        options.size().width(),
        options.size().height(),
        HostSettings.with(Bots::of),
        settings,
        false);
  }

  /** Shows the program to an audience; it ends by itself. */
  void demonstrate(Options options, IntConsumer ended) {
    end = ended;
    new Demonstration(new DemoTheatre(this, stage, texts, Bots.of(BotLevel.NORMAL)), options)
        .start();
  }

  /** Measures how smoothly a full table moves; then the program ends by itself. */
  void measure(IntConsumer ended) {
    end = ended;
    settings.motion().volume().set(0);
    new FrameRate(new DemoTheatre(this, stage, texts, Bots.of(BotLevel.NORMAL))).begin();
  }

  /** Ends the demonstration. */
  void end(int code) {
    end.accept(code);
  }

  /** Reads what the player has chosen before and shows the first screen. */
  void open() {
    LOG.info("Oklahoma {} opens", Version.text());
    List<Runnable> damages = new ArrayList<>();
    if (keeps) {
      // Before the first screen, which looks different to whom it knows.
      files.load((title, body, aside, why) -> damages.add(() -> tell(title, body, aside, why)));
    }
    home();
    damages.forEach(Runnable::run);
    stage.show();
  }

  /** Puts an invitation where an address is typed; the player says whether to go there. */
  void invite(String invitation) {
    if (pages.current().orElseThrow() instanceof HomeScreen home) {
      home.invite(invitation);
    }
  }

  /** The player is called so from now on. */
  void name(String name) {
    settings.network().name().set(name);
  }

  /** Writes words in so many hundredths of their usual size from now on. */
  void write(int size) {
    settings.text().size().set(size);
  }

  /** Speaks another language from now on. */
  void speak(Language language) {
    settings.text().language().set(language);
  }

  /** Shows the page that explains an unexpected error. */
  void failed(Throwable error) {
    window.cover(() ->
        new ErrorPage(
                texts, error, folder.resolve("log/oklahoma.log"), this::recover, Platform::exit)
            .node());
  }

  /** Goes on after an unexpected error. */
  void recover() {
    window.uncover();
  }

  /** Leaves everything for the first screen. */
  @Override
  public void home() {
    CompletableFuture<@Nullable Void> stopped = current.leave();
    HomeScreen home = new HomeScreen(texts, settings, pages, files.known(), this, images);
    pages.reset(home);
    if (keeps) {
      waysBack.offerOn(home);
      waysOn.offerOn(home, stopped);
    }
  }

  @Override
  public void solo() {
    pages.open(new SetupScreen(texts, table, pages, settings.network().name(), this::play));
  }

  @Override
  public void host() {
    pages.open(
        new SetupScreen(texts, hosted, pages, settings.network().name(), this::openOnNetwork));
  }

  @Override
  public Runnable join(
      HostAddress address,
      int number,
      Wish wish,
      Optional<TablePassword> password,
      Consumer<Connection.Parting> failed) {
    return current.join(address, number, player(), wish, password, failed);
  }

  @Override
  public void practice() {
    practices.list();
  }

  /** A practice deal, without the list before it. */
  void practice(Lesson lesson) {
    practices.begin(lesson);
  }

  @Override
  public void rules() {
    pages.open(book(Optional.empty()));
  }

  @Override
  public void rule(Reason reason) {
    pages.open(book(Optional.of(reason)));
  }

  /** The book of what is played on the page that is seen; away from tables lessons begin there. */
  private RulesScreen book(Optional<Reason> reason) {
    Optional<RulesScreen.Subject> played =
        pages.current().orElse(null) instanceof PracticeScreen practised
            ? Optional.of(practised.rules())
            : current.rules();
    RulesScreen book =
        new RulesScreen(
            texts,
            pages,
            images,
            settings.table().cardStyle(),
            played.orElseGet(this::anyRules),
            reason);
    return played.isPresent() ? book : book.practising(practices::begin);
  }

  /** Away from a table one reads what one likes, first what the next table is planned to play. */
  private RulesScreen.Subject anyRules() {
    List<Preset> all =
        Stream.of(Game.values()).flatMap(game -> Preset.of(game, own.all()).stream()).toList();
    return new RulesScreen.Subject.Any(all, table.shown());
  }

  @Override
  public void replay() {
    replays.list();
  }

  @Override
  public void statistics() {
    replays.statistics();
  }

  /** The statistics of these examples. */
  void exampleStatistics() {
    pages.open(new StatisticsScreen(texts, pages, new ExampleReplays(texts).matches(), () -> {}));
  }

  /** Shows the record in a file on the table. */
  void replay(Path file) {
    replays.open(file);
  }

  /** Keeps the match of a file among those that can be replayed. */
  void bring(Path file) {
    replays.bring(file);
  }

  /** All rules of the next table. */
  void details() {
    pages.open(new DetailsScreen(texts, table, pages));
  }

  /** The next table is to play this sheet of gin. */
  void plan(GinPreset sheet) {
    table.rules(Venue.SOLO.sheet(sheet, 2));
  }

  /** All rules of the next table of gin. */
  void ginDetails() {
    table.rules(Venue.SOLO.sheet(GinPreset.ROYAL, 3));
    details();
  }

  /** The lobby of a table of gin with so many in it, as a guest sees it. */
  void ginLobby(int sitting) {
    pages.open(new ExampleLobby(texts, pages).ofGin(sitting));
  }

  /** The first screen with so many unfinished matches on it. */
  void exampleHome(int matches) {
    HomeScreen home = new HomeScreen(texts, settings, pages, files.known(), this, images);
    pages.reset(home);
    new ExampleMatches(texts).offerOn(home, matches);
  }

  /** The list of replays with these examples on it. */
  void exampleReplays() {
    pages.open(new ExampleReplays(texts).screen(pages));
  }

  /** A lobby with so many in it, as its owner sees it, or a guest. */
  void exampleLobby(int sitting, boolean owner) {
    ExampleLobby example = new ExampleLobby(texts, pages);
    pages.open(owner ? example.owners(sitting) : example.guests(sitting));
  }

  @Override
  public void settings() {
    settings(Topic.TABLE);
  }

  /** To one page of the settings. */
  void settings(Topic topic) {
    pages.open(new SettingsScreen(texts, settings, pages, images, sounds).at(topic));
  }

  @Override
  public void keys() {
    KeysPanel.show(texts, pages);
  }

  @Override
  public void about() {
    pages.open(new AboutScreen(texts, pages, Version.text(), folder));
  }

  @Override
  public void fullScreen() {
    stage.setFullScreen(!stage.isFullScreen());
  }

  @Override
  public void close() {
    HostInside.await(current.close());
    files.close();
    images.close();
    sounds.close();
    speech.close();
  }

  /** Whoever hosts others, or would lose a match, is asked before the window closes. */
  private void closing(WindowEvent event) {
    if (current.asksToClose()) {
      event.consume();
      if (!pages.asking()) {
        current.askToClose(stage::close);
      }
    }
  }

  private Name player() {
    return Name.of(settings.network().name().get())
        .orElseGet(() -> new Name(texts.say("home.you")));
  }

  private List<Name> bots(TablePlan plan) {
    return plan.bots().stream().map(bot -> new Name(texts.say("setup.bot." + bot.name()))).toList();
  }

  private void play(TablePlan plan) {
    List<Name> names = new ArrayList<>(List.of(player()));
    names.addAll(bots(plan));
    play(plan, names, pace(plan.pace()), OptionalLong.empty());
  }

  private void openOnNetwork(TablePlan plan) {
    current.host(plan, player(), bots(plan), pace(plan.pace()));
  }

  /**
   * Opens a table and shows it.
   *
   * @param names who sits in each seat, the player first
   * @param pace how long bots take
   * @param seed makes the cards the same every time; secret if empty
   */
  void play(TablePlan plan, List<Name> names, Pace pace, OptionalLong seed) {
    current.solo(plan, names, pace, seed);
  }

  private static Pace pace(Tempo tempo) {
    return switch (tempo) {
      case FAST -> Pace.FAST;
      case NORMAL -> Pace.MEDIUM;
      case SLOW -> Pace.SLOW;
    };
  }

  /** Goes on with the beginning of a match from this seat; bots play the others. */
  private void takeUp(MatchRecord beginning, Seat me) {
    List<Name> names = new ArrayList<>();
    for (Seat seat : Seat.first(beginning.rules().seats())) {
      Optional<Name> called =
          beginning.players().stream().skip(seat.ordinal()).findFirst().flatMap(Name::of);
      names.add(
          seat == me
              ? player()
              : called.orElseGet(() -> new Name(texts.say("replay.seat", seat.name()))));
    }
    current.takeUp(beginning, me, names, Pace.MEDIUM, replays::notTakenUp);
  }

  /** The table that is open, as soon as the player sits at it. */
  Optional<TableScreen> table() {
    return current.screen();
  }

  private void newIdentity(Path aside) {
    Platform.runLater(() -> tell("app.identity-damaged", "app.identity-damaged-body", aside));
  }

  private void tell(String title, String body, Path aside, Object... why) {
    List<Object> words = new ArrayList<>(List.of(aside.toString()));
    words.addAll(List.of(why));
    pages.ask(title, body, List.of(Answer.harmless("app.read")), words.toArray());
  }

  private void speechFailed(String command) {
    pages.tell(texts.say("app.speech-failed", command));
  }

  private boolean moves() {
    return settings.motion().speed().get() != Speed.OFF
        && settings.motion().stillness().get() != Stillness.ON
        && !settings.access().flashFree().get();
  }

  private static Language systemLanguage() {
    return Language.of(Locale.getDefault().toLanguageTag());
  }
}
