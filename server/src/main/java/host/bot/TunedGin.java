package host.bot;

import java.util.Comparator;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rules.Move;
import rules.card.Card;
import rules.gin.CardBits;

/** Plays gin for two as {@link TunedPolicy} does. */
final class TunedGin implements StagedGin {

  @Override
  public boolean takes(GinSight sight, Card card, RandomGenerator chance) {
    return TunedPolicy.USUAL.takes(RolloutDeal.of(sight));
  }

  @Override
  public Optional<Move> stops(GinSight sight, RandomGenerator chance) {
    return stopped(sight);
  }

  /** How to stop the deal now; empty if it cannot be done or had better wait. */
  static Optional<Move> stopped(GinSight sight) {
    Optional<Move> gin = GinHand.gin(sight);
    if (gin.isPresent()) {
      return gin;
    }
    return Knock.best(sight)
        .filter(knock ->
            TunedPolicy.USUAL.stops(
                RolloutDeal.of(sight), sight.hand() ^ knock.discard(), knock.deadwood()))
        .map(Knock::move);
  }

  @Override
  public Card discards(GinSight sight, RandomGenerator chance) {
    RolloutDeal deal = RolloutDeal.of(sight);
    return CardBits.cards(sight.loose()).stream()
        .min(Comparator.comparingDouble(card -> TunedPolicy.costs(deal, CardBits.bit(card))))
        .orElseThrow();
  }
}
