package oklahoma.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A seat at the table, in clockwise order from A. A match uses the first ones, as many as it has
 * players.
 */
public enum Seat implements Viewer {
  A,
  B,
  C,
  D,
  E,
  F,
  G,
  H;

  private static final List<Seat> ALL = List.of(values());

  /** The seat with this index, 0 to 7. */
  public static Seat of(int index) {
    return ALL.get(index);
  }

  /** The first seats, in order. */
  public static List<Seat> first(int seats) {
    return ALL.subList(0, seats);
  }

  /** The next seat clockwise, given the number of seats. */
  public Seat next(int seats) {
    return of((ordinal() + 1) % seats);
  }

  /** The other seats in turn order, the next one first. */
  public List<Seat> others(int seats) {
    List<Seat> others = new ArrayList<>();
    for (Seat seat = next(seats); seat != this; seat = seat.next(seats)) {
      others.add(seat);
    }
    return List.copyOf(others);
  }
}
