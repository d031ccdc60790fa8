package oklahoma.client.table.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import javafx.scene.Node;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.motion.Curve;
import oklahoma.rules.card.Face;

/**
 * The nodes of all cards on the table. They are siblings for the whole match, so that a card keeps
 * its parent on the way from a hand to a meld. Only {@code viewOrder} decides which node is in
 * front.
 */
public final class CardLayer extends UnmanagedRegion implements AnimationClock.Mover {
  private static final double MARKS = 690;
  private static final double GLOWS = 3900;

  /** In front of all cards at rest. */
  static final double FLYING = 2000;

  /** In front of all cards in flight. */
  public static final double CARRIED = 4000;

  private static final double READABLE_STRIP = 0.34;

  private final CardImages images;
  private final Map<Spot, CardNode> at = new HashMap<>();
  private final Set<CardNode> away = new HashSet<>();
  private CardStyle style = CardStyle.DEFAULT;
  private double outputScale = 1;
  private Optional<CardStyle> prepared = Optional.empty();
  private double strip;
  private int issued;

  public CardLayer(CardImages images) {
    this.images = images;
    setPickOnBounds(false);
  }

  /**
   * Adds marks in front of the cards on the table, but behind cards of the hand and cards in
   * flight.
   */
  public void cover(Node marks) {
    marks.setViewOrder(-MARKS);
    getChildren().add(marks);
  }

  /** Adds outlines of zones in front of all cards except those being dragged. */
  public void underCarried(Node glows) {
    glows.setViewOrder(-GLOWS);
    getChildren().add(glows);
  }

  /** The node of a spot; empty if the spot has none. */
  public Optional<CardNode> node(Spot spot) {
    return Optional.ofNullable(at.get(spot));
  }

  /** The spot of a node; empty if the node has been released and will vanish. */
  Optional<Spot> spot(CardNode node) {
    return at.entrySet().stream()
        .filter(entry -> entry.getValue() == node)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /**
   * Redraws all cards in this style.
   *
   * @param scale device pixels per layout pixel
   */
  public void setStyle(CardStyle wanted, double scale) {
    style = wanted;
    outputScale = scale;
    at.values().forEach(node -> node.dress(node.face(), fitting(node), outputScale));
  }

  /**
   * Sets how much of each card of the hand the next card leaves visible, in card widths. If that is
   * little, the cards get huge indices.
   */
  void setStrip(double ofWidth) {
    strip = ofWidth;
  }

  /**
   * Stops this layer from moving the node until {@link #back}, because a drag or a flight moves it.
   */
  public void away(CardNode node) {
    away.add(node);
    node.put(node.shown());
  }

  /** Lets this layer move the node again. */
  public void back(CardNode node) {
    away.remove(node);
  }

  /** Whether a drag or a flight moves the node. */
  public boolean isAway(CardNode node) {
    return away.contains(node);
  }

  /**
   * Moves nodes from spots (keys) to other spots (values). Nodes of other spots stay; a node whose
   * spot another takes is removed.
   */
  void rekey(Map<Spot, Spot> moves) {
    Map<Spot, CardNode> moved = new HashMap<>();
    moves.forEach((from, to) -> {
      CardNode node = at.remove(from);
      if (node != null) {
        moved.put(to, node);
      }
    });
    moved.forEach((spot, node) -> {
      CardNode before = at.put(spot, node);
      if (before != null) {
        drop(before);
      }
    });
  }

  /**
   * Brings the nodes in line with a layout: creates missing nodes, removes superfluous ones, and
   * starts the others towards their places.
   *
   * @param cards the face and current place of each spot, for example raised under the pointer
   * @param homes the resting place of each spot
   * @param ms duration of the movement; 0 for none
   */
  void conform(Map<Spot, PlacedCard> cards, Map<Spot, Place> homes, double ms, Curve curve) {
    List<Spot> gone = at.keySet().stream().filter(spot -> !cards.containsKey(spot)).toList();
    gone.forEach(spot -> drop(Objects.requireNonNull(at.remove(spot))));
    prepare(homes);
    cards.forEach(
        (spot, lying) -> place(spot, lying, homes.getOrDefault(spot, lying.place()), ms, curve));
  }

  /**
   * Prepares pictures in the largest size only. Smaller cards show these, scaled, until theirs are
   * drawn.
   */
  private void prepare(Map<Spot, Place> homes) {
    OptionalDouble widest = homes.values().stream().mapToDouble(Place::width).max();
    widest.ifPresent(width -> images.keepFor(width, outputScale));
    if (!prepared.equals(Optional.of(style))) {
      prepared = Optional.of(style);
      widest.ifPresent(width -> images.prepare(style, width, outputScale));
    }
  }

  private void place(Spot spot, PlacedCard lying, Place home, double ms, Curve curve) {
    CardNode node = at.get(spot);
    boolean fresh = node == null;
    if (node == null) {
      node = make();
      at.put(spot, node);
    }
    if (!isAway(node)) {
      node.setViewOrder(-(layer(spot) + lying.place().order()));
    }
    node.rest(home);
    dress(node, lying.face(), spot);
    if (fresh) {
      node.put(lying.place());
    } else if (!isAway(node)) {
      node.turn(1);
      node.setOpacity(1);
      node.move(lying.place(), ms, curve);
    }
  }

  /** Creates a node that belongs to no spot yet. */
  CardNode appear(PlacedCard lying) {
    CardNode node = make();
    node.rest(lying.place());
    node.put(lying.place());
    node.dress(lying.face(), style, outputScale);
    return node;
  }

  /** Assigns a node to a spot; removes the node that the spot had. */
  void assign(Spot spot, CardNode node) {
    CardNode before = at.put(spot, node);
    if (before != null && before != node) {
      drop(before);
    }
  }

  /** Takes the node from its spot but leaves it on the screen. */
  Optional<CardNode> release(Spot spot) {
    return Optional.ofNullable(at.remove(spot));
  }

  /** Removes a node from the screen. */
  void drop(CardNode node) {
    away.remove(node);
    getChildren().remove(node);
  }

  /** Shows a face on a node that moves to this spot. */
  void dress(CardNode node, Face face, Spot spot) {
    boolean narrow =
        spot instanceof Spot.InHand && strip < READABLE_STRIP && node.home().width() > 40;
    node.dress(face, narrow ? style.withIndex(IndexSize.JUMBO) : style, outputScale);
  }

  @Override
  public void advance(double ms) {
    List.copyOf(at.values()).forEach(node -> node.advance(ms));
  }

  @Override
  public boolean moves() {
    return at.values().stream().anyMatch(CardNode::moving);
  }

  /** The nodes of all spots. */
  public List<CardNode> nodes() {
    return new ArrayList<>(at.values());
  }

  private CardStyle fitting(CardNode node) {
    boolean narrow =
        spot(node).filter(Spot.InHand.class::isInstance).isPresent()
            && strip < READABLE_STRIP
            && node.home().width() > 40;
    return narrow ? style.withIndex(IndexSize.JUMBO) : style;
  }

  private CardNode make() {
    CardNode node = new CardNode(issued++, images);
    getChildren().add(node);
    return node;
  }

  /** The stacking order of cards whose places overlap. */
  static double layer(Spot spot) {
    return switch (spot) {
      case Spot.OfLimit limit -> 50;
      case Spot.OnStock stock -> 100;
      case Spot.OnPile pile -> 200;
      case Spot.InMeld meld -> 300;
      case Spot.InTray tray -> 500;
      case Spot.InHand hand -> 700;
    };
  }
}
