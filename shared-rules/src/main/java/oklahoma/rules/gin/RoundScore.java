package oklahoma.rules.gin;

import java.util.List;
import oklahoma.rules.Seat;

/**
 * The points of a finished deal.
 *
 * @param points of each seat, in seat order; penalties are positive where penalties are counted
 * @param winners who won the round: the caller, or the undercutters in turn order from it; nobody
 *     after a void deal
 */
public record RoundScore(List<Integer> points, List<Seat> winners) {

  public RoundScore {
    points = List.copyOf(points);
    winners = List.copyOf(winners);
  }
}
