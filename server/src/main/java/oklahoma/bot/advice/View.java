package oklahoma.bot.advice;

import java.util.List;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinResult;

/**
 * A position in a match as one seat knows it: everything that an evaluation may use.
 *
 * @param deal the deal as the seat sees it
 * @param soFar this deal's events as the seat saw them, oldest first
 * @param me the seat
 * @param before the score before this deal
 * @param earlier how earlier deals of gin in this match ended with all hands shown, as far as the
 *     seat saw them, oldest first
 */
public record View(
    Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, Standing before, List<GinResult> earlier) {
  public View {
    soFar = List.copyOf(soFar);
    earlier = List.copyOf(earlier);
  }
}
