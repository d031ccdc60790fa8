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
  boolean takes(GinView sight, Card card, RandomGenerator chance);

  /** The discard, or the move that stops the deal. */
  Move plays(GinView sight, RandomGenerator chance);

  /** The judgement for the next deal of this match; the same if it does not mind earlier deals. */
  default GinPolicy at(GinMatch before) {
    return this;
  }

  /** The judgement of a bot with this temper; the same if it makes no difference. */
  default GinPolicy with(Temper temper) {
    return this;
  }
}
