package oklahoma.client.settings.page;

import java.util.List;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.CardShadow;
import oklahoma.client.deck.Elevation;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.settings.TableSettings;
import oklahoma.client.table.layout.Fan;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.TableSize;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.cloth.Felt;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** A small table that shows the current settings: piles, a meld and a hand. */
final class PreviewTable extends Region {
  private static final double EDGE = 18;
  private static final double PILE = 84;
  private static final double MELD = 58;

  /** The left edge of the meld, in widths of a pile. */
  private static final double PILES = 2.3;

  /**
   * The distance of the meld's cards where there is room, in widths of a card; {@link #NARROW_STEP}
   * is the smallest.
   */
  private static final double WIDE_STEP = 0.75;

  private static final double NARROW_STEP = 0.45;

  private static final double ROUND = 24;

  /**
   * The hand is laid out as if the table were this much wider on each side, in pixels: a fan leaves
   * more room at its sides than this small table has.
   */
  private static final double FREE = 38;

  private static final List<Face> RUN =
      List.of(
          card(Rank.FOUR, Suit.DIAMONDS),
          card(Rank.FIVE, Suit.DIAMONDS),
          card(Rank.TWO, Suit.SPADES),
          card(Rank.SEVEN, Suit.DIAMONDS));

  /** The width that piles and meld need, in pixels; in less room they are smaller. */
  private static final double LEAST_ROOM =
      PILES * PILE + MELD * (1 + (RUN.size() - 1) * NARROW_STEP);

  private static final List<Face> HAND =
      List.of(
          card(Rank.ACE, Suit.SPADES),
          card(Rank.KING, Suit.HEARTS),
          card(Rank.QUEEN, Suit.DIAMONDS),
          card(Rank.JACK, Suit.CLUBS),
          card(Rank.TEN, Suit.HEARTS),
          card(Rank.NINE, Suit.DIAMONDS),
          card(Rank.EIGHT, Suit.CLUBS),
          Joker.JOKER);

  private final CardImages images;
  private final TableSettings settings;
  private final Felt felt = new Felt(Platform::runLater);
  private final Rectangle plate = new Rectangle();
  private final Group cards = new Group();
  private final Rectangle clip = new Rectangle();

  PreviewTable(Texts texts, CardImages images, TableSettings settings) {
    this.images = images;
    this.settings = settings;
    setId("preview");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    accessibleTextProperty().bind(texts.live("settings.preview-said"));
    setMinSize(0, 0);
    clip.setArcWidth(ROUND);
    clip.setArcHeight(ROUND);
    setClip(clip);
    cards.setAutoSizeChildren(false);
    plate.getStyleClass().add("preview-plate");
    getChildren().addAll(felt, plate, cards);
    // The settings outlive the screens, so they must not hold a reference to one.
    ObservableValue<Boolean> seen = NodeVisibility.of(this);
    settings.feltProperty().when(seen).subscribe(felt::dye);
    settings.cardStyleProperty().when(seen).subscribe(style -> requestLayout());
    settings.cardSizeProperty().when(seen).subscribe(size -> requestLayout());
    settings.handProperty().when(seen).subscribe(shape -> requestLayout());
    settings.compactSeatsProperty().when(seen).subscribe(small -> requestLayout());
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    clip.setWidth(width);
    clip.setHeight(height);
    felt.resizeRelocate(0, 0, width, height);
    cards.getChildren().clear();
    double unit = Math.clamp((width - 2 * EDGE) / LEAST_ROOM, 0.5, 1);
    double pile = unit * PILE;
    double middle = EDGE + Place.TALL * pile / 2;
    place(Back.BACK, new Place(EDGE + pile / 2, middle, pile, 0, 0));
    place(card(Rank.SIX, Suit.CLUBS), new Place(EDGE + 1.6 * pile, middle, pile, -3, 0));
    place(card(Rank.QUEEN, Suit.HEARTS), new Place(EDGE + 1.6 * pile, middle, pile, 2, 0));
    run(EDGE + PILES * pile, width - EDGE, middle, unit * MELD);
    seat(EDGE, EDGE + Place.TALL * pile + EDGE);
    hand(width, height);
  }

  /** The plate of another seat. */
  private void seat(double x, double y) {
    boolean small = settings.compactSeatsProperty().get();
    double width = small ? 132 : 160;
    double height = small ? 40 : 62;
    double back = small ? 17 : 24;
    plate.setX(x);
    plate.setY(y);
    plate.setWidth(width);
    plate.setHeight(height);
    for (int i = 0; i < (small ? 5 : 10); i++) {
      double left = x + 12 + back / 2 + i * (small ? 6 : 9);
      place(Back.BACK, new Place(left, y + height / 2, back, 0, i));
    }
  }

  private void run(double left, double right, double middle, double card) {
    double step = Math.min(WIDE_STEP * card, (right - left - card) / (RUN.size() - 1));
    for (int i = 0; i < RUN.size(); i++) {
      place(RUN.get(i), new Place(left + card / 2 + i * step, middle, card, 0, i));
    }
  }

  private void hand(double width, double height) {
    TableSize size =
        new TableSize(
            width + 2 * FREE,
            height,
            settings.cardSizeProperty().get(),
            settings.handProperty().get(),
            settings.compactSeatsProperty().get(),
            1);
    Fan fan = Fan.of(HAND.size(), size, EDGE + Place.TALL * PILE / 2 + PILE, height - EDGE);
    for (int i = 0; i < HAND.size(); i++) {
      Place place = fan.places().get(i);
      place(
          HAND.get(i),
          new Place(place.x() - FREE, place.y(), place.width(), place.angle(), place.order()));
    }
  }

  private void place(Face face, Place place) {
    double width = place.width();
    CardStyle chosen = settings.cardStyleProperty().getValue();
    CardStyle style = width < CardStyle.NARROW ? chosen.withIndex(IndexSize.JUMBO) : chosen;
    double scale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
    Node node = drawn(face, style, width, scale);
    node.setLayoutX(Math.rint(place.x() - width / 2));
    node.setLayoutY(Math.rint(place.y() - place.area().height() / 2));
    cards.getChildren().add(node);
    node.setRotate(place.angle());
  }

  private Node drawn(Face face, CardStyle style, double width, double scale) {
    CardShadow under = images.shadow(width, scale, Elevation.RESTING);
    ImageView shade = new ImageView(under.image());
    shade.setX(under.x());
    shade.setY(under.y());
    shade.setFitWidth(under.width());
    shade.setFitHeight(under.height());
    ImageView paper = new ImageView();
    Image first = images.get(face, style, width, scale, paper::setImage);
    paper.setImage(first);
    paper.setFitWidth(width);
    paper.setFitHeight(Math.rint(Place.TALL * width));
    return new Group(shade, paper);
  }

  private static Suited card(Rank rank, Suit suit) {
    return new Suited(rank, suit);
  }
}
