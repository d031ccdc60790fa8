package oklahoma.rules.oklahoma;

import java.util.Optional;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/** Settles a claim: the first taker in turn order gets the card; speed does not count (O-12). */
final class ClaimWindow {
  private ClaimWindow() {}

  /** The window's outcome; empty while an answer that is still missing could change it. */
  static Optional<Event> outcome(Oklahoma deal, OklahomaPhase.Claiming window) {
    Card card = deal.tableau().pile().getFirst();
    for (Seat seat : window.discarder().others(deal.rules().seats())) {
      if (!window.eligible().contains(seat)) {
        continue;
      }
      Boolean claims = window.answers().get(seat);
      if (claims == null) {
        return Optional.empty();
      }
      if (claims) {
        return Optional.of(new Event.ClaimSettled(Optional.of(seat), card));
      }
    }
    return Optional.of(new Event.ClaimSettled(Optional.empty(), card));
  }
}
