package oklahoma.client.table.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * The regions of the table, whatever cards they hold.
 *
 * @param unit scale of gaps, marks and small cards; 1 in a window of 1280 by 800
 * @param type scale of text; 1 for the default text size in a window of 1280 by 800
 * @param top the bar at the top
 * @param plates the other seats, in turn order from the next one
 * @param stock the top card of the stock
 * @param pile the top card of the discard pile
 * @param claim the question about a claim
 * @param melds all melds
 * @param status the line that says whose turn it is and what to do
 * @param sorts the buttons that sort the hand
 * @param tray the tray in which melds are prepared; empty if it is not shown
 * @param hand the player's own hand
 * @param bottom the line at the bottom
 * @param knock the area where the discard of a knock is dropped, in gin
 * @param limit the card that fixes the knock limit, in gin
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

  /** Height of the claim question at text scale 1. */
  private static final double CLAIM = 195;

  private static final double CLAIM_WIDTH = 270;

  /** Height of the tray without the texts above its cards, at scale 1. */
  private static final double TRAY = 82;

  private static final double ONE_LINE = 22;

  /** Width of the texts above a slot when they are side by side, at scale 1. */
  private static final double SLOT_WORDS = 250;

  /** How much of the claim question may cover the status line, which is then hidden. */
  private static final double GIVEN = 43;

  /** The width of a plate at scale 1. */
  private static final double PLATE = 216;

  /** The ratio of text scale to unit above which the regions change their arrangement. */
  private static final double LARGE = 1.15;

  public Frame {
    plates = List.copyOf(plates);
  }

  /**
   * The y coordinate above which a text about an area is placed: its upper edge, or that of a
   * status line just above it, so that the text does not hide the status.
   */
  public double above(Area area) {
    boolean crossed = status.x() < area.centreX() && area.centreX() < status.right();
    boolean near = status.y() < area.y() && area.y() - status.bottom() < 2 * status.height();
    return crossed && near ? status.y() : area.y();
  }

  /**
   * The text scale of the claim question, as large as its area allows. The question may cover the
   * status line, which is hidden then because it says the same.
   */
  public double claimType() {
    double high = (large() ? claim.bottom() : status.bottom()) - claim.y();
    double fitting = Math.min(claim.width() / CLAIM_WIDTH, high / (CLAIM + 4));
    return Math.max(leastClaim(unit, type), Math.min(type, fitting));
  }

  /** The smallest text scale of the claim question, however large the cards are. */
  private static double leastClaim(double unit, double type) {
    return large(unit, type) ? LARGE * unit : Math.min(unit, type);
  }

  /** True if text is so large that parts are below each other instead of side by side. */
  public boolean large() {
    return large(unit, type);
  }

  /** Height of the texts above the cards in a slot of the tray. */
  public double slotHeader() {
    return Math.ceil(tray.height() - TRAY * unit);
  }

  /** True if the texts above a slot take two lines. */
  public boolean slotInTwoLines() {
    return slotHeader() > 1.2 * ONE_LINE * unit;
  }

  /** The width of the button beside the slots of the tray. */
  double trayButton() {
    return trayButton(tray.width(), type);
  }

  private static boolean large(double unit, double type) {
    return type > LARGE * unit;
  }

  /**
   * @param slots number of slots in the tray
   * @param handTop the y coordinate of the highest card of the hand
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
   * The smallest y coordinate for the hand with which the claim question fits below the smallest
   * piles: at full text scale above two rows, at its smallest above one.
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

  /** Height of the plate of another seat: two lines of text above the backs. */
  private static double plateHeight(TableSize size) {
    double unit = size.unit();
    double words = 38 * size.type();
    return Math.rint(
        size.compact()
            ? Math.max(74 * unit, 32 * unit + words)
            : Math.max(98 * unit, 46 * unit + words));
  }

  /** The width of the column with the piles. */
  private static double left(TableSize size) {
    double usual = Math.clamp(0.22 * size.width(), 252, 400);
    double wanted = EDGE + CLAIM_WIDTH * size.type();
    return Math.rint(
        large(size.unit(), size.type())
            ? Math.max(usual, Math.min(wanted, 0.36 * size.width()))
            : usual);
  }

  /** The area of the buttons that sort the hand, whose lower edge is at {@code low}. */
  static Area sorts(TableSize size, double low, double width) {
    double height = sortsHeight(size);
    return new Area(EDGE, low - height, width, height);
  }

  private static double sortsHeight(TableSize size) {
    return Math.rint(Math.max(32 * size.unit(), 30 * size.type()));
  }

  /** The width of the buttons that sort the hand if nothing limits it. */
  static double sortsWidth(double type) {
    return Math.rint(300 * type);
  }

  /**
   * The area of the status line. Large text needs a longer line, beside the buttons instead of
   * above them.
   */
  private static Area status(TableSize size, Area sorts) {
    double unit = size.unit();
    if (large(unit, size.type())) {
      double x = sorts.right() + Math.rint(10 * unit);
      return new Area(x, sorts.y(), size.width() - EDGE - x, sorts.height() + Math.rint(6 * unit));
    }
    return new Area(EDGE, sorts.y() - Math.rint(42 * unit), sorts.width(), Math.rint(38 * unit));
  }

  /** The area of the tray; higher if the texts of a slot do not fit side by side. */
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

  /** The width of each slot beside the button. */
  static double slotWidth(double tray, double button, int slots, double unit) {
    return Math.floor((tray - button - Math.rint(8 * unit) * (slots + 2)) / slots);
  }

  /** The distance between the piles, at which their labels do not touch. */
  static double apart(TableSize size) {
    return Math.rint(26 * size.unit() + 100 * Math.max(0, size.type() - size.unit()));
  }

  /** The distance of the leftmost pile from the edge. */
  private static double inset(TableSize size) {
    return EDGE + 6 + Math.rint(44 * Math.max(0, size.type() - size.unit()));
  }

  /**
   * The distance between the piles and whatever is below them, which leaves room for their labels.
   */
  static double under(TableSize size) {
    return Math.rint(18 * size.unit() + 10 * Math.max(0, size.type() - size.unit()));
  }

  /** The line at the bottom of the window, below all cards. */
  static Area bottom(TableSize size) {
    double height = Math.rint(Math.max(30 * size.unit(), 12 * size.unit() + 18 * size.type()));
    return new Area(0, size.height() - height, size.width(), height);
  }

  /** The largest y coordinate that a card of the hand may reach. */
  static double handFloor(TableSize size) {
    return bottom(size).y() - Math.rint(4 * size.unit());
  }

  static double topHeight(TableSize size) {
    return Math.rint(Math.max(Math.max(40, 46 * size.unit()), 28 * size.type()));
  }

  /**
   * The width of the piles; smaller in a low window, where the claim question below needs the room.
   */
  private static double pileWidth(TableSize size, double room) {
    double unit = size.unit();
    double free = room - under(size) - 4 * unit - claimHeight(size, size.type());
    return Math.rint(Math.clamp(free / Fan.TALL, 56 * unit, 92 * unit));
  }

  /** The height of the claim question above the status line, at this text scale. */
  private static double claimHeight(TableSize size, double question) {
    return (large(size.unit(), size.type()) ? CLAIM : CLAIM - GIVEN) * question;
  }

  /**
   * The plates of the other seats, each at most {@code widest} at scale 1, less if they are
   * compact.
   */
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
