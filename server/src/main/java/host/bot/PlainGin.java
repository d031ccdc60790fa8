package host.bot;

import java.util.Optional;
import java.util.random.RandomGenerator;
import rules.Move;
import rules.card.Card;
import rules.gin.CardBits;
import rules.gin.Deadwood;

/**
 * Plays gin as a friendly beginner: likes cards that go with others, throws the dearest of what is
 * left, and knocks as soon as it may. It watches nobody.
 */
final class PlainGin implements StagedGin {

  @Override
  public boolean takes(GinSight sight, Card card, RandomGenerator chance) {
    return GinHand.melds(sight.hand(), CardBits.bit(card), sight.runs());
  }

  @Override
  public Optional<Move> stops(GinSight sight, RandomGenerator chance) {
    Optional<Move> gin = GinHand.gin(sight);
    long discard = CardBits.bit(discards(sight, chance));
    boolean within = Deadwood.least(sight.hand() ^ discard, sight.runs()) <= sight.deal().limit();
    return gin.or(() -> within ? Optional.of(GinHand.knock(sight, discard)) : Optional.empty());
  }

  /** The dearest of the discards that leave least. */
  @Override
  public Card discards(GinSight sight, RandomGenerator chance) {
    long best = 0;
    int least = Integer.MAX_VALUE;
    for (long left = sight.loose(); left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int points = Deadwood.least(sight.hand() ^ card, sight.runs());
      if (points < least
          || (points == least
              && Deadwood.points(card, sight.runs()) > Deadwood.points(best, sight.runs()))) {
        least = points;
        best = card;
      }
    }
    return GinHand.card(best);
  }
}
