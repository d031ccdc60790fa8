package oklahoma.bot.advice;

import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/** What another seat probably holds, and the visible moves that suggest it. */
public sealed interface HandGuess {

  /** The seat took a card and holds two more of its rank. */
  record HoldsSet(Seat seat, Card taken) implements HandGuess {}

  /** The seat took a card and holds a run with it. */
  record HoldsRun(Seat seat, Card taken) implements HandGuess {}

  /**
   * The seat has little deadwood, since it discarded a low card.
   *
   * @param points the most deadwood that is likely
   * @param discarded its last discard
   */
  record LowDeadwood(Seat seat, int points, Card discarded) implements HandGuess {}
}
