package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Meld;

/** The events of a legal move, up to the point where somebody must act again. */
final class GinConsequences {
  private GinConsequences() {}

  /** The events of a legal move. */
  static List<Event> of(Gin deal, Seat seat, Move move) {
    Event first = first(deal, seat, move);
    List<Event> events = new ArrayList<>(List.of(first));
    Gin after = deal.next(first);
    if (after.phase() instanceof GinPhase.Ending(GinPhase.Finish finish)) {
      events.add(ended(after, finish));
    }
    return events;
  }

  private static Event first(Gin deal, Seat seat, Move move) {
    return switch (move) {
      case Move.Draw draw -> new Event.Drew(seat, deal.tableau().stock().getFirst());
      case Move.Take take -> new Event.Took(seat, deal.tableau().pile().getFirst());
      case Move.Pass pass -> new Event.Declined(seat);
      case Move.Discard(Card card) -> new Event.Discarded(seat, card);
      case Move.Knock knock -> Knocks.event(deal, seat, knock);
      case Move.LayOff off ->
          DefenderMoves.event(deal, (GinPhase.LayingOff) deal.phase(), seat, off);
      case Move.LayDown(List<Meld> melds) -> new Event.LaidDown(seat, Knocks.tidy(melds));
      case Move.Claim claim -> throw new IllegalArgumentException("gin has no claims");
      case Move.Swap swap -> throw new IllegalArgumentException("gin has no wilds");
    };
  }

  private static Event ended(Gin deal, GinPhase.Finish finish) {
    Optional<Seat> caller =
        switch (finish) {
          case GinPhase.Stopped stopped -> Optional.of(stopped.caller());
          case GinPhase.Voided annulled -> Optional.empty();
        };
    return new Event.Ended(caller, deal.tableau().hands().stream().map(Hand::cards).toList());
  }
}
