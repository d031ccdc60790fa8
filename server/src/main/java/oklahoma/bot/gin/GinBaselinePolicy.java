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
  public boolean takes(GinView view, Card card, RandomGenerator chance) {
    return GinBits.melds(view.hand(), CardBits.bit(card), view.runs());
  }

  @Override
  public Optional<Move> stops(GinView view, RandomGenerator chance) {
    Optional<Move> gin = GinBits.gin(view);
    int least = GinBits.afterDiscard(view.hand(), view.loose(), view.runs());
    if (gin.isPresent() || least > view.deal().limit() || view.turn() > turns) {
      return gin;
    }
    return Optional.of(GinBits.knock(view, CardBits.bit(discards(view, chance))));
  }

  @Override
  public Card discards(GinView view, RandomGenerator chance) {
    List<Card> best = CardBits.cards(GinBits.leavingLeast(view.hand(), view.loose(), view.runs()));
    return best.get(chance.nextInt(best.size()));
  }
}
