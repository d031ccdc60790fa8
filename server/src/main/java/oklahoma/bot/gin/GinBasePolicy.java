package oklahoma.bot.gin;

import java.util.List;
import oklahoma.bot.gin.view.GinView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.card.Card;

/** A quick policy whose move a search compares with others. */
public interface GinBasePolicy extends GinStagedPolicy {

  /** The cards that may be discarded, the best first. */
  List<Card> ranked(GinView view);

  @Override
  default GinBasePolicy with(Temper temper) {
    return this;
  }
}
