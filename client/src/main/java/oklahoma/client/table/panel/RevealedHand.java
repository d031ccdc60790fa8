package oklahoma.client.table.panel;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.CardShadow;
import oklahoma.client.deck.Elevation;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.table.motion.Curve;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;

/** The cards left in one hand, while they turn face up and are counted. */
final class RevealedHand extends Region {

  /** How long the animation takes until the last card is counted, in milliseconds. */
  static final double LENGTH_MS = 350 + 420;

  /** The height of a row, including the gap to the next, in card widths. */
  static final double ROW_TO_CARD = 1.8;

  private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");
  private static final double TURNED_MS = 350;
  private static final double FLIP_MS = 160;
  private static final double FLOAT_MS = 420;
  private static final double TALL = 1.4;
  private static final double NAME = 128;
  private static final double GAP = 10;
  private static final double SUM = 62;
  private static final double PAD = 10;

  /** The distance of texts from the ends of the row. */
  private static final double SIDE = 16;

  private static final double WIDEST_STEP = 0.62;

  /**
   * The least visible part of each card, in card widths; if less fits, the hand has two rows of
   * smaller cards.
   */
  private static final double NARROWEST_STEP = 0.33;

  private static final double SMALLER = 0.68;

  private final Reveal.Hand hand;
  private final Label name = new Label();
  private final Label left = new Label();
  private final Label sum = new Label();
  private final List<ImageView> shadows = new ArrayList<>();
  private final List<ImageView> cards = new ArrayList<>();
  private final List<Label> points = new ArrayList<>();
  private final List<Image> faces = new ArrayList<>();
  private final CardImages images;
  private final CardStyle style;
  private final double nameWide;
  private final double sumWide;
  private final double tall;
  private final boolean crowded;
  private final double wide;
  private final double scale;
  private final CardShadow shadow;
  private Image back;
  private double ms;

  /**
   * The measures of a hand.
   *
   * @param type the text scale
   * @param width of the whole row
   * @param cardWidth the width of a card in a hand with one row
   * @param scale device pixels per layout pixel
   */
  record Measures(double type, double width, double cardWidth, double scale) {}

  RevealedHand(
      Reveal.Hand hand, String cardsLeft, CardImages images, CardStyle style, Measures measures) {
    this.hand = hand;
    this.images = images;
    this.style = style.withIndex(IndexSize.JUMBO);
    this.nameWide = NAME * Math.max(1, measures.type());
    this.sumWide = SUM * Math.max(1, measures.type());
    double cardWidth = measures.cardWidth();
    double room = measures.width() - fixed() - cardWidth;
    this.tall = cardWidth * TALL;
    this.crowded = room / Math.max(1, hand.cards().size() - 1) < NARROWEST_STEP * cardWidth;
    this.wide = crowded ? Math.floor(SMALLER * cardWidth) : cardWidth;
    this.scale = measures.scale();
    this.shadow = images.shadow(wide, this.scale, Elevation.RESTING);
    this.back = images.get(Back.BACK, this.style, wide, this.scale, sharper -> back = sharper);
    getStyleClass().add("revealed");
    setAccessibleRole(AccessibleRole.TEXT);
    pseudoClassStateChanged(OUT, hand.out());
    name.setText(hand.name());
    name.getStyleClass().add("revealed-name");
    name.setWrapText(true);
    left.setText(cardsLeft);
    left.getStyleClass().add("revealed-left");
    sum.getStyleClass().add("revealed-sum");
    getChildren().addAll(name, left, sum);
    hand.cards().forEach(this::add);
    getChildren().addAll(points);
    setAccessibleText(hand.name() + " " + hand.points());
  }

  /** Shows a moment, in milliseconds since this hand began to turn over. */
  void show(double moment) {
    ms = Math.clamp(moment, 0, LENGTH_MS);
    int counted = 0;
    for (int i = 0; i < cards.size(); i++) {
      turn(i);
      if (floated(i) >= 1) {
        counted += hand.cards().get(i).points();
      }
    }
    sum.setText(Integer.toString(counted));
    requestLayout();
  }

