package oklahoma.client.table.model.hand;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.GinArrangement;

/**
 * A knock that the player is declaring; immutable, and not sent yet.
 *
 * @param discard the card to discard; empty for big gin
 * @param ways the arrangements within the knock limit, the fewest points first; at least one
 * @param index which arrangement is declared
 * @param points the deadwood of that arrangement
 */
public record Declaration(
    Optional<Card> discard, List<GinArrangement> ways, int index, int points) {
  /**
   * The declaration with this discard; empty if the hand is not within the knock limit.
   *
   * @param hand the cards in the player's order, including the discard
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

  /** With the next arrangement, after the last the first. */
  public Declaration next(Gin deal) {
    return at(deal, discard, ways, (index + 1) % ways.size());
  }

  /** The declared arrangement. */
  public GinArrangement arrangement() {
    return ways.get(index);
  }

  /** The knock that this declares. */
  public Move.Knock move() {
    return new Move.Knock(discard, arrangement().melds());
  }
}
