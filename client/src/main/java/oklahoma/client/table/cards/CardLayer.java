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
 * All cards of the table, siblings for the whole match, so that a card never changes its parent on
 * the way from a hand to a meld. {@code viewOrder} alone decides what is in front.
 */
public final class CardLayer extends UnmanagedRegion implements AnimationClock.Mover {
  private static final double MARKS = 690;
  private static final double GLOWS = 3900;

  /** Above everything that lies somewhere. */
  static final double FLYING = 2000;

  /** Above everything that flies. */
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

  /** Lays marks over the cards of the table, but under those of the hand and those on their way. */
  public void cover(Node marks) {
    marks.setViewOrder(-MARKS);
    getChildren().add(marks);
  }

  /** Lays what shines around places over all cards but those that are carried. */
  public void underCarried(Node glows) {
    glows.setViewOrder(-GLOWS);
    getChildren().add(glows);
  }

  /** The node of a spot; empty if nothing is drawn there. */
  public Optional<CardNode> node(Spot spot) {
    return Optional.ofNullable(at.get(spot));
  }

  /** Where a node belongs; empty if it is about to vanish. */
  Optional<Spot> spot(CardNode node) {
    return at.entrySet().stream()
        .filter(entry -> entry.getValue() == node)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Shows all cards in this style from now on. */
  public void setStyle(CardStyle wanted, double scale) {
    style = wanted;
    outputScale = scale;
    at.values().forEach(node -> node.dress(node.face(), fitting(node), outputScale));
  }

  /**
   * What the next card of the hand leaves free of each, in card widths; decides how large indices
   * are.
   */
  void setStrip(double ofWidth) {
    strip = ofWidth;
  }

  /**
   * Takes a node out of the layer's care until it comes {@link #back}: somebody carries or flies
   * it.
   */
  public void away(CardNode node) {
    away.add(node);
    node.put(node.shown());
  }

  /** The layer moves the node again. */
  public void back(CardNode node) {
    away.remove(node);
  }

  /** Whether somebody else moves the node. */
  public boolean isAway(CardNode node) {
    return away.contains(node);
  }

  /** From now on a node belongs to the spot that the map says; those that it does not name stay. */
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
   * Lets every card be where it belongs: makes the nodes that are missing, drops those that are not
   * needed, sends the others on their way.
   *
   * @param cards what is drawn, and where each is held at the moment
   * @param homes where each rests
   * @param ms how long they may take; 0 for at once
   */
  void conform(Map<Spot, PlacedCard> cards, Map<Spot, Place> homes, double ms, Curve curve) {
    List<Spot> gone = at.keySet().stream().filter(spot -> !cards.containsKey(spot)).toList();
    gone.forEach(spot -> drop(Objects.requireNonNull(at.remove(spot))));
    prepare(homes);
    cards.forEach(
        (spot, lying) -> lay(spot, lying, homes.getOrDefault(spot, lying.place()), ms, curve));
  }

  /** At one size only, the largest: others show it until they have their own. */
  private void prepare(Map<Spot, Place> homes) {
    OptionalDouble widest = homes.values().stream().mapToDouble(Place::width).max();
    widest.ifPresent(width -> images.keepFor(width, outputScale));
    if (!prepared.equals(Optional.of(style))) {
      prepared = Optional.of(style);
      widest.ifPresent(width -> images.prepare(style, width, outputScale));
    }
  }

  private void lay(Spot spot, PlacedCard lying, Place home, double ms, Curve curve) {
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

  /** A node for a card that was not drawn before, at this place; it belongs to no spot yet. */
  CardNode appear(PlacedCard lying) {
    CardNode node = make();
    node.rest(lying.place());
    node.put(lying.place());
    node.dress(lying.face(), style, outputScale);
    return node;
  }

  /** Gives a node to a spot. */
  void give(Spot spot, CardNode node) {
    CardNode before = at.put(spot, node);
    if (before != null && before != node) {
      drop(before);
    }
  }

  /** A node that belongs to no spot any more, but is still to be seen. */
  Optional<CardNode> release(Spot spot) {
    return Optional.ofNullable(at.remove(spot));
  }

  /** Removes a node. */
  void drop(CardNode node) {
    away.remove(node);
    getChildren().remove(node);
  }

  /** Shows a face on a node that is on its way to a spot. */
  void dress(CardNode node, Face face, Spot spot) {
    boolean narrow =
        spot instanceof Spot.InHand && strip < READABLE_STRIP && node.home().width() > 40;
    node.dress(face, narrow ? style.withIndex(IndexSize.JUMBO) : style, outputScale);
  }

  /** Lets time pass for all cards that move by themselves. */
  @Override
  public void advance(double ms) {
    List.copyOf(at.values()).forEach(node -> node.advance(ms));
  }

  @Override
  public boolean moves() {
    return at.values().stream().anyMatch(CardNode::moving);
  }

  /** Every card that is drawn. */
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
