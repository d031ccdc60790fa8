package oklahoma.client.home;

import java.time.Instant;
import javafx.scene.layout.HBox;

/** An offer on the first screen to continue or to begin something. */
public abstract sealed class OfferCard extends HBox
    permits AgainCard, ContinueCard, FoundTableCard, NewcomerCard, ReturnCard {
  private final Instant when;

  /**
   * An offer.
   *
   * @param when when the player left what it offers, or the program found it; the latest comes
   *     first
   */
  OfferCard(Instant when) {
    super(14);
    this.when = when;
    getStyleClass().addAll("panel", "offer");
  }

  /** When the player left what this card offers, or the program found it. */
  Instant when() {
    return when;
  }

  /** Whether the offer still applies when the player returns to Home. */
  boolean stillApplies() {
    return true;
  }

  /** Called when the player returns to Home: the button can be pressed again. */
  void rest() {}

  /** Accepts the offer, as its button does. */
  abstract void press();

  /**
   * Sets whether this is the leading offer, whose button a key of Home presses.
   *
   * @param first whether it is the first of the list
   */
  abstract void lead(boolean first);
}
