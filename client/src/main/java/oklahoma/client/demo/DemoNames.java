package oklahoma.client.demo;

import java.util.List;
import java.util.stream.Stream;

/** The names of the seats in the demonstration, clockwise. */
public enum DemoNames {
  NORTH,
  NORTHEAST,
  EAST,
  SOUTHEAST,
  SOUTH,
  SOUTHWEST,
  WEST,
  NORTHWEST;

  private static final List<DemoNames> WINDS = List.of(NORTH, EAST, SOUTH, WEST);

  /** The names for a number of seats: only the four main winds if they are enough. */
  static List<DemoNames> of(int seats) {
    return seats == 2
        ? List.of(NORTH, SOUTH)
        : (seats <= WINDS.size() ? WINDS.stream() : Stream.of(values())).limit(seats).toList();
  }
}
