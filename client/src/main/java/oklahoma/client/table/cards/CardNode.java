package oklahoma.client.table.cards;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.CardShadow;
import oklahoma.client.deck.Elevation;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.motion.CardPath;
import oklahoma.client.table.motion.Curve;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import org.jspecify.annotations.Nullable;

/**
 * One card on the screen; a child of the card layer wherever it moves. Its image has the size for
 * its resting place and is scaled on the way there.
 */
public final class CardNode extends Region {
  private static final double CORNER = 0.096;
  private static final double DOT = 0.055;
  private static final double DOT_LEFT = 0.13;
  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final PseudoClass FRESH = PseudoClass.getPseudoClass("fresh");
  private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
  private static final PseudoClass WAITING = PseudoClass.getPseudoClass("waiting");

  private final CardImages images;
  private final ImageView shadow = new ImageView();
  private final ImageView picture = new ImageView();
  private final Rectangle ring = new Rectangle();
  private final Circle dot = new Circle();

  private Face face = Back.BACK;
  private Place home = new Place(0, 0, 100, 0, 0);
  private Place shown = home;
  private CardStyle style = CardStyle.DEFAULT;
  private double scale = 1;
  private Elevation elevation = Elevation.RESTING;
  private double turned = 1;
  private @Nullable CardPath way;
  private double passedMs;
  private int dressed;
  private @Nullable Image paper;
  private boolean selected;

  /**
   * @param number makes the node's id unique on this screen; reveals nothing about the card
   */
  CardNode(int number, CardImages images) {
    this.images = images;
    setId("card-" + number);
    getStyleClass().add("card");
    setAccessibleRole(AccessibleRole.BUTTON);
    shadow.setMouseTransparent(true);
    picture.setMouseTransparent(true);
    ring.setMouseTransparent(true);
    ring.getStyleClass().add("ring");
    dot.setMouseTransparent(true);
    dot.getStyleClass().add("fit-dot");
    dot.setVisible(false);
    getChildren().addAll(shadow, picture, ring, dot);
    setPickOnBounds(true);
  }

  Face face() {
    return face;
  }

  /** The resting place. */
  public Place home() {
    return home;
  }

  /** The current place. */
  public Place shown() {
    return shown;
  }

  /**
   * Shows this face in this style.
   *
   * @param outputScale device pixels per layout pixel
   */
  void dress(Face look, CardStyle wanted, double outputScale) {
    if (!look.equals(face) || !wanted.equals(style) || scale != outputScale || dressed == 0) {
      face = look;
      style = wanted;
      scale = outputScale;
      draw();
      show(shown);
    }
  }

  /** Sets the resting place, but does not move the node there. */
  void rest(Place place) {
    boolean redraw = place.width() != home.width() || dressed == 0;
    home = place;
    double height = Math.rint(place.width() * Place.TALL);
    resize(place.width(), height);
    setLayoutX(Math.rint(place.x() - place.width() / 2));
    setLayoutY(Math.rint(place.y() - height / 2));
    if (redraw) {
      draw();
    }
    show(shown);
  }

  /** Jumps to a place and stops any movement. */
  public void put(Place place) {
    way = null;
    show(place);
  }

  /** Jumps to the end of a movement; does nothing if there is none. */
  public void arrive() {
    if (way != null) {
      put(way.to());
    }
  }

  /** Starts a movement from the current place; jumps there if {@code ms} is 0. */
  public void move(Place to, double ms, Curve curve) {
    if (way != null && way.to().equals(to)) {
      return;
    }
    if (ms <= 0 || to.equals(shown)) {
      put(to);
    } else {
      way = CardPath.straight(shown, to, ms, curve);
      passedMs = 0;
    }
  }

  /** Whether a movement of {@link #move} has not ended. */
  boolean moving() {
    return way != null;
  }

  /** Continues the movement of {@link #move}. */
  void advance(double ms) {
    CardPath going = way;
    if (going == null) {
      return;
    }
    passedMs += ms;
    show(going.at(passedMs));
    if (going.over(passedMs)) {
      way = null;
    }
  }

  /** Squeezes the card as if it were turned over: 1 is full width, 0 edge-on, −1 full width. */
  void turn(double side) {
    turned = Math.abs(side);
    show(shown);
  }

