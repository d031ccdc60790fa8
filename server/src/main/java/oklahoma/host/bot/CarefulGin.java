package oklahoma.host.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.CardBits;
import oklahoma.rules.gin.Deadwood;

/**
 * Plays gin for several with foresight: throws what leaves most to hope for after the next draw and
 * helps the next seat least, and knocks as soon as it may, since somebody soon will; its knock
 * shows the arrangement on which the others can lay off least.
 */
final class CarefulGin implements GinPolicy {
  /** The weight of the present deadwood beside that to be expected. */
  private static final double NOW = 0.3;

  /** Points for a discard that surely helps the next seat. */
  private static final double CARE = 6;

  @Override
  public boolean takes(GinSight sight, Card card, RandomGenerator chance) {
    return GinHand.melds(sight.hand(), CardBits.bit(card), sight.runs());
  }

  @Override
  public Optional<Move> stops(GinSight sight, RandomGenerator chance) {
    Optional<Move> gin = GinHand.gin(sight);
    if (gin.isPresent()) {
      return gin;
    }
    return Knock.best(sight).map(Knock::move);
  }

  @Override
  public Card discards(GinSight sight, RandomGenerator chance) {
    return ranked(sight).getFirst();
  }

  @Override
  public List<Card> ranked(GinSight sight) {
    GinDanger danger = new GinDanger(sight, sight.next());
    return CardBits.cards(sight.loose()).stream()
        .sorted(Comparator.comparingDouble(card -> cost(sight, danger, CardBits.bit(card))))
        .toList();
  }

  private double cost(GinSight sight, GinDanger danger, long card) {
    long left = sight.hand() ^ card;
    return GinHand.expected(left, sight.unseen(), sight.runs())
        + NOW * Deadwood.least(left, sight.runs())
        + CARE * danger.of(card);
  }
}
