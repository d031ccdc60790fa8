package oklahoma.client.table.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.VisibleTimer;
import oklahoma.rules.card.Card;

/**
 * The end of a hand: the table darkens, the cards left in all hands turn face up seat by seat, and
 * their points are added up. A click or key shows everything at once; another one, or some time,
 * closes the reveal.
 */
public final class Reveal extends StackPane {
  private static final Duration FRAME = Duration.millis(16);
  private static final double NANOS = 1_000_000;
  private static final double BEGIN_MS = 320;
  private static final double STAGGER_MS = 120;
  private static final double READ_MS = 3_000;
  private static final double READ_SEAT_MS = 500;

  /** Height of the banner and the other lines, in pixels. */
  private static final double ROOM_BESIDE = 190;

  private static final double SMALLEST_CARD = 46;
  private static final double LARGEST_CARD = 84;

  /** The most seats in one column; more are in two. */
  private static final int COLUMN = 4;

  /**
   * A card left in a hand.
   *
   * @param points its penalty points
   */
  public record Left(Card card, int points) {}

  /**
   * The cards left in a hand.
   *
   * @param name the player's name
   * @param out whether the player went out
   * @param cards the cards, in display order
   */
  public record Hand(String name, boolean out, List<Left> cards) {
    public Hand {
      cards = List.copyOf(cards);
    }

    public int points() {
      return cards.stream().mapToInt(Left::points).sum();
    }
  }

  private final Texts texts;
  private final CardImages images;
  private final Supplier<CardStyle> style;
  private final LongSupplier clock;
  private final Label banner = new Label();
  private final Label why = new Label();
  private final Label skip = new Label();
  private final GridPane seats = new GridPane();
  private final List<RevealedHand> hands = new ArrayList<>();
  private final VisibleTimer timer = new VisibleTimer(this, FRAME, this::tick);

  private Runnable onward = () -> {};
  private double factor;
  private long began;

  /** Font size at text scale 1, in pixels, and the largest text scale in two columns. */
  private static final double LETTERS = 13;

  private static final double LARGEST_BESIDE = 1.3;

  private long settledAt;
  private boolean settled;
  private double type = 1;

  /**
   * A hidden reveal.
   *
   * @param style the style of the cards, read at the end of each hand
   * @param clock the time in nanoseconds
   */
  public Reveal(Texts texts, CardImages images, Supplier<CardStyle> style, LongSupplier clock) {
    this.texts = texts;
    this.images = images;
    this.style = style;
    this.clock = clock;
    setId("reveal");
    getStyleClass().add("reveal");
    setAccessibleRole(AccessibleRole.DIALOG);
    setFocusTraversable(true);
    setVisible(false);
    banner.setId("reveal-banner");
    banner.getStyleClass().add("reveal-banner");
    banner.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    why.getStyleClass().add("reveal-why");
    skip.getStyleClass().add("reveal-skip");
    skip.setMinWidth(USE_PREF_SIZE);
    seats.getStyleClass().add("reveal-seats");
    seats.setMaxWidth(USE_PREF_SIZE);
    VBox all = new VBox(banner, why, seats, skip);
    all.getStyleClass().add("reveal-all");
    all.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    getChildren().add(all);
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    widthProperty().subscribe(this::fit);
    visibleProperty().subscribe(timer::setWanted);
  }

  /**
   * Shows the end of a hand.
   *
   * @param remaining all hands, in seat order, the player's own first
   * @param meOut whether the player went out
   * @param slowness factor for all durations; 0 shows everything at once
   * @param then runs once, when the reveal closes
   */
  public void show(List<Hand> remaining, boolean meOut, double slowness, Runnable then) {
    Optional<Hand> out = remaining.stream().filter(Hand::out).findFirst();
    banner.setText(
        out.map(hand ->
                meOut
                    ? texts.say("widgets.reveal.you-out")
                    : texts.say("widgets.reveal.out", hand.name()))
            .orElseGet(() -> texts.say("widgets.reveal.blocked")));
    why.setText(texts.say("widgets.reveal.blocked-why"));
    why.setManaged(out.isEmpty());
    why.setVisible(out.isEmpty());
    build(remaining);
    onward = then;
    factor = slowness;
    began = clock.getAsLong();
    settled = false;
    setAccessibleText(spoken(remaining));
    setVisible(true);
    Controls.offerFocus(this);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    tick();
  }

