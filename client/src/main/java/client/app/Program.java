package client.app;

import atlantafx.base.theme.PrimerDark;
import client.deck.CardImages;
import client.help.AboutScreen;
import client.help.KeysPanel;
import client.help.RulesScreen;
import client.home.HomeScreen;
import client.page.Answer;
import client.page.Page;
import client.page.Pages;
import client.page.Routes;
import client.settings.Settings;
import client.settings.SettingsScreen;
import client.settings.Stillness;
import client.setup.PlannedTable;
import client.setup.SetupScreen;
import client.setup.TablePlan;
import client.table.motion.Speed;
import client.text.Language;
import client.text.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The program: wires its parts together by hand and goes from screen to screen. */
final class Program implements Routes, AutoCloseable {
  static final double LEAST_WIDTH = 1024;
  static final double LEAST_HEIGHT = 640;

  private static final Logger LOG = LoggerFactory.getLogger(Program.class);

  private final Stage stage;
  private final Path folder;
  private final Settings settings = new Settings(systemLanguage());
  private final PlannedTable table = new PlannedTable();
  private final KeptFile settingsFile;
  private final KeptFile planFile;
  private final Keeper settingsKeeper;
  private final Keeper planKeeper;
  private final Texts texts;
  private final CardImages images;
  private final Pages pages;
  private final StackPane root = new StackPane();
  private final Scene scene;

  /**
   * The program in a window that is not shown yet.
   *
   * @param folder where it keeps what it writes
   */
  Program(Stage stage, Path folder, double width, double height) {
    this.stage = stage;
    this.folder = folder;
    this.settingsFile = new KeptFile(folder.resolve("settings.properties"));
    this.planFile = new KeptFile(folder.resolve("table.properties"));
    this.settingsKeeper = new Keeper(settingsFile, settings::values);
    this.planKeeper = new Keeper(planFile, table::lines);
    this.texts = new Texts(settings.language().get());
    this.images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);
    this.pages = new Pages(texts, this::moves);
    texts.languageProperty().bind(settings.language());
    texts.lettersProperty().bind(settings.letters());
    root.getChildren().add(pages.node());
    scene = new Scene(root, width, height);
    scene.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
    scene.getStylesheets().add(Program.class.getResource("/client/theme.css").toExternalForm());
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    scene.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    stage.setScene(scene);
    stage.titleProperty().bind(texts.live("app.title"));
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    stage.setFullScreenExitHint("");
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
  }

  /** Reads what the player has chosen before and shows the first screen. */
  void open() {
    LOG.info("Oklahoma {} opens", Version.text());
    home();
    settingsFile
        .load(settings::take)
        .ifPresent(aside -> tell("app.settings-damaged", "app.settings-damaged-body", aside));
    planFile
        .load(table::take)
        .ifPresent(aside -> tell("app.plan-damaged", "app.plan-damaged-body", aside));
    settings.onChange(settingsKeeper::keep);
    table.onChange(planKeeper::keep);
    stage.show();
  }

  /** Shows the page that explains an unexpected error. */
  void failed(Throwable error) {
    if (root.getChildren().size() > 1) {
      return;
    }
    Node page =
        new ErrorPage(
                texts, error, folder.resolve("log/oklahoma.log"), this::recover, Platform::exit)
            .node();
    pages.node().setVisible(false);
    root.getChildren().add(page);
  }

  void home() {
    pages.reset(new HomeScreen(texts, settings, pages, this, images));
  }

  @Override
  public void solo() {
    pages.open(new SetupScreen(texts, table, pages, settings.name(), this::play));
  }

  @Override
  public void rules() {
    pages.open(new RulesScreen(texts, pages, images, settings.cardStyle()));
  }

  @Override
  public void settings() {
    pages.open(new SettingsScreen(texts, settings, pages, images));
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
    settingsKeeper.close();
    planKeeper.close();
    images.close();
  }

  private void play(TablePlan plan) {
    LOG.info("a table of {} opens", plan.rules().seats());
  }

  private void recover() {
    root.getChildren().removeLast();
    pages.node().setVisible(true);
  }

  private void tell(String titleKey, String bodyKey, Path aside) {
    pages.ask(titleKey, bodyKey, List.of(Answer.harmless("app.read")), aside.toString());
  }

  /** Keys that do the same on every screen. */
  private void pressed(KeyEvent key) {
    if (key.isConsumed() || pages.asking()) {
      return;
    }
    switch (key.getCode()) {
      case F1 -> {
        if (key.isShiftDown()) {
          keys();
        } else {
          unlessOpen(RulesScreen.class, this::rules);
        }
      }
      case F10 -> unlessOpen(SettingsScreen.class, this::settings);
      case F11 -> fullScreen();
      default -> {}
    }
  }

  private void typed(KeyEvent key) {
    if (pages.asking() || scene.getFocusOwner() instanceof TextInputControl) {
      return;
    }
    switch (key.getCharacter()) {
      case "?" -> keys();
      case "," -> unlessOpen(SettingsScreen.class, this::settings);
      default -> {}
    }
  }

  private void unlessOpen(Class<? extends Page> kind, Runnable open) {
    if (pages.current().filter(kind::isInstance).isEmpty()) {
      open.run();
    }
  }

  private boolean moves() {
    return settings.speed().get() != Speed.OFF && settings.stillness().get() != Stillness.ON;
  }

  private static Language systemLanguage() {
    return Language.of(Locale.getDefault().toLanguageTag());
  }
}
