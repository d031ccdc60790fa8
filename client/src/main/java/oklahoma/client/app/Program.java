package oklahoma.client.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.bot.search.Budget;
import oklahoma.client.deck.CardImages;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.net.EventLoops;
import oklahoma.client.session.InProcessHost;
import oklahoma.client.session.kept.OwnIdentity;
import oklahoma.client.settings.Presentation;
import oklahoma.client.settings.Settings;
import oklahoma.client.sound.Sounds;
import oklahoma.client.speech.Speech;
import oklahoma.client.storage.StoreFailed;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.ErrorMessage;
import oklahoma.client.ui.Pages;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.JournalRefused;
import oklahoma.protocol.people.BotLevel;
import oklahoma.sqlite.DatabaseRefused.Reason;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The program: creates its parts, wires them together by hand, and manages their lifetime. */
public final class Program implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Program.class);

  private final Stage stage;
  private final Settings settings;
  private final boolean keeps;
  private final ProgramFiles files;
  private final EventLoops eventLoops = new EventLoops();
  private final Texts texts;
  private final Presentation presentation;
  private final Speech speech;
  private final Pages pages;
  private final MainWindow window;
  private final Navigation navigation;
  private final Set<Reason> reported = EnumSet.noneOf(Reason.class);

  /**
   * The program in a window that is not shown yet, with the usual bots.
   *
   * @param folder the folder for all its files
   */
  public Program(Stage stage, Path folder, double width, double height) {
    this(stage, folder, width, height, HostSettings.with(level -> Players.BOTS.apply(level)));
  }

  /**
   * The program in a window that is not shown yet.
   *
   * @param folder the folder for all its files
   * @param hosting the settings of the hosts that this program starts
   */
  public Program(Stage stage, Path folder, double width, double height, HostSettings hosting) {
    this(
        stage,
        folder,
        new Dimension2D(width, height),
        hosting,
        new Settings(systemLanguage()),
        true);
  }

  private Program(
      Stage stage,
      Path folder,
      Dimension2D size,
      HostSettings hosting,
      Settings settings,
      boolean keeps) {
    // This comes first: the database opens in the background, and the first screen waits for it.
    this.files = new ProgramFiles(folder, settings, keeps);
    MainWindow.dress();
    this.stage = stage;
    this.settings = settings;
    this.keeps = keeps;
    this.texts = new Texts(settings.text().languageProperty().get());
    this.presentation =
        new Presentation(
            settings,
            new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND),
            new Sounds(settings.motion()::loud, Platform::runLater));
    this.pages = new Pages(texts, settings::moves);
    this.speech = new Speech(settings.access()::reader, Platform::runLater, this::speechFailed);
    pages.keepNotices(settings.access().longNoticesProperty()::get);
    pages.setReaders(speech::readAloud, speech::readChatAloud);
    pages.explain(this::explained);
    this.navigation =
        new Navigation(
            stage,
            pages,
            presentation,
            files,
            eventLoops,
            hosting.withIdentity(() -> OwnIdentity.in(folder, this::newIdentity)));
    texts.languageProperty().bind(settings.text().languageProperty());
    settings.table().feltProperty().subscribe(pages::dye);
    texts.lettersProperty().bind(settings.table().lettersProperty());
    this.window = new MainWindow(stage, pages, settings, size.getWidth(), size.getHeight());
    ProgramKeys.listen(pages, navigation, window.scene(), settings.text());
    stage.titleProperty().bind(Caption.of(texts, navigation.playingProperty()));
    stage.setOnCloseRequest(this::closing);
  }

  /**
   * A program that neither reads nor writes the player's data.
   *
   * @param folder the folder that would have its files
   * @param settings used in place of the player's settings
   */
  public static Program keepingNothing(
      Stage stage, Path folder, double width, double height, Settings settings) {
    return new Program(
        stage,
        folder,
        new Dimension2D(width, height),
        HostSettings.with(Bots::of),
        settings,
        false);
  }

  /** Opens the screens. */
  public Navigation navigation() {
    return navigation;
  }

  /** The parts that its screens share. */
  public Parts parts() {
    return new Parts(pages, presentation, files.solo());
  }

  /** Reads the player's data and shows the first screen, then a card for each damaged file. */
  public void open() {
    LOG.info("Oklahoma {} opens", Version.text());
    List<Consumer<Answer>> damages = new ArrayList<>();
    if (keeps) {
      // This comes before the first screen, which offers what the files contain.
      files.load(
          (title, body, file) -> damages.add(read -> showDamage(title, body, file, read)),
          failure -> Platform.runLater(() -> notKept(failure)));
    }
    navigation.home();
    showDamage(damages.iterator());
    stage.show();
  }

  /** Shows one card after the other, because only one fits on the screen. */
  private void showDamage(Iterator<Consumer<Answer>> damages) {
    if (damages.hasNext()) {
      damages.next().accept(new Answer("app.read", Answer.Kind.PLAIN, () -> showDamage(damages)));
    }
  }

  /** Puts an invitation into the address field of Home; the player decides whether to connect. */
  public void invite(String invitation) {
    if (pages.current().orElseThrow() instanceof HomeScreen home) {
      home.invite(invitation);
    }
  }

  /** Sets the player's name. */
  public void name(String name) {
    settings.network().nameProperty().set(name);
  }

  /** Switches to another language. */
  public void speak(Language language) {
    settings.text().languageProperty().set(language);
  }

  /** Shows the page that explains an unexpected error. */
  public void failed(Throwable error) {
    window.cover(() ->
        new ErrorPage(
                texts, error, LogFile.file().orElse(files.folder()), this::recover, Platform::exit)
            .node());
  }

  /** Closes the page of an unexpected error and shows the program again. */
  public void recover() {
    window.uncover();
  }

  @Override
  public void close() {
    CompletableFuture<@Nullable Void> stopped = navigation.close();
    pages.close(); // otherwise the first screen would go on searching for tables
    InProcessHost.await(stopped);
    files.close();
    eventLoops.close();
    presentation.images().close();
    presentation.sounds().close();
    speech.close();
  }

  private void closing(WindowEvent event) {
    if (navigation.staysFor(stage::close)) {
      event.consume();
    }
  }

  private void newIdentity(Path aside) {
    Answer read = Answer.harmless("app.read");
    Platform.runLater(
        () -> showDamage("app.identity-damaged", "app.identity-damaged-body", aside, read));
  }

  private void showDamage(String title, String body, Path aside, Answer read) {
    pages.ask(title, body, List.of(read), aside.toString());
  }

  /** Reports each reason once, since every later write fails for the same reason. */
  private void notKept(StoreFailed failure) {
    if (reported.add(failure.reason())) {
      pages.failed(failure);
    }
  }

  private Optional<ErrorMessage> explained(Throwable failure) {
    return switch (failure) {
      case JournalRefused refused ->
          Optional.of(
              new ErrorMessage(
                  "matches.refused-title",
                  "matches.refused." + refused.reason().name(),
                  List.of(refused.file().toString())));
      case StoreFailed failed ->
          Optional.of(
              new ErrorMessage(
                  "app.store-title",
                  ProgramFiles.words(failed.reason()),
                  List.of(files.database().toString())));
      default -> Optional.empty();
    };
  }

  private void speechFailed(String command) {
    pages.showError(texts.say("app.speech-failed", command));
  }

  /**
   * The bots of this program's hosts. A class of its own, so that the bots' data are loaded only
   * when a host first asks.
   */
  private static final class Players {
    static final Function<BotLevel, Bot> BOTS = Bots.thinking(Budget.USUAL);

    private Players() {}
  }

  /** The language of this computer, or the nearest one that the program has. */
  public static Language systemLanguage() {
    return Language.of(Locale.getDefault().toLanguageTag());
  }
}