  /** Sets the text scale for the next {@link #show}. */
  public void setType(double large) {
    type = large;
  }

  /** Shows everything at once or, if that is done, closes the reveal. */
  public void press() {
    if (!isVisible()) {
      return;
    }
    if (settled) {
      leave();
    } else {
      settle();
    }
  }

  /** Whether all cards are face up and counted. */
  public boolean isSettled() {
    return settled;
  }

  /** Updates the animation. A timer calls this while the reveal is visible. */
  public void tick() {
    if (!isVisible()) {
      return;
    }
    long now = clock.getAsLong();
    if (settled) {
      if ((now - settledAt) / NANOS >= READ_MS + READ_SEAT_MS * hands.size()) {
        leave();
      }
      return;
    }
    double ms = factor <= 0 ? Double.MAX_VALUE : (now - began) / NANOS / factor;
    if (ms >= lengthMs()) {
      settle();
    } else {
      show(ms);
    }
  }

  private void show(double ms) {
    skip.setText(texts.say("widgets.reveal.skip"));
    for (int i = 0; i < hands.size(); i++) {
      hands.get(i).show(ms - BEGIN_MS - i * STAGGER_MS);
    }
  }

  private void settle() {
    settled = true;
    settledAt = clock.getAsLong();
    skip.setText(texts.say("widgets.reveal.go-on"));
    hands.forEach(hand -> hand.show(RevealedHand.LENGTH_MS));
  }

  /** Closes the reveal without running its callback. */
  public void away() {
    Controls.passFocus(this, getParent());
    setVisible(false);
  }

  private void leave() {
    away();
    Runnable then = onward;
    onward = () -> {};
    then.run();
  }

  private double lengthMs() {
    return BEGIN_MS + STAGGER_MS * Math.max(0, hands.size() - 1) + RevealedHand.LENGTH_MS;
  }

  private void build(List<Hand> remaining) {
    hands.clear();
    double scale = getScene() == null ? 1 : getScene().getWindow().getRenderScaleX();
    double card = cardWidth(remaining);
    double tile = tileWidth(remaining.size());
    double words = remaining.size() > COLUMN ? Math.min(type, LARGEST_BESIDE) : type;
    setStyle("-fx-font-size: " + LETTERS * words + "px;");
    RevealedHand.Measures measures = new RevealedHand.Measures(words, tile, card, scale);
    for (Hand hand : remaining) {
      String left = texts.say("widgets.reveal.left", hand.cards().size());
      hands.add(new RevealedHand(hand, left, images, style.get(), measures));
    }
    seats.getChildren().clear();
    int columns = columns(hands.size());
    for (int i = 0; i < hands.size(); i++) {
      seats.add(hands.get(i), i % columns, i / columns);
    }
    fit();
  }

  /** The largest card width at which all rows fit. */
  private double cardWidth(List<Hand> remaining) {
    int rows = Math.ceilDiv(remaining.size(), columns(remaining.size()));
    double row = (getHeight() - ROOM_BESIDE) / rows;
    return Math.floor(Math.clamp(row / RevealedHand.ROW_TO_CARD, SMALLEST_CARD, LARGEST_CARD));
  }

  private static int columns(int seats) {
    return seats > COLUMN ? 2 : 1;
  }

  /** The width of a hand: as wide as fits, in two columns for many seats. */
  private double tileWidth(int seats) {
    double room = Math.max(400, getWidth() - 64);
    return Math.floor(seats > COLUMN ? Math.min(680, (room - 12) / 2) : Math.min(920, room));
  }

  private void fit() {
    double tile = tileWidth(hands.size());
    for (Region hand : hands) {
      hand.setPrefWidth(tile);
    }
  }

  private String spoken(List<Hand> remaining) {
    List<String> sentences = new ArrayList<>(List.of(banner.getText()));
    for (Hand hand : remaining) {
      int cards = hand.cards().size();
      sentences.add(texts.say("widgets.reveal.spoken", hand.name(), cards, hand.points()));
    }
    return String.join(" ", sentences);
  }

  private void pressed(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      press();
    }
    event.consume();
  }

  private void pressed(KeyEvent event) {
    if (!event.getCode().isModifierKey()) {
      press();
      event.consume();
    }
  }
}
