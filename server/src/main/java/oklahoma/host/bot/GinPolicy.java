package oklahoma.host.bot;

import java.util.List;
import oklahoma.protocol.Temper;
import oklahoma.rules.card.Card;

/** A quick judgement of its own, which a search compares with other moves. */
interface GinPolicy extends StagedGin {

  /** The cards that may go, the best discard first. */
  List<Card> ranked(GinSight sight);

  @Override
  default GinPolicy with(Temper temper) {
    return this;
  }
}
