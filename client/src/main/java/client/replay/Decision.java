package client.replay;

import java.util.List;
import rules.Deal;
import rules.Event;
import rules.Move;
import rules.Seat;
import rules.Seen;
import rules.Standing;

/**
 * A move that a seat made, and all that the seat knew when it made it.
 *
 * @param at the moment before the move
 * @param deal the deal as the seat saw it
 * @param soFar this deal's events as the seat saw them, oldest first
 * @param me the seat
 * @param before the score before this deal
 */
public record Decision(
    int at, Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, Standing before, Move made) {
  public Decision {
    soFar = List.copyOf(soFar);
  }
}
