package oklahoma.client.table.model.hand;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.GinArrangement;

/**
 * A knock that is being declared; immutable, and private until it is sent.
 *
 * @param discard the card to put down; empty for big gin
 * @param ways the arrangements within the limit, fewest points first; at least one
 * @param index which of them is declared
 * @param points the deadwood of the one that is declared
 */
public record Declaration(
    Optional<Card> discard, List<GinArrangement> ways, int index, int points) {
  /**
   * What can be declared with a discard; empty if nothing is within the limit.
   *
   * @param hand the cards as they lie, the one to discard among them
   */
  public static Optional<Declaration> of(Gin deal, List<Held> hand, Optional<Card> discard) {
    List<Held> rest =
        hand.stream().filter(held -> !discard.equals(Optional.of(held.card()))).toList();
    List<Card> cards = rest.stream().map(Held::card).toList();
    int least = GinHand.least(cards, deal);
    if (least > deal.limit() || (discard.isEmpty() && least > 0)) {
      return Optional.empty();
    }
    List<GinArrangement> ways =
        Arrangements.within(cards, discard.isEmpty() ? 0 : deal.limit(), deal.rules().runs());
    List<Held> settled = rest.stream().map(Held::settled).toList();
    GinHand.Way lying = GinHand.way(settled, deal);
    int first = Math.max(0, ways.indexOf(lying.all().get(lying.index())));
    return Optional.of(at(deal, discard, ways, first));
  }

  private static Declaration at(
      Gin deal, Optional<Card> discard, List<GinArrangement> ways, int index) {
    int points = ways.get(index).points(deal.rules().runs());
    return new Declaration(discard, ways, index, points);
  }

  /** The same with the next of the arrangements. */
  public Declaration next(Gin deal) {
    return at(deal, discard, ways, (index + 1) % ways.size());
  }

  /** What is declared. */
  public GinArrangement arrangement() {
    return ways.get(index);
  }

  /** The move that it stands for. */
  public Move.Knock move() {
    return new Move.Knock(discard, arrangement().melds());
  }
}
