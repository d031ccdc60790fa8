package oklahoma.host.bot;

import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;

/** Decides first whether to stop the deal, and only then what to discard. */
interface StagedGin extends GinJudgement {

  /** How to stop the deal now; empty if it cannot be done or had better wait. */
  Optional<Move> stops(GinSight sight, RandomGenerator chance);

  /** The card to discard; one that may go. */
  Card discards(GinSight sight, RandomGenerator chance);

  @Override
  default Move plays(GinSight sight, RandomGenerator chance) {
    return stops(sight, chance)
        .filter(sight::allows)
        .orElseGet(() -> new Move.Discard(discards(sight, chance)));
  }
}
