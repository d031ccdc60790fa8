package oklahoma.client.table.layout;

import java.util.List;

/**
 * The regions of a gin table: at the left, in a row that never moves, the card that fixes the
 * limit, the piles and the knock area; beside them the area for melds and questions.
 */
final class GinFrame {
  private static final double EDGE = Frame.EDGE;

  /** The width of a plate at scale 1, enough to read ten cards on it when they are face up. */
  private static final double PLATE = 272;

  /** Height of a defender's question, in one line with its answers, at text scale 1. */
  private static final double QUESTION = 80;

  private GinFrame() {}

  static Frame of(TableSize size, int others, double handTop) {
    double unit = size.unit();
    double type = size.type();
    double gap = Math.rint(10 * unit);
    Area top = new Area(0, 0, size.width(), Frame.topHeight(size));
    List<Area> plates = Frame.plates(size, others, top.bottom() + Math.rint(6 * unit), PLATE);
    double low = Math.rint(handTop - 12 * unit - 28 * type);
    Area sorts = Frame.sorts(size, low, Frame.sortsWidth(type));
    Area status =
        new Area(
            sorts.right() + gap,
            sorts.y() - Math.rint(3 * unit),
            size.width() - EDGE - gap - sorts.right(),
            Math.rint(Math.max(38 * unit, sorts.height() + 6 * unit)));
    double high = (plates.isEmpty() ? top : plates.getFirst()).bottom() + gap + limit(type, unit);
    double meter = Math.max(74 * unit, 16 * unit + 58 * type);
    double question = Frame.under(size) + QUESTION * Math.min(1, type) + gap;
    double floor = sorts.y() - Math.rint(Math.max(meter, question));
    double most = 104 * unit / Math.max(1, 0.5 + 0.5 * type / unit);
    double wide = Math.rint(Math.clamp((floor - high) / Fan.TALL, 56 * unit, most));
    double tall = Math.rint(Fan.TALL * wide);
    double small = Math.rint(0.62 * wide);
    Area limit =
        new Area(
            EDGE + 6, high + Math.rint((tall - small) / 2), Math.rint(Fan.TALL * small), small);
    Area stock = new Area(limit.right() + gap, high, wide, tall);
    Area pile = new Area(stock.right() + Frame.apart(size), high, wide, tall);
    Area knock = new Area(pile.right() + beside(type, unit), high, Math.rint(196 * type), tall);
    double x = knock.right() + Math.rint(16 * unit);
    double ceiling = high - limit(type, unit);
    Area melds = new Area(x, ceiling, size.width() - EDGE - x, sorts.y() - gap - ceiling);
    Area claim =
        new Area(
            EDGE,
            stock.bottom() + Frame.under(size),
            knock.right() - EDGE,
            sorts.y() - gap - stock.bottom() - Frame.under(size));
    Area bottom = Frame.bottom(size);
    Area hand = new Area(0, handTop, size.width(), bottom.y() - handTop);
    return new Frame(
        unit, type, top, plates, stock, pile, claim, melds, status, sorts, Area.NONE, hand, bottom,
        knock, limit);
  }

  /** The distance of the knock area from the label of the pile. */
  private static double beside(double type, double unit) {
    return Math.rint(26 * unit + 30 * Math.max(0, type - unit));
  }

  /** Height of the text above the card that fixes the limit. */
  private static double limit(double type, double unit) {
    return Math.rint(Math.max(30 * unit, 6 * unit + 24 * type));
  }
}
