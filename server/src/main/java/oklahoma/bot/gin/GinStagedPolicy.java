package oklahoma.bot.gin;

import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;

/** Decides first whether to end the deal, and only then what to discard. */
interface GinStagedPolicy extends GinPolicy {

  /** How to end the deal now; empty if that is impossible or waiting is better. */
  Optional<Move> stops(GinView sight, RandomGenerator chance);

  /** The card to discard, one that may be discarded. */
  Card discards(GinView sight, RandomGenerator chance);

  @Override
  default Move plays(GinView sight, RandomGenerator chance) {
    return stops(sight, chance)
        .filter(sight::allows)
        .orElseGet(() -> new Move.Discard(discards(sight, chance)));
  }
}
