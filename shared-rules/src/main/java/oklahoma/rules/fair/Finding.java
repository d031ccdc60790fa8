package oklahoma.rules.fair;

import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/**
 * One fault of a deal.
 *
 * @param seat whose part or card it is about
 * @param event at which event of the deal, from 1; 0 before the first
 * @param expected the card that should have been there
 * @param reported the card that the host named
 */
public record Finding(
    Flaw flaw, Optional<Seat> seat, int event, Optional<Card> expected, Optional<Card> reported) {

  /** A finding about the deal as a whole. */
  public static Finding of(Flaw flaw) {
    return new Finding(flaw, Optional.empty(), 0, Optional.empty(), Optional.empty());
  }

  /** A finding about a seat. */
  public static Finding of(Flaw flaw, Seat seat) {
    return new Finding(flaw, Optional.of(seat), 0, Optional.empty(), Optional.empty());
  }

  /** A finding about an event. */
  public static Finding at(int event, Flaw flaw, Optional<Seat> seat) {
    return new Finding(flaw, seat, event, Optional.empty(), Optional.empty());
  }

  /** This finding with the cards that differ. */
  public Finding withCards(Optional<Card> due, Optional<Card> sent) {
    return new Finding(flaw, seat, event, due, sent);
  }
}
