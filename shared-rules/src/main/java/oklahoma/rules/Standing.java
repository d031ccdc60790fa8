package oklahoma.rules;

import java.util.List;

/**
 * The score of a match.
 *
 * @param deals the points of each deal played, in seat order
 * @param totals the points so far, in seat order
 * @param places the seats, best first; equal places share a rank
 * @param over whether the match has been decided
 */
public record Standing(
    List<List<Integer>> deals, List<Integer> totals, List<Place> places, boolean over) {

  /**
   * A seat's place.
   *
   * @param rank 1 for the leaders; equal totals share it
   */
  public record Place(int rank, Seat seat) {}

  public Standing {
    deals = deals.stream().map(List::copyOf).toList();
    totals = List.copyOf(totals);
    places = List.copyOf(places);
  }

  /** The seats that lead; the winners once the match is over. */
  public List<Seat> leaders() {
    return places.stream().filter(place -> place.rank() == 1).map(Place::seat).toList();
  }
}