  /** Sets the height above the table, which decides the shadow. */
  public void lift(Elevation high) {
    if (high != elevation) {
      elevation = high;
      shade();
    }
  }

  void setSelected(boolean on) {
    pseudoClassStateChanged(SELECTED, on);
    if (on != selected) {
      selected = on;
      notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED);
    }
  }

  /**
   * Sets the text for a screen reader.
   *
   * @param own whether the card is the player's, which can be selected; other cards can only be
   *     pressed
   */
  void speak(String words, boolean own) {
    setAccessibleRole(own ? AccessibleRole.TOGGLE_BUTTON : AccessibleRole.BUTTON);
    setAccessibleText(words);
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return attribute == AccessibleAttribute.SELECTED
        ? selected
        : super.queryAccessibleAttribute(attribute, parameters);
  }

  void setFresh(boolean on) {
    pseudoClassStateChanged(FRESH, on);
  }

  void setMarked(boolean on) {
    pseudoClassStateChanged(MARKED, on);
  }

  /** Shows or hides the dot for a card that fits a meld. */
  void setFitting(boolean on) {
    dot.setVisible(on);
  }

  boolean fitting() {
    return dot.isVisible();
  }

  void setWaiting(boolean on) {
    pseudoClassStateChanged(WAITING, on);
  }

  private void show(Place place) {
    shown = place;
    double ratio = place.width() / home.width();
    setTranslateX(place.x() - getLayoutX() - getWidth() / 2);
    setTranslateY(place.y() - getLayoutY() - getHeight() / 2);
    boolean resting = place.equals(home) && turned == 1;
    if (resting) {
      rest(Math.toRadians(place.angle()));
    }
    setCache(resting && place.angle() != 0);
    setScaleX(ratio * turned);
    setScaleY(ratio);
    setRotate(place.angle());
  }

  /**
   * Moves to whole device pixels. Otherwise the face of an upright card looks soft, and the cached
   * picture of a tilted one has to be computed again.
   */
  private void rest(double angle) {
    double x = getWidth() / 2;
    double y = getHeight() / 2;
    double left = x - x * Math.cos(angle) + y * Math.sin(angle);
    double top = y - x * Math.sin(angle) - y * Math.cos(angle);
    setTranslateX(Math.rint(left * scale) / scale - left);
    setTranslateY(Math.rint(top * scale) / scale - top);
  }

  private void draw() {
    int mine = ++dressed;
    double width = home.width();
    CardStyle fitted = width < CardStyle.NARROW ? style.withIndex(IndexSize.JUMBO) : style;
    paper = images.get(face, fitted, width, scale, sharper -> sharpen(mine, sharper));
    shade();
    requestLayout();
  }

  private void sharpen(int wanted, Image sharper) {
    if (wanted == dressed) {
      paper = sharper;
      shade();
    }
  }

  /**
   * Shows one image of card and shadow. While a stand-in is shown, the shadow is an image of its
   * own.
   */
  private void shade() {
    Image drawn = paper;
    if (drawn == null) {
      return;
    }
    double width = home.width();
    CardShadow under = images.shadow(width, scale, elevation);
    Optional<CardShadow> both = images.shaded(drawn, width, scale, elevation);
    show(picture, both.orElse(new CardShadow(drawn, 0, 0, width, Math.rint(width * Place.TALL))));
    show(shadow, under);
    shadow.setVisible(both.isEmpty());
  }

  private static void show(ImageView view, CardShadow baked) {
    view.setImage(baked.image());
    view.setX(baked.x());
    view.setY(baked.y());
    view.setFitWidth(baked.width());
    view.setFitHeight(baked.height());
  }

  @Override
  protected void layoutChildren() {
    ring.setX(0.5);
    ring.setY(0.5);
    ring.setWidth(getWidth() - 1);
    ring.setHeight(getHeight() - 1);
    ring.setArcWidth(CORNER * getWidth());
    ring.setArcHeight(CORNER * getWidth());
    dot.setRadius(Math.max(4, DOT * getWidth()));
    dot.setCenterX(DOT_LEFT * getWidth());
  }

  @Override
  protected double computePrefWidth(double height) {
    return home.width();
  }

  @Override
  protected double computePrefHeight(double width) {
    return home.width() * Place.TALL;
  }
}
