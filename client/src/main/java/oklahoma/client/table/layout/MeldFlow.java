package oklahoma.client.table.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Laid;

/**
 * The melds on the table: grouped by owner in turn order, the player's own first and slightly
 * larger, as large as the space allows. If even the smallest cards do not fit, long melds are
 * compressed.
 *
 * @param groups the panels, in turn order
 * @param melds the melds, by their index on the table
 */
record MeldFlow(List<Group> groups, List<Spread> melds) {

  /** The panel with the melds of one owner, and the area of the owner's name in it. */
  record Group(Seat owner, Area area, Area name) {}

  /**
   * One meld.
   *
   * @param meld its index on the table
   * @param area the area of its cards
   * @param places its cards
   * @param pressed whether it is compressed, so that only its first and last card can be read
   */
  record Spread(int meld, Area area, List<Place> places, boolean pressed) {}

  private static final double LARGEST = 72;
  private static final double SMALLEST = 44;
  private static final double LEAST = 26;
  private static final double OWN = 1.12;
  private static final int PRESSED_FROM = 4;

  /**
   * How closely to place the cards.
   *
   * @param width the width of each card
   * @param strip the visible part of an overlapped card, in card widths
   * @param pressing whether long melds are compressed
   */
  private record Density(double width, double strip, boolean pressing) {}

  /** Lays out the melds in their region; the player's own come first. */
  static MeldFlow of(Tabletop table, Frame frame) {
    MeldFlow flow = new MeldFlow(List.of(), List.of());
    for (Density density : densities(frame.unit())) {
      flow = new Weaving(table, frame, density).woven();
      if (flow.groups.isEmpty() || flow.bottom() <= frame.melds().bottom()) {
        break;
      }
    }
    return flow;
  }

  private double bottom() {
    return groups.stream().mapToDouble(group -> group.area().bottom()).max().orElse(0);
  }

  private static List<Density> densities(double unit) {
    List<Density> densities = new ArrayList<>();
    for (double width = Math.rint(LARGEST * unit); width >= SMALLEST; width -= 2) {
      densities.add(new Density(width, 0.36, false));
    }
    densities.add(new Density(SMALLEST, 0.32, false));
    for (double width = Math.rint(60 * unit); width >= LEAST; width -= 2) {
      densities.add(new Density(width, 0.34, true));
    }
    return densities;
  }

  /** One attempt, with one density. */
  private static final class Weaving {
    private final List<Laid> laid;
    private final Optional<Seat> me;
    private final int seats;
    private final Area room;
    private final OptionalInt open;
    private final Density density;
    private final double pad;
    private final double name;
    private final double between;
    private final List<Group> groups = new ArrayList<>();
    private final List<Spread> spreads = new ArrayList<>();

    Weaving(Tabletop table, Frame frame, Density density) {
      this.laid = table.tableau().melds();
      this.me = table.me();
      this.seats = table.tableau().seats();
      this.room = frame.melds();
      this.open = table.open();
      this.density = density;
      this.pad = Math.rint(8 * frame.unit());
      this.name = Math.rint(20 * frame.type());
      this.between = Math.rint(Math.max(8, density.width() * 0.2));
    }

    MeldFlow woven() {
      double x = room.x();
      double y = room.y();
      double rowHeight = 0;
      for (Seat owner : turnOrder()) {
        List<List<Integer>> lines = lines(owner);
        if (lines.isEmpty()) {
          continue;
        }
        double width =
            lines.stream().mapToDouble(line -> lineWidth(owner, line)).max().orElse(0) + 2 * pad;
        double height = name + pad + lines.size() * (tall(owner) + pad);
        if (x > room.x() && x + width > room.right()) {
          x = room.x();
          y += rowHeight + pad;
          rowHeight = 0;
        }
        Area area = new Area(x, y, width, height);
        groups.add(new Group(owner, area, new Area(x + pad, y + pad / 2, width - 2 * pad, name)));
        spread(owner, lines, area);
        x += width + pad;
        rowHeight = Math.max(rowHeight, height);
      }
      spreads.sort((one, other) -> Integer.compare(one.meld(), other.meld()));
      return new MeldFlow(List.copyOf(groups), List.copyOf(spreads));
    }

    private List<Seat> turnOrder() {
      List<Seat> order = new ArrayList<>(me.isPresent() ? List.of(me.get()) : List.of());
      order.addAll(me.map(seat -> seat.others(seats)).orElse(Seat.first(seats)));
      return order;
    }

    private void spread(Seat owner, List<List<Integer>> lines, Area area) {
      double y = area.y() + name + pad;
      for (List<Integer> line : lines) {
        double x = area.x() + pad;
        for (int meld : line) {
          double width = meldWidth(owner, meld);
          spreads.add(
              new Spread(
                  meld,
                  new Area(x, y, width, tall(owner)),
                  places(owner, meld, x, y),
                  pressed(meld)));
          x += width + between;
        }
        y += tall(owner) + pad;
      }
    }

    private List<Place> places(Seat owner, int meld, double x, double y) {
      double width = width(owner);
      List<Place> places = new ArrayList<>();
      for (int i = 0; i < size(meld); i++) {
        double left = Math.rint(x + offset(owner, meld, i));
        places.add(new Place(left + width / 2, y + tall(owner) / 2, width, 0, i));
      }
      return places;
    }

    private List<List<Integer>> lines(Seat owner) {
      List<List<Integer>> lines = new ArrayList<>();
      for (int meld = 0; meld < laid.size(); meld++) {
        if (laid.get(meld).owner() != owner) {
          continue;
        }
        List<Integer> longer = new ArrayList<>(lines.isEmpty() ? List.of() : lines.getLast());
        longer.add(meld);
        if (!lines.isEmpty() && lineWidth(owner, longer) <= room.width() - 2 * pad) {
          lines.set(lines.size() - 1, longer);
        } else {
          lines.add(List.of(meld));
        }
      }
      return lines;
    }

    private double lineWidth(Seat owner, List<Integer> line) {
      double width = -between;
      for (int meld : line) {
        width += meldWidth(owner, meld) + between;
      }
      return width;
    }

    private double meldWidth(Seat owner, int meld) {
      return Math.rint(offset(owner, meld, size(meld) - 1) + width(owner));
    }

    private double offset(Seat owner, int meld, int index) {
      double strip = density.strip() * width(owner);
      if (!pressed(meld)) {
        return index * strip;
      }
      int last = size(meld) - 1;
      return index == 0 ? 0 : index == last ? 2 * strip : strip + index;
    }

    private boolean pressed(int meld) {
      boolean wanted = open.isPresent() && open.getAsInt() == meld;
      return density.pressing() && !wanted && size(meld) > PRESSED_FROM;
    }

    private double width(Seat owner) {
      return Math.rint(density.width() * (me.equals(Optional.of(owner)) ? OWN : 1));
    }

    private double tall(Seat owner) {
      return Math.rint(width(owner) * Fan.TALL);
    }

    private int size(int meld) {
      return laid.get(meld).meld().size();
    }
  }
}
