package oklahoma.client.table.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * The regions of the table: where its parts are, whatever cards they hold.
 *
 * @param unit how large gaps, marks and small cards are, 1 in a window of 1280 by 800
 * @param type how large words are, 1 for usual ones in a window of 1280 by 800
 * @param top the bar at the top
 * @param plates the other seats, in turn order from the next one on
 * @param stock the stock's card
 * @param pile the discard pile's card
 * @param claim where the question of a claim window is
 * @param melds where melds lie
 * @param status the line that says who must do what
 * @param sorts the buttons that sort the hand
 * @param tray the drawer in which melds are prepared; empty when there is nothing to prepare
 * @param hand the player's own hand
 * @param bottom the line at the bottom
 * @param knock where a card is dropped to knock, at a table of gin
 * @param limit where the card lies that fixes the knock limit, at a table of gin
 */
public record Frame(
    double unit,
    double type,
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

  /** Height and width of the question of a claim window, for words of size 1. */
  private static final double CLAIM = 195;

  private static final double CLAIM_WIDTH = 270;

  /** Height of the tray without the words over its cards at size 1, and that of a line of them. */
  private static final double TRAY = 82;

  private static final double ONE_LINE = 22;

  /** How wide words beside each other over a slot are at size 1. */
  private static final double SLOT_WORDS = 250;

  /** How much of it may cover the status line, which is hidden then. */
  private static final double GIVEN = 43;

  /** The width of a plate at size 1. */
  private static final double PLATE = 216;

  /** From how much larger words on, they need rooms of another cut. */
  private static final double LARGE = 1.15;

  public Frame {
    plates = List.copyOf(plates);
  }

  /**
   * The line above which words about an area are placed: its upper edge, or that of a status line
   * just above it that crosses its middle. So the status can still be read.
   */
  public double above(Area area) {
    boolean crossed = status.x() < area.centreX() && area.centreX() < status.right();
    boolean near = status.y() < area.y() && area.y() - status.bottom() < 2 * status.height();
    return crossed && near ? status.y() : area.y();
  }

  /**
   * How large the question of a claim window can be in its room, for words of usual size 1. It may
   * cover the status line, which says the same and is hidden then.
   */
  public double claimType() {
    double high = (large() ? claim.bottom() : status.bottom()) - claim.y();
    double fitting = Math.min(claim.width() / CLAIM_WIDTH, high / (CLAIM + 4));
    return Math.max(leastClaim(unit, type), Math.min(type, fitting));
  }

  /** Large cards leave large words this size at least. */
  private static double leastClaim(double unit, double type) {
    return large(unit, type) ? LARGE * unit : Math.min(unit, type);
  }

  /** True if words are so large that parts go below each other instead of side by side. */
  public boolean large() {
    return large(unit, type);
  }

  /** Height of the words over the cards in a slot of the tray. */
  public double slotHeader() {
    return Math.ceil(tray.height() - TRAY * unit);
  }

  /** True if the words over a slot are below each other. */
  public boolean slotInTwoLines() {
    return slotHeader() > 1.2 * ONE_LINE * unit;
  }

  /** How wide the button beside the slots of a tray is. */
  double trayButton() {
    return trayButton(tray.width(), type);
  }

  private static boolean large(double unit, double type) {
    return type > LARGE * unit;
  }

  /**
   * @param slots how many slots the tray has
   */
  static Frame of(TableSize size, int others, boolean preparing, int slots, double handTop) {
    double unit = size.unit();
    double type = size.type();
    double gap = Math.rint(10 * unit);
    Area top = new Area(0, 0, size.width(), topHeight(size));
    List<Area> plates = plates(size, others, top.bottom() + Math.rint(6 * unit), PLATE);
    double high = (plates.isEmpty() ? top : plates.getFirst()).bottom() + gap;
    double left = left(size);
    double low = Math.rint(handTop - 14 * unit);
    Area sorts = sorts(size, low, large(unit, type) ? sortsWidth(type) : left - EDGE);
    Area status = status(size, sorts);
    double floor = (large(unit, type) ? sorts : status).y();
    double pileWidth = pileWidth(size, floor - high);
    Area stock = new Area(inset(size), high, pileWidth, Math.rint(Fan.TALL * pileWidth));
    Area pile = new Area(stock.right() + apart(size), high, pileWidth, stock.height());
    double under = stock.bottom() + under(size);
    Area claim = new Area(EDGE, under, left - EDGE, floor - Math.rint(4 * unit) - under);
    double x = left + gap;
    double lowest = large(unit, type) ? sorts.y() - gap : low;
    Area tray = preparing ? tray(size, slots, x, lowest) : Area.NONE;
    double meldsBottom = preparing ? tray.y() - gap : lowest;
    Area melds = new Area(x, high, size.width() - EDGE - x, meldsBottom - high);
    Area bottom = bottom(size);
    Area hand = new Area(0, handTop, size.width(), bottom.y() - handTop);
    return new Frame(
        unit, type, top, plates, stock, pile, claim, melds, status, sorts, tray, hand, bottom,
        Area.NONE, Area.NONE);
  }

  /**
   * How high the hand may reach so that the question of a claim window still finds its room below
   * the smallest piles: whole above two rows, and as small as it may become above one.
   */
  static double leastHandTop(TableSize size) {
    double unit = size.unit();
    double piles = topHeight(size) + plateHeight(size) + (6 + 10 + 56 * Fan.TALL) * unit;
    double status = large(unit, size.type()) ? 0 : 42 * unit;
    double question =
        size.hand() == HandShape.TWO_ROWS ? size.type() : leastClaim(unit, size.type());
    double above = under(size) + claimHeight(size, question) + status + sortsHeight(size);
    return Math.ceil(piles + above + (4 + 14 + 2) * unit);
  }

  /** Height of a plate of another seat: two lines of words over the backs. */
  private static double plateHeight(TableSize size) {
    double unit = size.unit();
    double words = 38 * size.type();
    return Math.rint(
        size.compact()
            ? Math.max(74 * unit, 32 * unit + words)
            : Math.max(98 * unit, 46 * unit + words));
  }

  /** How wide the column of the piles is. */
  private static double left(TableSize size) {
    double usual = Math.clamp(0.22 * size.width(), 252, 400);
    double wanted = EDGE + CLAIM_WIDTH * size.type();
    return Math.rint(
        large(size.unit(), size.type())
            ? Math.max(usual, Math.min(wanted, 0.36 * size.width()))
            : usual);
  }

  /** The buttons that sort the hand, over this line. */
  static Area sorts(TableSize size, double low, double width) {
    double height = sortsHeight(size);
    return new Area(EDGE, low - height, width, height);
  }

  private static double sortsHeight(TableSize size) {
    return Math.rint(Math.max(32 * size.unit(), 30 * size.type()));
  }

  /** How wide the buttons that sort the hand are, if nothing limits them. */
  static double sortsWidth(double type) {
    return Math.rint(300 * type);
  }

  /** Large words need a longer line, beside the buttons instead of above them. */
  private static Area status(TableSize size, Area sorts) {
    double unit = size.unit();
    if (large(unit, size.type())) {
      double x = sorts.right() + Math.rint(10 * unit);
      return new Area(x, sorts.y(), size.width() - EDGE - x, sorts.height() + Math.rint(6 * unit));
    }
    return new Area(EDGE, sorts.y() - Math.rint(42 * unit), sorts.width(), Math.rint(38 * unit));
  }

  /** Words that find no room beside each other in a slot are below each other. */
  private static Area tray(TableSize size, int slots, double x, double bottom) {
    double unit = size.unit();
    double type = size.type();
    double width = size.width() - EDGE - x;
    double slot = slots == 0 ? width : slotWidth(width, trayButton(width, type), slots, unit);
    boolean below = large(unit, type) || slot < SLOT_WORDS * type;
    double height = Math.rint(TRAY * unit + (below ? 34 * type : ONE_LINE * unit));
    return new Area(x, bottom - height, width, height);
  }

  private static double trayButton(double tray, double type) {
    return Math.rint(Math.min(150 * type, 0.3 * tray));
  }

  /** How wide each slot is beside the button. */
  static double slotWidth(double tray, double button, int slots, double unit) {
    return Math.floor((tray - button - Math.rint(8 * unit) * (slots + 2)) / slots);
  }

  /** How far the piles are from each other, so that the words on them do not meet. */
  static double apart(TableSize size) {
    return Math.rint(26 * size.unit() + 100 * Math.max(0, size.type() - size.unit()));
  }

  /** How far the leftmost pile is from the edge. */
  private static double inset(TableSize size) {
    return EDGE + 6 + Math.rint(44 * Math.max(0, size.type() - size.unit()));
  }

  /** How far what is below the piles stays away from the words on them. */
  static double under(TableSize size) {
    return Math.rint(18 * size.unit() + 10 * Math.max(0, size.type() - size.unit()));
  }

  /** The line at the bottom of a window, below every card. */
  static Area bottom(TableSize size) {
    double height = Math.rint(Math.max(30 * size.unit(), 12 * size.unit() + 18 * size.type()));
    return new Area(0, size.height() - height, size.width(), height);
  }

  /** The lowest point that a card of the hand may reach. */
  static double handFloor(TableSize size) {
    return bottom(size).y() - Math.rint(4 * size.unit());
  }

  static double topHeight(TableSize size) {
    return Math.rint(Math.max(Math.max(40, 46 * size.unit()), 28 * size.type()));
  }

  /**
   * The question of a claim window needs its room below the piles, so in a low window they are
   * smaller.
   */
  private static double pileWidth(TableSize size, double room) {
    double unit = size.unit();
    double free = room - under(size) - 4 * unit - claimHeight(size, size.type());
    return Math.rint(Math.clamp(free / Fan.TALL, 56 * unit, 92 * unit));
  }

  /** How much of its height the question of this size needs above the status line. */
  private static double claimHeight(TableSize size, double question) {
    return (large(size.unit(), size.type()) ? CLAIM : CLAIM - GIVEN) * question;
  }

  /** The plates of other seats, none of them wider than this at size 1 unless it is small. */
  static List<Area> plates(TableSize size, int others, double y, double widest) {
    double unit = size.unit();
    double gap = Math.rint(10 * unit);
    double room = size.width() - 2 * EDGE - gap * (others - 1);
    double width =
        Math.floor(Math.min((size.compact() ? 172 : widest) * unit, room / Math.max(1, others)));
    double height = plateHeight(size);
    double x = Math.rint((size.width() - width * others - gap * (others - 1)) / 2);
    List<Area> plates = new ArrayList<>();
    for (int i = 0; i < others; i++) {
      plates.add(new Area(x + i * (width + gap), y, width, height));
    }
    return plates;
  }
}
