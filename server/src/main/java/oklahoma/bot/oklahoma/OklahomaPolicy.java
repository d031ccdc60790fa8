package oklahoma.bot.oklahoma;

import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;

/** The decisions of a bot in a deal of Oklahoma. */
public interface OklahomaPolicy {

  /** Whether the top discard is a better draw than a card of the stock. */
  boolean takes(OklahomaView position, Card card, RandomGenerator chance);

  /** Whether the top discard is worth a claim out of turn, with its penalty cards. */
  boolean claims(OklahomaView position, Card card, RandomGenerator chance);

  /** How to lay down the contract now; empty if that is impossible or waiting is better. */
  Optional<Move> laysDown(OklahomaView position, RandomGenerator chance);

  /** The card to discard; one of the hand. */
  Card discards(OklahomaView position, RandomGenerator chance);

  /** The policy for deals that begin at this score; the same if it ignores scores. */
  default OklahomaPolicy at(Standing before) {
    return this;
  }

  /** The policy of a bot with this temper; the same if that makes no difference. */
  default OklahomaPolicy with(Temper temper) {
    return this;
  }
}
