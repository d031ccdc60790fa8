package oklahoma.bot.gin;

import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinMatch;

/** The decisions of a bot in a deal of gin. */
public interface GinPolicy {

  /** Whether a card from the pile is a better draw than one from the stock. */
  boolean takes(GinView view, Card card, RandomGenerator chance);

  /** The discard, or the move that ends the deal. */
  Move plays(GinView view, RandomGenerator chance);

  /** The policy for the next deal of this match; this one if it ignores earlier deals. */
  default GinPolicy at(GinMatch before) {
    return this;
  }

  /** The policy of a bot with this temper; this one if tempers make no difference. */
  default GinPolicy with(Temper temper) {
    return this;
  }
}
