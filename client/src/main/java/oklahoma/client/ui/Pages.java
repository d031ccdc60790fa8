package oklahoma.client.ui;

import atlantafx.base.theme.Styles;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.animation.FadeTransition;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.cloth.Felt;
import oklahoma.client.ui.cloth.FeltColour;
import oklahoma.client.ui.controls.Controls;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The content of the window: a stack of pages with the top one visible, notices above it, and a
 * card for questions above those.
 */
public final class Pages {
  private static final Logger LOG = LoggerFactory.getLogger(Pages.class);
  private static final Duration FADE = Duration.millis(167);

  /** The style class of a node that a band must not cover. */
  public static final String BELOW_BAND = "below-band";

  /**
   * The top of a band as a share of the height; {@link #BAND_END} is the lowest bottom, so that the
   * hand stays visible.
   */
  private static final double BAND = 0.43;

  private static final double BAND_END = 0.58;

  /** The distance between a band and the node that it must not cover, in pixels. */
  private static final double BAND_GAP = 4;

  private final Controls controls;
  private final BooleanSupplier moves;
  private final StackPane root = new StackPane();
  private final StackPane front = new StackPane();
  private final StackPane over = new StackPane();
  private final Felt felt = new Felt(Platform::runLater);
  private final Toasts toasts;
  private final ModalLayer modal;
  private final Deque<Page> pile = new ArrayDeque<>();
  private Consumer<String> reader = words -> {};
  private Consumer<String> chatReader = words -> {};
  private Function<Throwable, Optional<ErrorMessage>> explaining = failure -> Optional.empty();

