package oklahoma.bot.oklahoma.view;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Values;

/**
 * The cost of helping the next seat with a discard, in points: that seat may take the card without
 * a penalty.
 */
public final class FeedingCost {
  private static final double WILD = 20;
  private static final double LAYS_OFF = 7;
  private static final double GOES_WITH_WHAT_IT_TOOK = 3;
  private static final double LET_LIE = 1;

  private FeedingCost() {}

  /** The points that discarding a card costs by helping others. */
  public static double cost(OklahomaView position, Card card) {
    if (Values.wild(card)) {
      return WILD;
    }
    if (position.deal().down(position.next())) {
      return position.fitsOnTable(card) ? LAYS_OFF : 0;
    }
    boolean inPile =
        position.deal().tableau().pile().stream().anyMatch(other -> other.equals(card));
    return related(position, card) * GOES_WITH_WHAT_IT_TOOK - (inPile ? LET_LIE : 0);
  }

  /** How many cards that the next seat took go with this one under the contract. */
  public static long related(OklahomaView position, Card card) {
    List<Card> taken = position.deal().tableau().hand(position.next()).exposed();
    return taken.stream().filter(other -> related(position.contract(), card, other)).count();
  }

  private static boolean related(Contract contract, Card card, Card other) {
    if (!(card instanceof Suited one) || !(other instanceof Suited two) || Values.wild(other)) {
      return false;
    }
    int apart = Math.abs(one.rank().ordinal() - two.rank().ordinal());
    return (apart == 0 && contract.books() > 0)
        || (apart > 0 && apart <= 3 && one.suit() == two.suit() && contract.runs() > 0);
  }
}
