package oklahoma.bot.gin;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.DiscardDanger;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Plays gin for three or four, looking one draw ahead: discards the card that leaves the best hand
 * after the next draw and helps the next seat least, and knocks as soon as it may, since somebody
 * soon will. Its knock shows the arrangement on which the others can lay off least.
 */
public final class GinSeveralPolicy implements GinBasePolicy {
  /** The weight of the present deadwood relative to the expected deadwood. */
  private static final double NOW = 0.3;

  /** Points for a discard that surely helps the next seat. */
  private static final double CARE = 6;

  @Override
  public boolean takes(GinView view, Card card, RandomGenerator chance) {
    return GinBits.melds(view.hand(), CardBits.bit(card), view.runs());
  }

  @Override
  public Optional<Move> stops(GinView view, RandomGenerator chance) {
    Optional<Move> gin = GinBits.gin(view);
    if (gin.isPresent()) {
      return gin;
    }
    return KnockChoice.best(view).map(KnockChoice::move);
  }

  @Override
  public Card discards(GinView view, RandomGenerator chance) {
    return ranked(view).getFirst();
  }

  @Override
  public List<Card> ranked(GinView view) {
    DiscardDanger danger = new DiscardDanger(view, view.next());
    return CardBits.cards(view.loose()).stream()
        .sorted(Comparator.comparingDouble(card -> cost(view, danger, CardBits.bit(card))))
        .toList();
  }

  private double cost(GinView view, DiscardDanger danger, long card) {
    long left = view.hand() ^ card;
    return GinBits.expected(left, view.unseen(), view.runs())
        + NOW * Deadwood.least(left, view.runs())
        + CARE * danger.of(card);
  }
}
