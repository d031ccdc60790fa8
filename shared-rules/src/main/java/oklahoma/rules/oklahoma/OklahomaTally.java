package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import oklahoma.rules.Seat;

/**
 * The counters of a hand.
 *
 * @param claims claims out of turn so far, in seat order
 * @param renewals how often the stock has been renewed
 * @param laps the counters that stop endless loops
 */
public record OklahomaTally(List<Integer> claims, int renewals, Laps laps) {
  public OklahomaTally {
    claims = List.copyOf(claims);
  }

  /** A hand before its first event. */
  static OklahomaTally none(int seats) {
    return new OklahomaTally(Collections.nCopies(seats, 0), 0, Laps.NONE);
  }

  /** These counters with other laps. */
  OklahomaTally with(Laps changed) {
    return new OklahomaTally(claims, renewals, changed);
  }

  /** The counters after one more claim out of turn by this seat. */
  OklahomaTally claimed(Seat seat) {
    List<Integer> counted = new ArrayList<>(claims);
    counted.set(seat.ordinal(), counted.get(seat.ordinal()) + 1);
    return new OklahomaTally(counted, renewals, laps);
  }

  /** The counters after one more renewal. */
  OklahomaTally renewed() {
    return new OklahomaTally(claims, renewals + 1, laps);
  }
}
