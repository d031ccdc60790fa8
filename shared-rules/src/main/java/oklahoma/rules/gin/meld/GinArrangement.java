package oklahoma.rules.gin.meld;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;

/**
 * One way to sort a hand into melds and deadwood.
 *
 * @param melds sets before runs where the solver made it; a set is of kind {@link Meld.Kind#BOOK}
 * @param deadwood the cards outside of melds, in the pinned order where the solver made it
 */
public record GinArrangement(List<Meld> melds, List<Card> deadwood) {

  public GinArrangement {
    melds = List.copyOf(melds);
    deadwood = List.copyOf(deadwood);
  }

  /** The points of the deadwood. */
  public int points(Runs runs) {
    return Deadwood.points(CardBits.of(deadwood), runs);
  }
}
