package oklahoma.rules.oklahoma;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/**
 * The facts of a finished deal.
 *
 * @param hand which of the five hands it was
 * @param dealer who dealt
 * @param out who went out; empty if it was blocked
 * @param left the cards left in each hand, in seat order
 */
public record OklahomaResult(int hand, Seat dealer, Optional<Seat> out, List<List<Card>> left) {

  public OklahomaResult {
    left = left.stream().map(List::copyOf).toList();
  }

  /** The points of each seat, in seat order: the cards still in the hand (O-21). */
  public List<Integer> points() {
    return left.stream().map(Values::points).toList();
  }
}
