package oklahoma.bot.gin;

import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Plays gin as a friendly beginner: discards its highest useless card, and knocks when it notices
 * that it may. It ignores the opponent and makes a beginner's mistakes: sometimes it takes a card
 * for a mere pair, and sometimes it overlooks a knock.
 */
public final class GinEasyPolicy implements GinStagedPolicy {

  /** It takes a card for a mere pair one time in this many. */
  private static final int TEMPTED = 4;

  /** It overlooks a knock one time in this many. */
  private final int overlooked;

  /** The policy without a temper. */
  public GinEasyPolicy() {
    this(Temper.EVEN);
  }

  private GinEasyPolicy(Temper temper) {
    this.overlooked = temper.choose(8, 4, 3);
  }

  @Override
  public GinEasyPolicy with(Temper temper) {
    return new GinEasyPolicy(temper);
  }

  @Override
  public boolean takes(GinView view, Card card, RandomGenerator chance) {
    long bit = CardBits.bit(card);
    return GinBits.melds(view.hand(), bit, view.runs())
        || (pairs(view.hand(), bit) && chance.nextInt(TEMPTED) == 0);
  }

  private static boolean pairs(long hand, long bit) {
    return (Neighbours.sameRank(Long.numberOfTrailingZeros(bit)) & hand) != 0;
  }

  @Override
  public Optional<Move> stops(GinView view, RandomGenerator chance) {
    Optional<Move> gin = GinBits.gin(view);
    long discard = CardBits.bit(discards(view, chance));
    boolean within = Deadwood.least(view.hand() ^ discard, view.runs()) <= view.deal().limit();
    return gin.or(() ->
        within && chance.nextInt(overlooked) > 0
            ? Optional.of(GinBits.knock(view, discard))
            : Optional.empty());
  }

  /** The highest of the discards that leave the least deadwood. */
  @Override
  public Card discards(GinView view, RandomGenerator chance) {
    long leaving = GinBits.leavingLeast(view.hand(), view.loose(), view.runs());
    long highest = 0;
    for (long left = leaving; left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      if (Deadwood.points(card, view.runs()) > Deadwood.points(highest, view.runs())) {
        highest = card;
      }
    }
    return GinBits.card(highest);
  }
}
