package client.table.layout;

import java.util.List;

/**
 * The rooms of a table of gin: the card that fixes the limit, the piles and the knock area in a row
 * at the left, where they stay whatever is laid down, and room for melds and questions beside them.
 */
final class GinFrame {
  private static final double EDGE = Frame.EDGE;

  private GinFrame() {}

  static Frame of(TableSize size, int others, double handTop) {
    double unit = size.unit();
    double gap = Math.rint(10 * unit);
    Area top = new Area(0, 0, size.width(), Frame.topHeight(unit));
    List<Area> plates = Frame.plates(size, others, top.bottom() + Math.rint(6 * unit));
    double low = Math.rint(handTop - 40 * unit);
    Area sorts =
        new Area(EDGE, low - Math.rint(32 * unit), Math.rint(300 * unit), Math.rint(32 * unit));
    Area status =
        new Area(
            sorts.right() + gap,
            sorts.y() - Math.rint(3 * unit),
            size.width() - EDGE - gap - sorts.right(),
            Math.rint(38 * unit));
    double high =
        (plates.isEmpty() ? top : plates.getFirst()).bottom() + gap + Math.rint(30 * unit);
    double floor = sorts.y() - Math.rint(74 * unit);
    double wide = Math.rint(Math.clamp((floor - high) / Fan.TALL, 56 * unit, 104 * unit));
    double tall = Math.rint(Fan.TALL * wide);
    double small = Math.rint(0.62 * wide);
    Area limit =
        new Area(
            EDGE + 6, high + Math.rint((tall - small) / 2), Math.rint(Fan.TALL * small), small);
    Area stock = new Area(limit.right() + gap, high, wide, tall);
    Area pile = new Area(stock.right() + Math.rint(26 * unit), high, wide, tall);
    Area knock = new Area(pile.right() + Math.rint(26 * unit), high, Math.rint(196 * unit), tall);
    double x = knock.right() + Math.rint(16 * unit);
    double ceiling = high - Math.rint(30 * unit);
    Area melds = new Area(x, ceiling, size.width() - EDGE - x, sorts.y() - gap - ceiling);
    Area claim =
        new Area(
            EDGE,
            stock.bottom() + Math.rint(18 * unit),
            knock.right() - EDGE,
            sorts.y() - gap - stock.bottom() - Math.rint(18 * unit));
    Area bottom = Frame.bottom(size);
    Area hand = new Area(0, handTop, size.width(), bottom.y() - handTop);
    return new Frame(
        unit, top, plates, stock, pile, claim, melds, status, sorts, Area.NONE, hand, bottom, knock,
        limit);
  }
}
