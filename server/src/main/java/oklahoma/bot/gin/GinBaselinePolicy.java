package oklahoma.bot.gin;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.meld.CardBits;

/**
 * The reference players of published contests: takes a card only if it enters a meld, discards at
 * random among the cards that leave least deadwood, and knocks as soon as it may.
 */
public final class GinBaselinePolicy implements GinStagedPolicy {
  /** Knocks as soon as it may. */
  public static final GinBaselinePolicy PLAIN = new GinBaselinePolicy(Integer.MAX_VALUE);

  /** Knocks in its first three turns only. */
  public static final GinBaselinePolicy PATIENT = new GinBaselinePolicy(3);

  private final int turns;

  /**
   * A reference player.
   *
   * @param turns in how many of its first turns it knocks; later it waits for gin
   */
  private GinBaselinePolicy(int turns) {
    this.turns = turns;
  }

  @Override
  public boolean takes(GinView sight, Card card, RandomGenerator chance) {
    return GinBits.melds(sight.hand(), CardBits.bit(card), sight.runs());
  }

  @Override
  public Optional<Move> stops(GinView sight, RandomGenerator chance) {
    Optional<Move> gin = GinBits.gin(sight);
    int least = GinBits.afterDiscard(sight.hand(), sight.loose(), sight.runs());
    if (gin.isPresent() || least > sight.deal().limit() || sight.turn() > turns) {
      return gin;
    }
    return Optional.of(GinBits.knock(sight, CardBits.bit(discards(sight, chance))));
  }

  @Override
  public Card discards(GinView sight, RandomGenerator chance) {
    List<Card> best =
        CardBits.cards(GinBits.leavingLeast(sight.hand(), sight.loose(), sight.runs()));
    return best.get(chance.nextInt(best.size()));
  }
}
