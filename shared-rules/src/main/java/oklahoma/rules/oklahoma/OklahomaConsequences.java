package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Meld;

/** The events of a legal move, up to the point where somebody must act again. */
final class OklahomaConsequences {
  private OklahomaConsequences() {}

  /** The events of a legal move. */
  static List<Event> of(Oklahoma deal, Seat seat, Move move) {
    return settled(deal, first(deal, seat, move));
  }

  /** The events of a renewal: the new stock, and the draws that were waiting for it. */
  static Ruling renewed(Oklahoma deal, List<Card> order) {
    List<Card> due = deal.toRenew().stream().sorted(Face.ORDER).toList();
    if (due.isEmpty() || !due.equals(order.stream().sorted(Face.ORDER).toList())) {
      return new Ruling.Refused(Refusal.of(Reason.NOT_THE_DISCARDS));
    }
    Event renewed = new Event.Renewed(List.copyOf(order));
    Oklahoma full = deal.next(renewed);
    List<Event> events = new ArrayList<>(List.of(renewed));
    events.addAll(
        full.phase() instanceof OklahomaPhase.ToDraw turn
            ? settled(full, draw(full, turn.seat()))
            : settling(full));
    return new Ruling.Allowed(events);
  }

  private static Event first(Oklahoma deal, Seat seat, Move move) {
    return switch (move) {
      case Move.Draw draw -> draw(deal, seat);
      case Move.Take take -> new Event.Took(seat, deal.tableau().pile().getFirst());
      case Move.Claim claim -> new Event.Answered(seat, true);
      case Move.Pass pass -> new Event.Answered(seat, false);
      case Move.Discard(Card card) -> new Event.Discarded(seat, card);
      case Move.LayDown(List<Meld> melds) -> new Event.LaidDown(seat, melds);
      case Move.LayOff off -> layOff(deal, seat, off);
      case Move.Swap wild -> swap(deal, seat, wild);
      case Move.Knock knock -> throw new IllegalArgumentException("nobody knocks in Oklahoma");
    };
  }

  private static Event draw(Oklahoma deal, Seat seat) {
    if (!deal.tableau().stock().isEmpty()) {
      return new Event.Drew(seat, deal.tableau().stock().getFirst());
    }
    return deal.maySupply((OklahomaPhase.ToDraw) deal.phase())
        ? new Event.StockRanOut(seat)
        : ended(deal, Optional.empty()); // O-24
  }

  private static Event layOff(Oklahoma deal, Seat seat, Move.LayOff off) {
    Meld meld = deal.tableau().melds().get(off.meld()).meld();
    boolean high = OklahomaMelds.fits(deal.rules(), meld, off.card()).contains(End.HIGH);
    Optional<End> chosen = meld.kind() == Meld.Kind.RUN ? off.end() : Optional.empty();
    End end = chosen.orElse(high ? End.HIGH : End.LOW); // O-17
    return new Event.LaidOff(seat, off.card(), off.meld(), end);
  }

  private static Event swap(Oklahoma deal, Seat seat, Move.Swap wild) {
    Meld run = deal.tableau().melds().get(wild.meld()).meld();
    int place = OklahomaMelds.swappablePlace(run, wild.card()).orElseThrow();
    Optional<End> to =
        switch (deal.rules().wilds().swapped()) {
          case HIGH_END -> Optional.of(End.HIGH);
          case EITHER_END -> Optional.of(wild.end().orElse(End.HIGH));
          case HAND -> Optional.empty();
        };
    return new Event.Swapped(seat, wild.card(), wild.meld(), place, to);
  }

  private static List<Event> settled(Oklahoma deal, Event event) {
    List<Event> events = new ArrayList<>(List.of(event));
    events.addAll(settling(deal.next(event)));
    return events;
  }

  /**
   * The events that follow without a move: the end, a window's outcome, penalty cards, or the end
   * of a blocked deal.
   */
  private static List<Event> settling(Oklahoma deal) {
    return switch (deal.phase()) {
      case OklahomaPhase.Ending(Optional<Seat> out) -> List.of(ended(deal, out));
      case OklahomaPhase.Claiming window ->
          ClaimWindow.outcome(deal, window).map(event -> settled(deal, event)).orElse(List.of());
      case OklahomaPhase.Penalty penalty -> settled(deal, penaltyCard(deal, penalty.claimer()));
      case OklahomaPhase.ToDraw turn ->
          blocked(deal, turn) ? List.of(ended(deal, Optional.empty())) : List.of();
      case OklahomaPhase.ToPlay turn -> List.of();
      case OklahomaPhase.Renewing renewing -> List.of();
      case OklahomaPhase.Over over -> List.of();
    };
  }

  private static Event penaltyCard(Oklahoma deal, Seat claimer) {
    return deal.tableau().stock().isEmpty()
        ? new Event.StockRanOut(claimer)
        : new Event.Drew(claimer, deal.tableau().stock().getFirst());
  }

  /**
   * Whether the deal is blocked: the player to draw can neither draw nor take the discard (O-22).
   */
  private static boolean blocked(Oklahoma deal, OklahomaPhase.ToDraw turn) {
    return !deal.maySupply(turn) && !OklahomaJudge.mayTake(deal);
  }

  private static Event ended(Oklahoma deal, Optional<Seat> out) {
    return new Event.Ended(out, deal.tableau().hands().stream().map(Hand::cards).toList());
  }
}