  /** A hand without cards needs the height of one line. */
  @Override
  protected double computePrefHeight(double width) {
    double high = cards.isEmpty() ? Math.max(name.prefHeight(nameWide), sum.prefHeight(-1)) : tall;
    return high + 2 * PAD;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double middle = getHeight() / 2;
    words(middle);
    double sumHeight = sum.prefHeight(sumWide);
    double sumX = getWidth() - SIDE - sumWide;
    sum.resizeRelocate(sumX, Math.rint(middle - sumHeight / 2), sumWide, sumHeight);
    for (int i = 0; i < cards.size(); i++) {
      double x = Math.rint(cardX(i));
      double y = Math.rint(cardY(i));
      shadows.get(i).relocate(x + shadow.x(), y + shadow.y());
      cards.get(i).relocate(x, y);
      place(points.get(i), x + wide / 2, y + wide * TALL / 2, floated(i), sumX + sumWide / 2);
    }
  }

  /**
   * Places the name and, below it, the number of cards left; if none are left, that text takes
   * their place.
   */
  private void words(double middle) {
    boolean none = cards.isEmpty();
    double leftHeight = left.prefHeight(-1);
    double under = none ? 0 : leftHeight;
    double nameHeight = Math.min(name.prefHeight(nameWide), getHeight() - under);
    double top = Math.rint(middle - (nameHeight + under) / 2);
    name.resizeRelocate(SIDE, top, nameWide, nameHeight);
    double x = none ? SIDE + nameWide + GAP : SIDE;
    double y = none ? Math.rint(middle - leftHeight / 2) : top + nameHeight;
    left.resizeRelocate(x, y, none ? left.prefWidth(-1) : nameWide, leftHeight);
  }

  /** Moves the points of a card upwards from it and then to the sum. */
  private static void place(Label label, double x, double y, double part, double toX) {
    double eased = Curve.STANDARD.at(part);
    double width = label.prefWidth(-1);
    double height = label.prefHeight(-1);
    double atX = x + eased * (toX - x);
    double atY = y - 16 * Math.sin(Math.PI * eased);
    label.resizeRelocate(Math.rint(atX - width / 2), Math.rint(atY - height / 2), width, height);
    label.setVisible(part > 0 && part < 1);
    label.setOpacity(part < 0.8 ? 1 : (1 - part) / 0.2);
  }

  private double cardX(int i) {
    int row = crowded ? (cards.size() + 1) / 2 : cards.size();
    double room = getWidth() - fixed() - wide;
    double step = row < 2 ? 0 : Math.min(WIDEST_STEP * wide, room / (row - 1));
    return SIDE + nameWide + GAP + i % row * step;
  }

  /** The second row is in front of the first but leaves its indices visible. */
  private double cardY(int i) {
    double top = (getHeight() - tall) / 2;
    return crowded && i >= (cards.size() + 1) / 2 ? top + tall - wide * TALL : top;
  }

  /** The part of the width that cards cannot use. */
  private double fixed() {
    return SIDE + nameWide + GAP + GAP + sumWide + SIDE;
  }

  /** When a card begins to turn, in milliseconds. */
  private double turnsAt(int i) {
    return (TURNED_MS - FLIP_MS) * i / Math.max(1, cards.size());
  }

  private double floated(int i) {
    double begin = turnsAt(i) + FLIP_MS;
    return Math.clamp((ms - begin) / Math.min(FLOAT_MS, LENGTH_MS - begin), 0, 1);
  }

  private void turn(int i) {
    double turned = 1 - 2 * Math.clamp((ms - turnsAt(i)) / FLIP_MS, 0, 1);
    ImageView card = cards.get(i);
    double across = Math.max(0.02, Math.abs(turned));
    card.setScaleX(across);
    shadows.get(i).setScaleX(across);
    card.setImage(turned > 0 ? back : faces.get(i));
  }

  private void add(Reveal.Left each) {
    ImageView card = new ImageView(back);
    card.setFitWidth(wide);
    card.setFitHeight(wide * TALL);
    faces.add(face(each.card(), faces.size()));
    ImageView dark = new ImageView(shadow.image());
    dark.setFitWidth(shadow.width());
    dark.setFitHeight(shadow.height());
    shadows.add(dark);
    cards.add(card);
    getChildren().addAll(dark, card);
    Label worth = new Label("+" + each.points());
    worth.getStyleClass().add("revealed-points");
    worth.setVisible(false);
    points.add(worth);
  }

  private Image face(Card card, int place) {
    return images.get(
        card,
        style,
        wide,
        scale,
        sharper -> {
          faces.set(place, sharper);
          show(ms);
        });
  }
}
