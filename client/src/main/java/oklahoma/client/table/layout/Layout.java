package oklahoma.client.table.layout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;

/** Lays out the table: a pure function of its cards and the available space. */
public final class Layout {

  public static final int MOST_BACKS = 10;

  /** The width of cards in another seat's open hand, at scale 1. */
  private static final double OPEN_CARD = 34;

  /** Height of the name and the points on a plate. */
  private static final double PLATE_WORDS = 37;

  /** The most backs on a compact plate. */
  private static final int MOST_SMALL_BACKS = 5;

  private static final double BACK = 24;
  private static final double SMALL_BACK = 17;

  /** How many cards each player is dealt. */
  private static final int DEALT = 10;

  /** The indexes of the cards that begin a new group in a typical gin hand. */
  private static final Set<Integer> GROUPED = Set.of(3, 6);

  private static final int STOCK_DRAWN = 3;
  private static final int PILE_DRAWN = 3;

  private final Tabletop table;
  private final Frame frame;
  private final Fan fan;
  private final TableSize size;
  private final Map<Spot, PlacedCard> cards = new LinkedHashMap<>();
  private final Map<Integer, Place> ghosts = new LinkedHashMap<>();
  private final Map<Seat, Area> plates = new LinkedHashMap<>();

  private Layout(Tabletop table, TableSize asked) {
    this.table = table;
    // Open hands need plates of full size.
    size = asked.compacted(asked.compact() && table.openHands().isEmpty());
    this.fan =
        table
            .gin()
            .map(gin -> ginFan(table.hand().size(), gin.breaks(), size))
            .orElseGet(() -> fan(table.hand().size(), size));
    this.frame =
        table.gin().isPresent()
            ? GinFrame.of(size, table.others().size(), fan.top())
            : Frame.of(
                size, table.others().size(), table.preparing(), table.staged().size(), fan.top());
  }

  public static Arrangement of(Tabletop table, TableSize size) {
    Layout layout = new Layout(table, size);
    layout.piles();
    layout.limit();
    layout.otherHands();
    MeldFlow melds = MeldFlow.of(table, layout.frame);
    layout.melds(melds);
    List<Area> slots = layout.slots();
    layout.staged(slots);
    layout.ownHand();
    return new Arrangement(
        layout.size,
        layout.frame,
        new Places(layout.cards),
        layout.fan.strip(),
        layout.ghosts,
        layout.plates,
        melds.groups().stream()
            .map(each -> new Arrangement.MeldPanel(each.owner(), each.area(), each.name()))
            .toList(),
        melds.melds().stream().map(MeldFlow.Spread::area).toList(),
        melds.melds().stream().filter(MeldFlow.Spread::pressed).map(MeldFlow.Spread::meld).toList(),
        slots);
  }

  /**
   * The width of the cards in a dealt hand, relative to their default width: as the settings ask,
   * or smaller so that everything fits.
   */
  public static double cards(Game game, TableSize size) {
    Fan hand =
        switch (game) {
          case OKLAHOMA -> fan(DEALT, size);
          case GIN -> ginFan(DEALT, GROUPED, size);
        };
    return hand.cardWidth() / Fan.usual(size);
  }

  private static Fan fan(int count, TableSize size) {
    return Fan.of(count, size, Frame.leastHandTop(size), Frame.handFloor(size));
  }

  private static Fan ginFan(int count, Set<Integer> breaks, TableSize size) {
    return Fan.of(count, breaks, size.straightened(), 0, Frame.handFloor(size));
  }

  private void piles() {
    List<Face> stock = table.tableau().stock();
    for (int depth = Math.min(STOCK_DRAWN, stock.size()) - 1; depth >= 0; depth--) {
      Place place = lying(frame.stock(), 2 * depth, 2 * depth, 0, -depth);
      cards.put(new Spot.OnStock(depth), new PlacedCard(Back.BACK, place));
    }
    List<Card> pile = table.tableau().pile();
    for (int depth = Math.min(PILE_DRAWN, pile.size()) - 1; depth >= 0; depth--) {
      int height = pile.size() - depth;
      Place place = lying(frame.pile(), 0, 0, height == 1 ? 0 : untidy(height), -depth);
      cards.put(new Spot.OnPile(depth), new PlacedCard(pile.get(depth), place));
    }
  }

  /** Places the card that fixes the knock limit: sideways beside the stock, for the whole deal. */
  private void limit() {
    Area area = frame.limit();
    table
        .gin()
        .ifPresent(gin ->
            cards.put(
                new Spot.OfLimit(),
                new PlacedCard(
                    gin.limit(), new Place(area.centreX(), area.centreY(), area.height(), 90, 0))));
  }

  /** The tilt of a discard in degrees, always the same for its height in the pile. */
  private static double untidy(int height) {
    return (height * 37 % 11 - 5) * 0.7;
  }

