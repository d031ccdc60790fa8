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
 * The content of the window: a stack of pages, of which the top one is visible, notices over it,
 * and a card over it for questions.
 */
public final class Pages {
  private static final Logger LOG = LoggerFactory.getLogger(Pages.class);
  private static final Duration FADE = Duration.millis(167);

  /** The class of what stays in sight below a band. */
  public static final String BELOW_BAND = "below-band";

  /** Where a band begins, and where it ends at the latest: a hand of cards stays in sight below. */
  private static final double BAND = 0.43;

  private static final double BAND_END = 0.58;

  /** Pixels between a band and what stays in sight below it. */
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
   * An empty window.
   *
   * @param moves whether pages fade into each other
   */
  public Pages(Texts texts, BooleanSupplier moves) {
    this.controls = new Controls(texts);
    this.moves = moves;
    this.toasts = new Toasts(controls);
    this.modal = new ModalLayer(moves, this::say);
    over.setPickOnBounds(false);
    root.getChildren().addAll(felt, front, over, toasts, modal.node());
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::before);
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::after);
  }

  /** Controls in the language of the window. */
  public Controls controls() {
    return controls;
  }

  /** In which words the window speaks. */
  public Texts texts() {
    return controls.texts();
  }

  /** What the window shows. */
  public Parent node() {
    return root;
  }

  /** Whether things move here, or are at once where they belong. */
  public boolean moves() {
    return moves.getAsBoolean();
  }

  /** Lays the pages on cloth of this colour. */
  public void dye(FeltColour colour) {
    felt.dye(colour);
  }

  /** The page that is seen. */
  public Optional<Page> current() {
    return Optional.ofNullable(pile.peek());
  }

  /** Whether this page is the one that is seen. */
  public boolean shows(Page page) {
    return page.equals(pile.peek());
  }

  /** Whether the player can still come back to this page, if it is not seen anyway. */
  public boolean holds(Page page) {
    return pile.contains(page);
  }

  /** Puts a page on top of the others. */
  public void open(Page page) {
    pile.push(page);
    reveal(page);
  }

  /** Leaves the page that is seen for the one below it. */
  public void back() {
    if (pile.size() > 1) {
      pile.pop().closed();
      reveal(pile.element());
    }
  }

  /** Leaves all pages for this one. */
  public void reset(Page page) {
    leave();
    open(page);
  }

  /** Leaves all pages for good: what they looked after while they were seen ends. */
  public void close() {
    leave();
    front.getChildren().clear();
  }

  private void leave() {
    pile.forEach(Page::closed);
    pile.clear();
    dismiss();
  }

  /**
   * Asks a question on a card before the page. Esc gives the last answer, which must be harmless.
   */
  public void ask(String titleKey, String bodyKey, List<Answer> answers, Object... arguments) {
    modal.show(card(titleKey, bodyKey, answers, arguments), answers.getLast().then());
  }

  /** The same on a card that comes by itself, while the player may be about to press a key. */
  public void interrupt(
      String titleKey, String bodyKey, List<Answer> answers, Object... arguments) {
    modal.interrupt(card(titleKey, bodyKey, answers, arguments), answers.getLast().then());
  }

  private VBox card(String titleKey, String bodyKey, List<Answer> answers, Object... arguments) {
    Label body = controls.paragraph(bodyKey, arguments);
    HBox buttons = Controls.foot(10);
    answers.forEach(answer -> buttons.getChildren().add(button(answer)));
    VBox card = new VBox(16, controls.title("card-title", titleKey, arguments), body, buttons);
    Controls.question(card, titleKey, body.textProperty()).setMaxWidth(560);
    return card;
  }

  /**
   * Puts a panel before the page.
   *
   * @param onEscape what happens when it is dismissed by Esc
   */
  public void present(Node panel, Runnable onEscape) {
    modal.show(panel, onEscape);
  }

  /** Whether a card or panel is before the page. */
  public boolean asking() {
    return modal.shows();
  }

  /** Takes away the card or panel before the page. */
  public void dismiss() {
    modal.dismiss();
  }

  /**
   * Ends what was begun in the background, on the FX thread. A card shows what failed.
   *
   * @param then takes what came of it
   */
  public <T> void after(CompletionStage<T> begun, Consumer<? super T> then) {
    after(begun, then, this::failed);
  }

  /**
   * Ends what was begun in the background, on the FX thread.
   *
   * @param then takes what came of it
   * @param failed takes why nothing came of it, and tells the player
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
   * Ends what the page that is seen now began in the background, on the FX thread. If the player is
   * on another page by then, nothing comes of it. A card shows what failed.
   *
   * @param then takes what came of it; it may lead on to another page
   */
  public <T> void onwards(CompletionStage<T> begun, Consumer<? super T> then) {
    Optional<Page> from = current();
    after(
        begun,
        value -> {
          if (current().equals(from)) {
            then.accept(value);
          }
        });
  }

  /** Tells on a card that something has failed, and why, if that is known. */
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

  /** What some failures mean to a player; for the others there is a general sentence. */
  public void explain(Function<Throwable, Optional<ErrorMessage>> words) {
    explaining = words;
  }

  private static Throwable cause(Throwable failure) {
    Throwable cause = failure.getCause();
    return failure instanceof CompletionException && cause != null ? cause(cause) : failure;
  }

  /** Shows a band across every page, over the middle of the table, until it is given none. */
  public void across(Optional<Region> band) {
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

  /** Above what the page that is seen has there. */
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

  /** The buttons of the band across every page. */
  public List<Node> acrossButtons() {
    return over.getChildren().stream().flatMap(band -> Controls.buttons(band).stream()).toList();
  }

  /** The buttons of the notices that stay. */
  public List<Node> noticeButtons() {
    return Controls.buttons(toasts);
  }

  /** Whether notices stay for six seconds instead of four. */
  public void keepNotices(BooleanSupplier longer) {
    toasts.keepLonger(longer);
  }

  /**
   * How long a notice can be read.
   *
   * @param longer whether the player wants more time
   */
  public static Duration notice(boolean longer) {
    return longer ? Toasts.LONG_STAY : Toasts.STAY;
  }

  /**
   * From now on this is also read aloud.
   *
   * @param aloud reads what happens
   * @param chat reads what people say
   */
  public void readBy(Consumer<String> aloud, Consumer<String> chat) {
    reader = aloud;
    chatReader = chat;
  }

  /** Has something read aloud, if anybody does. */
  public void say(String words) {
    reader.accept(words);
  }

  /** Has what somebody said read aloud, which matters less. */
  public void sayChat(String words) {
    chatReader.accept(words);
  }

  /** Tells something that needs no answer, in the upper right corner, for some seconds. */
  public void tell(String words) {
    toasts.tell(words);
    say(words);
  }

  /** Tells in the same place that something went wrong; this stays until the player closes it. */
  public void complain(String words) {
    toasts.complain(words);
    say(words);
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
      case GRAVE -> button.getStyleClass().add(Styles.DANGER);
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

  /** Esc is heard before anything that has the focus: lists and fields would keep it. */
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

  /** Letters and digits belong to a text field that has the focus. */
  private boolean typing(KeyEvent key) {
    return root.getScene().getFocusOwner() instanceof TextInputControl
        && !key.getCode().isFunctionKey();
  }
}
