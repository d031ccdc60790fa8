package oklahoma.rules.oklahoma.laydown;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Values;

/**
 * One way to lay down a hand's contract.
 *
 * @param melds the contract's melds, books first; legal as they lie
 * @param left the cards that stay in the hand, in the pinned order
 */
public record OklahomaArrangement(List<Meld> melds, List<Card> left) {

  public OklahomaArrangement {
    melds = List.copyOf(melds);
    left = List.copyOf(left);
  }

  /** The points of the cards that stay in the hand. */
  public int points() {
    return Values.points(left);
  }
}
