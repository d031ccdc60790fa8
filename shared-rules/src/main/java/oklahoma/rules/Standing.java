package oklahoma.rules;

import java.util.List;
import java.util.Set;

/**
 * The score of a match.
 *
 * @param deals the points of each deal played, in seat order
 * @param voids the indexes, from 0, of the void deals, which are no rounds of gin (G-12)
 * @param totals the points so far, in seat order
 * @param places the seats, best first; equal places share a rank
 * @param over whether the match has been decided
 */
public record Standing(
    List<List<Integer>> deals,
    Set<Integer> voids,
    List<Integer> totals,
    List<Place> places,
    boolean over) {

  /**
   * A seat's place.
   *
   * @param rank 1 for the leaders; equal totals share it
   */
  public record Place(int rank, Seat seat) {}

  public Standing {
    deals = deals.stream().map(List::copyOf).toList();
    voids = Set.copyOf(voids);
    totals = List.copyOf(totals);
    places = List.copyOf(places);
  }

  /** A standing without void deals. */
  public Standing(
      List<List<Integer>> deals, List<Integer> totals, List<Place> places, boolean over) {
    this(deals, Set.of(), totals, places, over);
  }

  /** How many deals count. */
  public int rounds() {
    return rounds(deals.size());
  }

  /** How many deals count among the first ones. */
  public int rounds(int first) {
    return first - (int) voids.stream().filter(deal -> deal < first).count();
  }

  /** Whether it may be a later score of the same match: it has all deals of the earlier one. */
  public boolean follows(Standing earlier) {
    int played = earlier.deals.size();
    return deals.size() >= played && deals.subList(0, played).equals(earlier.deals);
  }

  /** The seats that lead; the winners once the match is over. */
  public List<Seat> leaders() {
    return places.stream().filter(place -> place.rank() == 1).map(Place::seat).toList();
  }
}
