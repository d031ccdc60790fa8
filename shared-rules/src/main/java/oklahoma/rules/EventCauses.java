package oklahoma.rules;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** Finds the causes of an event: a legal move, or a renewal of the stock. */
public final class EventCauses {
  private EventCauses() {}

  /**
   * All events of the legal move or renewal that begins with this event; empty if no legal one
   * does.
   */
  public static List<Event> of(Deal deal, Event event) {
    return switch (event) {
      case Event.Drew drew -> of(deal, drew.seat(), new Move.Draw());
      case Event.StockRanOut(Seat seat) -> of(deal, seat, new Move.Draw());
      case Event.Took took -> of(deal, took.seat(), new Move.Take());
      case Event.Answered(Seat seat, boolean claims) ->
          of(deal, seat, claims ? new Move.Claim() : new Move.Pass());
      case Event.Discarded(Seat seat, Card card) -> of(deal, seat, new Move.Discard(card));
      case Event.LaidDown down -> of(deal, down.seat(), new Move.LayDown(down.melds()));
      case Event.LaidOff off ->
          of(deal, off.seat(), new Move.LayOff(off.card(), off.meld(), Optional.of(off.end())));
      case Event.Swapped wild ->
          of(deal, wild.seat(), new Move.Swap(wild.card(), wild.meld(), wild.to()));
      case Event.Renewed(List<Face> order) -> allowed(deal.renew(faceUp(order)));
      case Event.ClaimSettled settled ->
          List.of(); // A seat's answer brings it, so it begins no move.
      case Event.Declined declined -> of(deal, declined.seat(), new Move.Pass());
      case Event.Knocked knocked ->
          of(deal, knocked.seat(), new Move.Knock(knocked.discard(), knocked.melds()));
      case Event.Ended ended ->
          deal instanceof Oklahoma hand // O-24: the seat's draw ended the deal.
                  && hand.phase() instanceof OklahomaPhase.ToDraw turn
              ? of(deal, turn.seat(), new Move.Draw())
              : List.of();
    };
  }

  /** All events of a move; none if it is not legal. */
  public static List<Event> of(Deal deal, Seat seat, Move move) {
    return allowed(deal.rule(seat, move));
  }

  private static List<Event> allowed(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed(List<Event> events) -> events;
      case Ruling.Refused refused -> List.of();
    };
  }

  private static List<Card> faceUp(List<Face> order) {
    return order.stream().filter(Card.class::isInstance).map(Card.class::cast).toList();
  }
}
