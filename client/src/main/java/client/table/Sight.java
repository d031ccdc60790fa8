package client.table;

import java.util.Optional;
import rules.Seat;
import rules.Viewer;
import rules.oklahoma.Oklahoma;

/**
 * What one viewer has before the eyes: everything that decides where cards lie.
 *
 * @param deal the deal as this viewer sees it
 * @param me who looks
 * @param own how the viewer's own cards are arranged; empty for an onlooker
 */
public record Sight(Oklahoma deal, Viewer me, Arranged own) {

  /** The seat that looks; empty for an onlooker. */
  public Optional<Seat> seat() {
    return me instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }
}
