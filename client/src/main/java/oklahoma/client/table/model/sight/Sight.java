package oklahoma.client.table.model.sight;

import java.util.Optional;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * Everything that one viewer sees and that decides where cards are drawn.
 *
 * @param game the deal as this viewer sees it, whatever is played
 * @param me who looks
 * @param own how the viewer's own cards are arranged; empty for a spectator
 */
public record Sight(Deal game, Viewer me, Arranged own) {

  /** The seat that looks; empty for a spectator. */
  public Optional<Seat> seat() {
    return me instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }

  /**
   * The deal where Oklahoma is played.
   *
   * @throws IllegalStateException at a table of another game
   */
  public Oklahoma deal() {
    return switch (game) {
      case Oklahoma deal -> deal;
      case Gin gin -> throw new IllegalStateException("Oklahoma is not played here");
    };
  }

  /** The deal where gin is played; empty at a table of another game. */
  public Optional<Gin> gin() {
    return switch (game) {
      case Gin gin -> Optional.of(gin);
      case Oklahoma deal -> Optional.empty();
    };
  }
}
