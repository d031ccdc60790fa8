package oklahoma.client.replay;

import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * One moment of a finished match.
 *
 * @param deal which deal of the match, from 0
 * @param step how many of the deal's events have happened
 * @param happened what led here; empty where a deal has just been dealt
 * @param now the deal with every card known
 * @param standing the score; the deal counts once it is over
 */
record Moment(int deal, int step, Optional<Event> happened, Deal now, Standing standing) {

  /**
   * The number of its hand or round, from 1. Void rounds do not count (G-12), and hand 5 keeps its
   * number when it is played again.
   */
  int round() {
    return switch (now) {
      case Oklahoma oklahoma -> oklahoma.hand();
      case Gin gin -> standing.rounds(deal) + 1;
    };
  }
}
