package oklahoma.client.table.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The player's own hand as a fan: a flat arc of cards, in two rows if one is too narrow.
 *
 * @param places the cards from left to right; the rear row first if there are two
 * @param cardWidth the width of each card
 * @param strip the visible width of a card that another overlaps
 * @param top the y coordinate of the highest resting card, the same for any number of cards
 */
public record Fan(List<Place> places, double cardWidth, double strip, double top) {
  public Fan {
    places = List.copyOf(places);
  }

  static final double TALL = Place.TALL;

  /** The narrowest strip on which an index can be read, in pixels. */
  static final double NARROWEST = 22;

  /** The share of a card's width that the huge index occupies. */
  static final double INDEX = 0.296;

  private static final double MARGIN = 50;
  private static final double SMALLEST_CARD = 84;
  private static final double SMALLEST_IN_TWO = 60;

  /** The least share of the wanted size for large cards in one row. */
  private static final double KEPT = 0.8;

  private static final double WIDEST_ANGLE = 14;
  private static final double ANGLE_EACH = 0.9;
  private static final double RADIUS = 12;
  private static final double REAR_SHOWN = 0.45;
  private static final double GROUP_GAP = 0.28;

  /**
   * Lays out a fan.
   *
   * @param count number of cards, 0 or more
   * @param ceiling the y coordinate below which the cards should stay; they exceed it if two rows
   *     would become tiny, or one row smaller than usual or much smaller than wanted
   * @param floor the largest y coordinate that a card may reach
   */
  public static Fan of(int count, TableSize size, double ceiling, double floor) {
    return of(count, Set.of(), size, ceiling, floor);
  }

  /**
   * Lays out a fan of groups, slightly separated if there is one row.
   *
   * @param breaks the indexes of the cards that begin a new group
   */
  static Fan of(int count, Set<Integer> breaks, TableSize size, double ceiling, double floor) {
    double gaps = breaks.size() * GROUP_GAP * wanted(size);
    double room = size.width() - 2 * MARGIN - gaps;
    double wanted = lowered(size, floor - ceiling);
    double fitting = fitting(count, room, wanted);
    boolean one = size.hand() != HandShape.TWO_ROWS && fitting >= Math.min(wanted, SMALLEST_CARD);
    int rear = one ? 0 : (count + 1) / 2;
    double width = one ? fitting : inTwoRows(count, size, room, floor - ceiling);
    boolean second = rear > 0 || size.hand() == HandShape.TWO_ROWS;
    double centre = floor - reach(width, size.straight());
    List<Place> places = new ArrayList<>();
    if (rear > 0) {
      places.addAll(row(rear, 0, width, room, centre - REAR_SHOWN * TALL * width, size));
    }
    places.addAll(row(count - rear, rear, width, room, centre, size));
    if (rear == 0) {
      places.replaceAll(place -> apart(place, breaks, GROUP_GAP * wanted(size)));
    }
    double top = centre - TALL * width / 2 - (second ? REAR_SHOWN * TALL * width : 0);
    return new Fan(places, width, step(Math.max(rear, count - rear), width, room), top);
  }

  /** The place moved by the gaps before it, so that the whole fan stays centred. */
  private static Place apart(Place place, Set<Integer> breaks, double gap) {
    long before = breaks.stream().filter(index -> index <= place.order()).count();
    double aside = (before - breaks.size() / 2.0) * gap;
    return new Place(place.x() + aside, place.y(), place.width(), place.angle(), place.order());
  }

  /**
   * How many places of a fan are before a point: those left of the point in the nearer row, and the
   * whole rear row if the front row is nearer.
   */
  public static int before(List<Place> fan, double x, double y) {
    int front = 1;
    while (front < fan.size() && fan.get(front).x() > fan.get(front - 1).x()) {
      front++;
    }
    boolean behind =
        front < fan.size() && y < (fan.get(front / 2).y() + fan.get(front + front / 2 - 1).y()) / 2;
    int first = front >= fan.size() || behind ? 0 : front;
    List<Place> row = fan.subList(first, first == 0 ? Math.min(front, fan.size()) : fan.size());
    return first + (int) row.stream().filter(place -> place.x() < x - 1).count();
  }

  /** The card width in two rows: as large as fits if the player chose two rows, otherwise small. */
  private static double inTwoRows(int count, TableSize size, double room, double height) {
    if (size.hand() != HandShape.TWO_ROWS) {
      return Math.min(wanted(size), SMALLEST_CARD);
    }
    double deep = TALL / 2 + REAR_SHOWN * TALL + reach(1, false);
    double high = Math.max(SMALLEST_IN_TWO, Math.floor(height / deep));
    return fitting((count + 1) / 2, room, Math.min(wanted(size), high));
  }

  private static double wanted(TableSize size) {
    return usual(size) * size.yielded() * size.cards();
  }

  /** The width of the hand's cards for default sizes of cards and text. */
  static double usual(TableSize size) {
    return Math.clamp(0.14 * size.height(), SMALLEST_CARD, 190);
  }

  /** The largest card width for one row of this height. */
  private static double lowered(TableSize size, double height) {
    double deep = TALL / 2 + reach(1, size.straight());
    double least = Math.max(usual(size) * size.yielded(), KEPT * wanted(size));
    return Math.min(wanted(size), Math.max(least, Math.floor(height / deep)));
  }

  /**
   * The largest card width, at most the wanted one, with which every card in one row can be read;
   * negative if none. Cards wider than the smallest keep their whole index visible.
   */
  private static double fitting(int count, double room, double wanted) {
    int gaps = Math.max(0, count - 1);
    double widest = Math.min(room / (1 + 0.24 * gaps), room - NARROWEST * gaps);
    double whole = room / (1 + INDEX * gaps);
    return Math.min(wanted, Math.min(widest, Math.max(whole, SMALLEST_CARD)));
  }

  private static List<Place> row(
      int count, int first, double width, double room, double centre, TableSize size) {
    double step = step(count, width, room);
    double angle = size.straight() ? 0 : Math.min(WIDEST_ANGLE, ANGLE_EACH * count);
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double along = count < 2 ? 0 : (double) i / (count - 1) - 0.5;
      double turned = angle * along;
      double x = size.width() / 2 + along * (count - 1) * step;
      places.add(new Place(x, centre + sinking(width, turned), width, turned, first + i));
    }
    return places;
  }

  private static double step(int count, double width, double room) {
    return count < 2 ? 0.6 * width : Math.min(0.6 * width, (room - width) / (count - 1));
  }

  /** How far a tilted card is below the middle of the arc. */
  private static double sinking(double width, double angle) {
    return RADIUS * width * (1 - Math.cos(Math.toRadians(angle)));
  }

  /** How far the lowest corner of the outermost card is below the middle of the arc. */
  private static double reach(double width, boolean straight) {
    double angle = straight ? 0 : WIDEST_ANGLE / 2;
    double radians = Math.toRadians(angle);
    return sinking(width, angle) + width / 2 * (TALL * Math.cos(radians) + Math.sin(radians));
  }
}
