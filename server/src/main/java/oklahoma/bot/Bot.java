package oklahoma.bot;

import java.util.List;
import java.util.random.RandomGenerator;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;

/**
 * A bot player: a pure function of what its seat can see. It is asked only while the deal waits for
 * its seat, off the table's thread, and its move is judged like any player's.
 */
@FunctionalInterface
public interface Bot {

  /**
   * The move that the seat makes.
   *
   * @param deal the deal as the seat sees it
   * @param soFar this deal's events as the seat saw them, oldest first
   * @param me the seat
   * @param chance its source of randomness
   */
  Move choose(Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, RandomGenerator chance);

  /**
   * The player for the next deal of a match; this one if it ignores earlier deals. A bot may use
   * how each deal ended, since everybody at the table saw all hands.
   *
   * @param before the match with its finished deals
   */
  default Bot at(Match before) {
    return this;
  }

  /** The player with this temper; this one if tempers make no difference to it. */
  default Bot with(Temper temper) {
    return this;
  }
}
