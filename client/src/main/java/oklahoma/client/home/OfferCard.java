package oklahoma.client.home;

import java.time.Instant;
import javafx.scene.layout.HBox;

/** An offer on the first screen to continue or to begin something. */
public abstract sealed class OfferCard extends HBox
    permits AgainCard, ContinueCard, FoundTableCard, NewcomerCard, ReturnCard {
  private final Instant when;

  /**
   * A card.
   *
   * @param when it was gone from; the latest comes first
   */
  OfferCard(Instant when) {
    super(14);
    this.when = when;
    getStyleClass().addAll("panel", "offer");
  }

  /** When it was gone from. */
  Instant when() {
    return when;
  }

  /** Whether it is still offered when the player comes back to the first screen. */
  boolean stands() {
    return true;
  }

  /** The player comes back to the first screen, and may press its button again. */
  void rest() {}

  /** Goes on with it, as its button does. */
  abstract void press();

  /**
   * Whether its button is the one that the key of the first screen presses.
   *
   * @param first whether it is the first of all
   */
  abstract void lead(boolean first);
}
