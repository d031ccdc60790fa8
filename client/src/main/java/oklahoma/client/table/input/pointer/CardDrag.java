package oklahoma.client.table.input.pointer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.client.deck.Elevation;
import oklahoma.client.table.cards.CardLayer;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Fan;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.motion.Curve;

/**
 * The cards being dragged: picks them up, moves and tilts them with the pointer, opens a gap in the
 * hand, and lets them land or glide back.
 */
final class CardDrag {
  private static final double PICK_UP_MS = 110;
  private static final double GAP_MS = 120;
  private static final double LAND_MS = 140;
  private static final double BACK_NEAR_MS = 120;
  private static final double BACK_FAR_MS = 200;
  private static final double PICKED_UP = 1.08;
  private static final int MOST_DRAWN = 5;
  private static final double TILT = 6;
  private static final double TILT_SPEED = 40;

  private final CardScene picture;
  private final TableLook look;
  private final List<CardNode> nodes = new ArrayList<>();
  private double grabX;
  private double grabY;
  private double lastX;
  private double tilt;

  CardDrag(CardScene picture, TableLook look) {
    this.picture = picture;
    this.look = look;
  }

  /**
   * Remembers where the pointer grabbed the first card. If the card is in motion and not under the
   * pointer, its resting place counts; otherwise it would hang far from the pointer and miss the
   * zone aimed at.
   */
  void press(Carried carried, double x, double y) {
    node(carried)
        .ifPresent(node -> {
          Place held = covers(node.shown(), x, y) ? node.shown() : node.home();
          grabX = held.x() - x;
          grabY = held.y() - y;
        });
    lastX = x;
  }

  private static boolean covers(Place card, double x, double y) {
    return card.area().contains(x, y);
  }

  /** The area of the first card when the pointer is at this point. */
  Area at(double x, double y) {
    double width = nodes.isEmpty() ? 80 : nodes.getFirst().home().width();
    double height = width * Place.TALL;
    return new Area(x + grabX - width / 2, y + grabY - height / 2, width, height);
  }

  /** How many cards of the hand, the carried ones not counted, are left of the first card. */
  int gapAt(double x, double y) {
    int before = Fan.before(picture.fan(), x + grabX, y + grabY);
    int others = picture.shown().own().hand().cards().size() - picture.carried().size();
    return Math.min(before, others);
  }

  /** Picks the cards up. */
  void pickUp(Carried carried) {
    nodes.clear();
    Set<Integer> ids = new HashSet<>();
    if (carried instanceof Carried.Own own) {
      ids.addAll(own.ids());
      own.ids().forEach(id -> picture.node(id).ifPresent(nodes::add));
    } else {
      node(carried).ifPresent(nodes::add);
    }
    picture.setHovered(OptionalInt.empty());
    picture.setCarried(ids, -1);
    for (int i = 0; i < nodes.size(); i++) {
      CardNode node = nodes.get(i);
      picture.layer().away(node);
      node.setViewOrder(-(CardLayer.CARRIED - i));
      node.lift(Elevation.LIFTED);
      node.setVisible(i < MOST_DRAWN);
    }
    picture.glide(PICK_UP_MS, Curve.STANDARD);
  }

  /** Moves the cards with the pointer. */
  void move(double x, double y) {
    double speed = x - lastX;
    lastX = x;
    boolean calm = look.still();
    boolean tilts = look.tilts();
    tilt = tilts ? Math.clamp(tilt + speed / TILT_SPEED * TILT, -TILT, TILT) : 0;
    double scale = calm ? 1 : PICKED_UP;
    for (int i = 0; i < nodes.size(); i++) {
      CardNode node = nodes.get(i);
      double fan = 14.0 * i;
      node.put(
          new Place(
              x + grabX + fan,
              y + grabY + fan / 3,
              node.home().width() * scale,
              tilt + 2.0 * i,
              0));
    }
    picture.wake();
  }

  /** Reduces the tilt a little; called once in each pulse. */
  void straighten() {
    tilt *= 0.85;
  }

  /** Opens the gap in the hand after this many other cards. */
  void gap(int left) {
    picture.setCarried(picture.carried(), left);
    picture.glide(GAP_MS, Curve.STANDARD);
  }

  /** Leaves all carried cards where they were dropped until the host answers. */
  void waitAt(Target target) {
    List<CardNode> dropped = List.copyOf(nodes);
    picture.hold(dropped);
    nodes.clear();
    picture.setCarried(Set.of(), -1);
    dropped.forEach(node -> land(node, target));
    picture.glide(LAND_MS, Curve.STANDARD);
  }

  /**
   * Leaves these carried cards where they were dropped until the host answers; the others glide
   * back.
   */
  void waitAt(Target target, Set<Integer> ids) {
    letGo();
    List<CardNode> dropped = ids.stream().flatMap(id -> picture.node(id).stream()).toList();
    picture.hold(dropped);
    dropped.forEach(node -> land(node, target));
    picture.glide(BACK_FAR_MS, Curve.LANDING);
  }

  private void land(CardNode node, Target target) {
    node.setVisible(true);
    node.lift(Elevation.RESTING);
    if (picture.layer().isAway(node)) {
      target.landing().ifPresent(place -> node.move(place, look.ms(LAND_MS), Curve.LANDING));
    }
  }

  /** Ends the drag without a movement; the next layout moves the cards. */
  void letGo() {
    for (CardNode node : nodes) {
      picture.layer().back(node);
      node.lift(Elevation.RESTING);
      node.setVisible(true);
    }
    nodes.clear();
    picture.setCarried(Set.of(), -1);
  }

  /** Moves the cards to the places that they have in the model now. */
  void settle() {
    picture.glide(LAND_MS, Curve.LANDING);
  }

  /** Lets the cards glide back, faster over a short distance. */
  void back() {
    double far =
        nodes.stream().mapToDouble(node -> node.shown().distanceTo(node.home())).max().orElse(0)
            / Math.max(1, picture.handWidth());
    letGo();
    double ms = far < 1 ? 0 : far < 2 ? BACK_NEAR_MS : BACK_FAR_MS;
    picture.glide(ms, Curve.LANDING);
  }

  /** Lets cards that waited for the host's answer glide back. */
  void recall() {
    picture.letGo(Set.of());
    picture.glide(BACK_FAR_MS, Curve.LANDING);
  }

  private Optional<CardNode> node(Carried carried) {
    return switch (carried) {
      case Carried.Own own -> picture.node(own.ids().getFirst());
      case Carried.StockTop stock -> picture.layer().node(new Spot.OnStock(0));
      case Carried.PileTop pile -> picture.layer().node(new Spot.OnPile(0));
    };
  }
}
