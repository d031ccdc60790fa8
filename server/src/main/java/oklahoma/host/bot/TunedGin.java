package oklahoma.host.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.protocol.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.CardBits;

/**
 * Plays gin for two as {@link TunedPolicy} does. A bold one goes on knocking early for a turn
 * longer, a careful one minds more what the other may do with its discards.
 */
final class TunedGin implements GinPolicy {
  private static final double MINDFUL = 1.6;

  private final int longer;
  private final double care;

  /** With an even temper. */
  TunedGin() {
    this(Temper.EVEN);
  }

  private TunedGin(Temper temper) {
    this.longer = temper.choose(1, 0, 0);
    this.care = temper.choose(1.0, 1.0, MINDFUL);
  }

  @Override
  public TunedGin with(Temper temper) {
    return new TunedGin(temper);
  }

  @Override
  public boolean takes(GinSight sight, Card card, RandomGenerator chance) {
    return TunedPolicy.USUAL.takes(RolloutDeal.of(sight));
  }

  @Override
  public Optional<Move> stops(GinSight sight, RandomGenerator chance) {
    Optional<Move> gin = GinHand.gin(sight);
    if (gin.isPresent()) {
      return gin;
    }
    return Knock.best(sight)
        .filter(knock ->
            TunedPolicy.USUAL.stops(
                RolloutDeal.of(sight), sight.hand() ^ knock.discard(), knock.deadwood(), longer))
        .map(Knock::move);
  }

  @Override
  public Card discards(GinSight sight, RandomGenerator chance) {
    return ranked(sight).getFirst();
  }

  @Override
  public List<Card> ranked(GinSight sight) {
    RolloutDeal deal = RolloutDeal.of(sight);
    return CardBits.cards(sight.loose()).stream()
        .sorted(
            Comparator.comparingDouble(card -> TunedPolicy.costs(deal, CardBits.bit(card), care)))
        .toList();
  }
}
