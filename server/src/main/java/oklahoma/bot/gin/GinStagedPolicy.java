package oklahoma.bot.gin;

import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;

/** Decides first whether to end the deal, and only then what to discard. */
interface GinStagedPolicy extends GinPolicy {

  /** How to end the deal now; empty if that is impossible or waiting is better. */
  Optional<Move> stops(GinView view, RandomGenerator chance);

  /** The card to discard, one that may be discarded. */
  Card discards(GinView view, RandomGenerator chance);

  @Override
  default Move plays(GinView view, RandomGenerator chance) {
    return stops(view, chance)
        .filter(view::allows)
        .orElseGet(() -> new Move.Discard(discards(view, chance)));
  }
}
