package oklahoma.bot.gin;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.meld.CardBits;

/**
 * Plays gin for two as {@link TunedSimPolicy} does. A bold one knocks with more deadwood; a careful
 * one gives more weight to how its discards help the opponent.
 */
public final class GinTunedPolicy implements GinBasePolicy {
  private static final double MINDFUL = 1.6;
  private static final double BOLD = 2;

  private final double bold;
  private final double caution;

  /** The policy without a temper. */
  public GinTunedPolicy() {
    this(Temper.EVEN);
  }

  private GinTunedPolicy(Temper temper) {
    this.bold = temper.choose(BOLD, 0.0, 0.0);
    this.caution = temper.choose(1.0, 1.0, MINDFUL);
  }

  @Override
  public GinTunedPolicy with(Temper temper) {
    return new GinTunedPolicy(temper);
  }

  @Override
  public boolean takes(GinView view, Card card, RandomGenerator chance) {
    return TunedSimPolicy.USUAL.takes(GinSim.of(view));
  }

  @Override
  public Optional<Move> stops(GinView view, RandomGenerator chance) {
    Optional<Move> gin = GinBits.gin(view);
    if (gin.isPresent()) {
      return gin;
    }
    return KnockChoice.best(view)
        .filter(knock ->
            TunedSimPolicy.USUAL.stops(
                GinSim.of(view), view.hand() ^ knock.discard(), knock.deadwood(), bold))
        .map(KnockChoice::move);
  }

  @Override
  public Card discards(GinView view, RandomGenerator chance) {
    return ranked(view).getFirst();
  }

  @Override
  public List<Card> ranked(GinView view) {
    GinSim deal = GinSim.of(view);
    return CardBits.cards(view.loose()).stream()
        .sorted(
            Comparator.comparingDouble(
                card -> TunedSimPolicy.costs(deal, CardBits.bit(card), caution)))
        .toList();
  }
}
