package oklahoma.client.replay;

import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * A moment of a finished match.
 *
 * @param deal the number of the deal, from 0
 * @param step the number of the deal's events so far
 * @param happened the last event; empty at the start of a deal
 * @param now the deal with all cards open
 * @param standing the score; it includes this deal once it is over
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