  private static Place lying(Area area, double dx, double dy, double angle, double order) {
    return new Place(area.centreX() + dx, area.centreY() + dy, area.width(), angle, order);
  }

  private void otherHands() {
    List<Seat> others = table.others();
    for (int i = 0; i < others.size(); i++) {
      Area plate = frame.plates().get(i);
      plates.put(others.get(i), plate);
      hand(others.get(i), plate);
    }
  }

  private void hand(Seat seat, Area plate) {
    List<Card> open = table.openHands().get(seat);
    if (open != null) {
      open(seat, open, plate);
    } else {
      int held = table.tableau().hand(seat).size();
      backs(seat, Math.min(size.compact() ? MOST_SMALL_BACKS : MOST_BACKS, held), plate);
    }
  }

  private void backs(Seat seat, int count, Area plate) {
    double unit = frame.unit();
    boolean small = size.compact();
    double width = Math.rint((small ? SMALL_BACK : BACK) * unit);
    double room = plate.width() - Math.rint(36 * unit + 30 * frame.type()) - width;
    double step = Math.min(Math.rint((small ? 6 : 9) * unit), room / (MOST_BACKS - 1));
    double y = plate.bottom() - Math.rint(6 * unit) - width * Fan.TALL / 2;
    for (int i = 0; i < count; i++) {
      double x = plate.x() + Math.rint(12 * unit) + width / 2 + i * step;
      cards.put(new Spot.InHand(seat, i), new PlacedCard(Back.BACK, new Place(x, y, width, 0, i)));
    }
  }

  /** Places a face-up hand across the plate, below its text. */
  private void open(Seat seat, List<Card> hand, Area plate) {
    double unit = frame.unit();
    double below = plate.height() - 10 * unit - PLATE_WORDS * frame.type();
    double width = Math.rint(Math.min(OPEN_CARD * unit, below / Fan.TALL));
    double room = plate.width() - Math.rint(30 * unit + 30 * frame.type()) - width;
    double step = Math.min(0.8 * width, room / Math.max(1, hand.size() - 1));
    double y = plate.bottom() - Math.rint(4 * unit) - width * Fan.TALL / 2;
    for (int i = 0; i < hand.size(); i++) {
      double x = plate.x() + Math.rint(10 * unit) + width / 2 + i * step;
      cards.put(
          new Spot.InHand(seat, i), new PlacedCard(hand.get(i), new Place(x, y, width, 0, i)));
    }
  }

  private void melds(MeldFlow flow) {
    for (MeldFlow.Spread spread : flow.melds()) {
      List<Card> meld = table.tableau().melds().get(spread.meld()).meld().cards();
      for (int i = 0; i < meld.size(); i++) {
        cards.put(
            new Spot.InMeld(spread.meld(), i), new PlacedCard(meld.get(i), spread.places().get(i)));
      }
    }
  }

  private List<Area> slots() {
    List<Area> slots = new ArrayList<>();
    if (!table.preparing() || table.staged().isEmpty()) {
      return slots;
    }
    double unit = frame.unit();
    double gap = Math.rint(8 * unit);
    Area tray = frame.tray();
    int count = table.staged().size();
    double width = Frame.slotWidth(tray.width(), frame.trayButton(), count, unit);
    for (int slot = 0; slot < count; slot++) {
      double x = tray.x() + gap + slot * (width + gap);
      slots.add(new Area(x, tray.y() + gap, width, tray.height() - 2 * gap));
    }
    return slots;
  }

  private void staged(List<Area> slots) {
    double unit = frame.unit();
    for (int slot = 0; slot < slots.size(); slot++) {
      Area area = slots.get(slot);
      List<Integer> indexes = table.staged().get(slot);
      double header = frame.slotHeader();
      double width = Math.rint((area.height() - header - Math.rint(4 * unit)) / Fan.TALL);
      double inset = Math.rint(10 * unit);
      double room = area.width() - 2 * inset - width;
      double step = Math.min(0.5 * width, room / Math.max(1, indexes.size() - 1));
      double y = area.y() + header + width * Fan.TALL / 2;
      for (int i = 0; i < indexes.size(); i++) {
        double x = Math.rint(area.x() + inset + i * step) + width / 2;
        Card card = table.hand().get(indexes.get(i));
        cards.put(new Spot.InTray(slot, i), new PlacedCard(card, new Place(x, y, width, 0, i)));
      }
    }
  }

  private void ownHand() {
    if (table.me().isEmpty()) {
      return;
    }
    List<Integer> gone = table.staged().stream().flatMap(List::stream).toList();
    for (int i = 0; i < table.hand().size(); i++) {
      Place place = fan.places().get(i);
      if (gone.contains(i) && table.preparing()) {
        ghosts.put(i, place);
      } else {
        cards.put(new Spot.InHand(table.me().get(), i), new PlacedCard(table.hand().get(i), place));
      }
    }
  }
}
