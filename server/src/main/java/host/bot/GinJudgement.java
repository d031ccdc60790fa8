package host.bot;

import java.util.Optional;
import java.util.random.RandomGenerator;
import rules.Move;
import rules.card.Card;

/** What a bot decides at the crossroads of a deal of gin. */
interface GinJudgement {

  /** Whether a card from the pile is a better draw than one from the stock. */
  boolean takes(GinSight sight, Card card);

  /** How to stop the deal now; empty if it cannot be done or had better wait. */
  Optional<Move> stops(GinSight sight, RandomGenerator chance);

  /** The card to discard; one that may go. */
  Card discards(GinSight sight, RandomGenerator chance);
}
