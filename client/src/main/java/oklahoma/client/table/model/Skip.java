package oklahoma.client.table.model;

import java.util.Optional;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;

/** What the owner of a table can skip for a player who does not act. */
public enum Skip {
  /** The rest of the player's turn. */
  TURN,
  /** The player's answer to a claim. */
  ANSWER,
  /** The wait until the player is ready for the next deal. */
  PAUSE;

  /** What the owner can skip for this seat now; empty if the table does not wait for it. */
  public static Optional<Skip> of(TableModel model, Seat seat) {
    SeatLabel label = model.labelsProperty().get().get(seat.ordinal());
    Presence presence = label.presence();
    boolean here = presence == Presence.HERE || presence == Presence.SLOW;
    Deal deal = model.playerView().game();
    if (deal.over()) {
      boolean waits = here && !model.standingProperty().get().over();
      return waits && !model.intermissionProperty().get().ready().contains(seat)
          ? Optional.of(PAUSE)
          : Optional.empty();
    }
    if (label.bot().isPresent() || !deal.toAct().contains(seat)) {
      return Optional.empty();
    }
    if (deal.claimWindow()) {
      return presence == Presence.HERE ? Optional.empty() : Optional.of(ANSWER);
    }
    return Optional.of(TURN);
  }
}
