package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import oklahoma.rules.Seat;

/**
 * What is counted in a hand.
 *
 * @param claims claims out of turn so far, in seat order
 * @param renewals how often the stock has been renewed
 * @param laps what the guard against loops remembers
 */
public record Tally(List<Integer> claims, int renewals, Laps laps) {
  public Tally {
    claims = List.copyOf(claims);
  }

  /** A hand of so many seats in which nothing has happened. */
  static Tally none(int seats) {
    return new Tally(Collections.nCopies(seats, 0), 0, Laps.NONE);
  }

  /** The same after other turns. */
  Tally with(Laps changed) {
    return new Tally(claims, renewals, changed);
  }

  /** One more claim out of turn. */
  Tally claimed(Seat seat) {
    List<Integer> counted = new ArrayList<>(claims);
    counted.set(seat.ordinal(), counted.get(seat.ordinal()) + 1);
    return new Tally(counted, renewals, laps.claimed());
  }

  /** The stock is renewed once more. */
  Tally renewed() {
    return new Tally(claims, renewals + 1, laps);
  }
}
