package client.table.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * The rooms of the table: what stands where, whatever cards lie there.
 *
 * @param unit how large panels and words are, 1 in a window of 1280 by 800
 * @param top the bar at the top
 * @param plates the other seats, in turn order from the next one on
 * @param stock the stock's card
 * @param pile the discard pile's card
 * @param claim where the question of a claim window stands
 * @param melds where melds lie
 * @param status the line that says who must do what
 * @param sorts the buttons that sort the hand
 * @param tray the drawer in which melds are prepared; empty when there is nothing to prepare
 * @param hand one's own hand
 * @param bottom the line at the bottom
 * @param knock where a card is dropped to knock, at a table of gin
 * @param limit where the card lies that fixes the knock limit, at a table of gin
 */
public record Frame(
    double unit,
    Area top,
    List<Area> plates,
    Area stock,
    Area pile,
    Area claim,
    Area melds,
    Area status,
    Area sorts,
    Area tray,
    Area hand,
    Area bottom,
    Area knock,
    Area limit) {

  static final double EDGE = 12;

  /** Height of the question of a claim window, in units. */
  private static final double CLAIM = 152;

  public Frame {
    plates = List.copyOf(plates);
  }

  /**
   * Above which line words about an area stand. That is its upper edge, or that of the status line
   * where it crosses the middle just above the area: what must be done stays to be read.
   */
  public double above(Area area) {
    boolean crossed = status.x() < area.centreX() && area.centreX() < status.right();
    boolean near = status.y() < area.y() && area.y() - status.bottom() < 2 * status.height();
    return crossed && near ? status.y() : area.y();
  }

  static Frame of(TableSize size, int others, boolean preparing, double handTop) {
    double unit = size.unit();
    double gap = Math.rint(10 * unit);
    Area top = new Area(0, 0, size.width(), topHeight(unit));
    List<Area> plates = plates(size, others, top.bottom() + Math.rint(6 * unit));
    double high = (plates.isEmpty() ? top : plates.getFirst()).bottom() + gap;
    double left = Math.rint(Math.clamp(0.22 * size.width(), 252, 400));
    double low = Math.rint(handTop - 14 * unit);
    Area sorts = new Area(EDGE, low - Math.rint(32 * unit), left - EDGE, Math.rint(32 * unit));
    Area status =
        new Area(EDGE, sorts.y() - Math.rint(42 * unit), left - EDGE, Math.rint(38 * unit));
    double pileWidth = pileWidth(unit, status.y() - high);
    Area stock = new Area(EDGE + 6, high, pileWidth, Math.rint(Fan.TALL * pileWidth));
    Area pile = new Area(stock.right() + Math.rint(26 * unit), high, pileWidth, stock.height());
    double under = stock.bottom() + Math.rint(18 * unit);
    Area claim = new Area(EDGE, under, left - EDGE, status.y() - Math.rint(4 * unit) - under);
    double x = left + gap;
    double trayHeight = preparing ? Math.rint(104 * unit) : 0;
    Area tray =
        preparing ? new Area(x, low - trayHeight, size.width() - EDGE - x, trayHeight) : Area.NONE;
    double meldsBottom = preparing ? tray.y() - gap : low;
    Area melds = new Area(x, high, size.width() - EDGE - x, meldsBottom - high);
    Area bottom = bottom(size);
    Area hand = new Area(0, handTop, size.width(), bottom.y() - handTop);
    return new Frame(
        unit, top, plates, stock, pile, claim, melds, status, sorts, tray, hand, bottom, Area.NONE,
        Area.NONE);
  }

  /**
   * How high the hand may reach so that the question of a claim window still finds its room below
   * the smallest piles.
   */
  static double leastHandTop(TableSize size) {
    double unit = size.unit();
    double piles = topHeight(unit) + (6 + plateHeight(size) + 10 + 56 * Fan.TALL) * unit;
    return Math.ceil(piles + (18 + CLAIM + 4 + 42 + 32 + 14 + 2) * unit);
  }

  /** Height of a plate of another seat, in units. */
  private static double plateHeight(TableSize size) {
    return size.compact() ? 74 : 98;
  }

  /** The line at the bottom of a window, below every card. */
  static Area bottom(TableSize size) {
    double height = Math.rint(30 * size.unit());
    return new Area(0, size.height() - height, size.width(), height);
  }

  static double topHeight(double unit) {
    return Math.rint(Math.max(40, 46 * unit));
  }

  /**
   * The question of a claim window needs its room below the piles, so in a low window they are
   * smaller.
   */
  private static double pileWidth(double unit, double room) {
    double free = room - (18 + 4 + CLAIM) * unit;
    return Math.rint(Math.clamp(free / Fan.TALL, 56 * unit, 92 * unit));
  }

  static List<Area> plates(TableSize size, int others, double y) {
    double unit = size.unit();
    double gap = Math.rint(10 * unit);
    double room = size.width() - 2 * EDGE - gap * (others - 1);
    double width =
        Math.floor(Math.min((size.compact() ? 172 : 216) * unit, room / Math.max(1, others)));
    double height = Math.rint(plateHeight(size) * unit);
    double x = Math.rint((size.width() - width * others - gap * (others - 1)) / 2);
    List<Area> plates = new ArrayList<>();
    for (int i = 0; i < others; i++) {
      plates.add(new Area(x + i * (width + gap), y, width, height));
    }
    return plates;
  }
}
