package oklahoma.client.table.model.playerview;

import java.util.Optional;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * What one viewer sees of a deal, and how the viewer has arranged their own cards.
 *
 * @param game the deal as this viewer sees it, of either game
 * @param me the viewer
 * @param own the arrangement of the viewer's cards; without cards for a spectator
 */
public record PlayerView(Deal game, Viewer me, Arranged own) {

  /** The viewer's seat; empty for a spectator. */
  public Optional<Seat> seat() {
    return me instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }

  /**
   * The deal, if it is one of Oklahoma.
   *
   * @throws IllegalStateException at a gin table
   */
  public Oklahoma deal() {
    return switch (game) {
      case Oklahoma deal -> deal;
      case Gin gin -> throw new IllegalStateException("Oklahoma is not played here");
    };
  }

  /** The deal, if it is one of gin; otherwise empty. */
  public Optional<Gin> gin() {
    return switch (game) {
      case Gin gin -> Optional.of(gin);
      case Oklahoma deal -> Optional.empty();
    };
  }
}
