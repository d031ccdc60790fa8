package oklahoma.bot.advice;

import java.util.List;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;

/**
 * A moment of a match as one seat knows it: all that a judgement may rest on.
 *
 * @param deal the deal as the seat sees it
 * @param soFar this deal's events as the seat saw them, oldest first
 * @param me the seat
 * @param before the score before this deal
 */
public record View(Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, Standing before) {
  public View {
    soFar = List.copyOf(soFar);
  }
}