  /**
   * A window without a page.
   *
   * @param moves whether pages fade in
   */
  public Pages(Texts texts, BooleanSupplier moves) {
    this.controls = new Controls(texts);
    this.moves = moves;
    this.toasts = new Toasts(controls);
    this.modal = new ModalLayer(moves, this::readAloud);
    over.setPickOnBounds(false);
    root.getChildren().addAll(felt, front, over, toasts, modal.node());
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::before);
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::after);
  }

  /** Makes controls in the language of the window. */
  public Controls controls() {
    return controls;
  }

  /** The texts of the window. */
  public Texts texts() {
    return controls.texts();
  }

  /** The root of the window's content. */
  public Parent node() {
    return root;
  }

  /** Whether pages, cards and controls may move; otherwise they appear in their final places. */
  public boolean moves() {
    return moves.getAsBoolean();
  }

  /** Sets the colour of the cloth below the pages. */
  public void dye(FeltColour colour) {
    felt.dye(colour);
  }

  /** The visible page. */
  public Optional<Page> current() {
    return Optional.ofNullable(pile.peek());
  }

  /** Whether this is the visible page. */
  public boolean shows(Page page) {
    return page.equals(pile.peek());
  }

  /**
   * Whether this page is in the stack: visible, or below others from which the player can return.
   */
  public boolean holds(Page page) {
    return pile.contains(page);
  }

  /** Opens a page above the others. */
  public void open(Page page) {
    pile.push(page);
    reveal(page);
  }

  /** Closes the visible page and shows the one below; without effect if there is none. */
  public void back() {
    if (pile.size() > 1) {
      pile.pop().closed();
      reveal(pile.element());
    }
  }

  /** Closes all pages and opens this one. */
  public void reset(Page page) {
    leave();
    open(page);
  }

  /** Closes all pages, so that everything ends that runs only while they are shown. */
  public void close() {
    leave();
    front.getChildren().clear();
  }

  private void leave() {
    pile.forEach(Page::closed);
    pile.clear();
    dismiss();
  }

  /** Asks a question on a card. Esc stands for the last answer, which must be harmless. */
  public void ask(String titleKey, String bodyKey, List<Answer> answers, Object... arguments) {
    modal.show(card(titleKey, bodyKey, answers, arguments), answers.getLast().then());
  }

  /**
   * Asks a question on a card that appears by itself, when the player may just be pressing a key.
   */
  public void interrupt(
      String titleKey, String bodyKey, List<Answer> answers, Object... arguments) {
    modal.interrupt(card(titleKey, bodyKey, answers, arguments), answers.getLast().then());
  }

  private VBox card(String titleKey, String bodyKey, List<Answer> answers, Object... arguments) {
    Label body = controls.paragraph(bodyKey, arguments);
    HBox buttons = Controls.buttonRow(10);
    answers.forEach(answer -> buttons.getChildren().add(button(answer)));
    VBox card = new VBox(16, controls.title("card-title", titleKey, arguments), body, buttons);
    Controls.question(card, titleKey, body.textProperty()).setMaxWidth(560);
    return card;
  }

  /**
   * Shows a panel above the page.
   *
   * @param onEscape runs when Esc closes it
   */
  public void present(Node panel, Runnable onEscape) {
    modal.show(panel, onEscape);
  }

  /** Whether a card or panel is shown above the page. */
  public boolean asking() {
    return modal.shows();
  }

  /** Closes the card or panel above the page. */
  public void dismiss() {
    modal.dismiss();
  }

  /**
   * Runs an action on the FX thread when background work has finished. A card reports a failure.
   *
   * @param then receives the result
   */
  public <T> void after(CompletionStage<T> begun, Consumer<? super T> then) {
    after(begun, then, this::failed);
  }

  /**
   * Runs an action on the FX thread when background work has finished.
   *
   * @param then receives the result
   * @param failed receives the failure, and has to tell the player
   */
  public <T> void after(
      CompletionStage<T> begun, Consumer<? super T> then, Consumer<Throwable> failed) {
    begun.whenComplete((value, failure) ->
        Platform.runLater(() -> {
          if (failure == null) {
            then.accept(value);
          } else {
            failed.accept(cause(failure));
          }
        }));
  }

  /**
   * Runs an action on the FX thread when background work has finished, unless the player has gone
   * to another page meanwhile. A card reports a failure.
   *
   * @param then receives the result; it may open another page
   */
  public <T> void afterUnlessLeft(CompletionStage<T> begun, Consumer<? super T> then) {
    Optional<Page> from = current();
    after(
        begun,
        value -> {
          if (current().equals(from)) {
            then.accept(value);
          }
        });
  }

  /** Reports a failure on a card, with an explanation if there is one. */
  public void failed(Throwable failure) {
    LOG.warn("Something has failed", failure);
    ErrorMessage trouble =
        explaining
            .apply(failure)
            .orElseGet(() -> new ErrorMessage("page.failed-title", "page.failed-body", List.of()));
    ask(
        trouble.titleKey(),
        trouble.bodyKey(),
        List.of(Answer.harmless("page.understood")),
        trouble.arguments().toArray());
  }

  /** Sets the explanations of failures; the others get a general sentence. */
  public void explain(Function<Throwable, Optional<ErrorMessage>> words) {
    explaining = words;
  }

  private static Throwable cause(Throwable failure) {
    Throwable cause = failure.getCause();
    return failure instanceof CompletionException && cause != null ? cause(cause) : failure;
  }

  /** Shows a band across every page, over the middle of the table; an empty value removes it. */
  public void showBand(Optional<Region> band) {
    over.getChildren().clear();
    band.ifPresent(shown -> {
      shown.setMaxHeight(Region.USE_PREF_SIZE);
      StackPane.setAlignment(shown, Pos.TOP_CENTER);
      over.getChildren().add(shown);
      place(shown);
    });
  }

  private void place(Region band) {
    DoubleBinding latest = bandEnd().subtract(band.heightProperty());
    band.translateYProperty().bind(Bindings.min(over.heightProperty().multiply(BAND), latest));
  }

  /** The lowest bottom of the band: above the node that it must not cover, if the page has one. */
  private DoubleBinding bandEnd() {
    DoubleBinding end = over.heightProperty().multiply(BAND_END);
    Node below = front.lookup("." + BELOW_BAND);
    return below == null
        ? end
        : Bindings.createDoubleBinding(
            () ->
                Math.min(
                    end.get(), below.localToScene(below.getLayoutBounds()).getMinY() - BAND_GAP),
            end,
            below.layoutYProperty(),
            below.layoutBoundsProperty());
  }

  /** The buttons of the band, if one is shown. */
  public List<Node> bandButtons() {
    return over.getChildren().stream().flatMap(band -> Controls.buttons(band).stream()).toList();
  }

  /** The buttons of the notices that stay until the player closes them. */
  public List<Node> noticeButtons() {
    return Controls.buttons(toasts);
  }

  /** Sets whether notices stay for six seconds instead of four. */
  public void keepNotices(BooleanSupplier longer) {
    toasts.keepLonger(longer);
  }

  /**
   * How long a notice stays.
   *
   * @param longer whether the player wants more time to read
   */
  public static Duration notice(boolean longer) {
    return longer ? Toasts.LONG_STAY : Toasts.STAY;
  }

  /**
   * Sets the readers for reading aloud.
   *
   * @param aloud reads events
   * @param chat reads chat messages
   */
  public void setReaders(Consumer<String> aloud, Consumer<String> chat) {
    reader = aloud;
    chatReader = chat;
  }

  /** Reads a sentence about an event aloud, if the player wants that. */
  public void readAloud(String words) {
    reader.accept(words);
  }

  /** Reads a chat message aloud, if the player wants that. Events have precedence. */
  public void readChatAloud(String words) {
    chatReader.accept(words);
  }

  /** Shows a notice in the upper right corner for some seconds. */
  public void showNotice(String words) {
    toasts.show(words);
    readAloud(words);
  }

  /** Shows a notice about a failure in the upper right corner until the player closes it. */
  public void showError(String words) {
    toasts.showError(words);
    readAloud(words);
  }

  private Button button(Answer answer) {
    Button button =
        controls.button(
            answer.key(),
            () -> {
              dismiss();
              answer.then().run();
            });
    switch (answer.kind()) {
      case MAIN -> button.getStyleClass().add(Styles.ACCENT);
      case DANGEROUS -> button.getStyleClass().add(Styles.DANGER);
      case PLAIN -> {}
    }
    button.setDefaultButton(answer.kind() == Answer.Kind.MAIN);
    return button;
  }

  private void reveal(Page page) {
    front.getChildren().setAll(page.node());
    over.getChildren().forEach(band -> place((Region) band));
    felt.setVisible(true);
    if (moves.getAsBoolean()) {
      FadeTransition fade = fadeIn(page.node());
      fade.setOnFinished(done -> cover());
      fade.play();
    } else {
      page.node().setOpacity(1);
      cover();
    }
    page.opened();
  }

  private void cover() {
    felt.setVisible(current().filter(Page::clothed).isEmpty());
  }

  static FadeTransition fadeIn(Node node) {
    FadeTransition fade = new FadeTransition(FADE, node);
    fade.setFromValue(0);
    fade.setToValue(1);
    return fade;
  }

  /** Handles Esc before the focused node does, because lists and fields would consume it. */
  private void before(KeyEvent key) {
    if (modal.shows()) {
      if (modal.takes(key)) {
        key.consume();
      }
    } else if (key.getCode() == KeyCode.ESCAPE && !pile.isEmpty()) {
      key.consume();
      if (!pile.element().escaped()) {
        back();
      }
    }
  }

  private void after(KeyEvent key) {
    if (modal.shows() ? modal.scrolls(key) : wanted(key)) {
      key.consume();
    }
  }

  private boolean wanted(KeyEvent key) {
    return !pile.isEmpty() && !typing(key) && pile.element().pressed(key);
  }

  /** Whether a key belongs to a focused text field, as letters and digits do. */
  private boolean typing(KeyEvent key) {
    return root.getScene().getFocusOwner() instanceof TextInputControl
        && !key.getCode().isFunctionKey();
  }
}
