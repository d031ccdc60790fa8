package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * Plays recorded events through again and takes only those that a legal move or a renewal brings
 * where they stand. Immutable.
 */
public final class Replay {
  private final Match match;
  private final Optional<Deal> deal;
  private final List<Event> due;

  private Replay(Match match, Optional<Deal> deal, List<Event> due) {
    this.match = match;
    this.deal = deal;
    this.due = List.copyOf(due);
  }

  /** The replay of a match that has not begun. */
  public static Replay of(Rules rules, Seat firstDealer) {
    return new Replay(rules.match(firstDealer), Optional.empty(), List.of());
  }

  /** The replay of a match that goes on with its next deal. */
  static Replay of(Match match) {
    return new Replay(match, Optional.empty(), List.of());
  }

  /** Whether the move that brought the last event has brought all that it brings. */
  boolean settled() {
    return due.isEmpty();
  }

  /** The match with the deals that are over. */
  public Match match() {
    return match;
  }

  /** The deal that was dealt last. */
  public Optional<Deal> deal() {
    return deal;
  }

  /** After a deal from a pack in order; empty if it is not time for one. */
  public Optional<Replay> dealt(List<Card> order) {
    boolean running = deal.isPresent() && !deal.get().over();
    if (running || match.over()) {
      return Optional.empty();
    }
    return Optional.of(new Replay(match, Optional.of(match.next(order)), List.of()));
  }

  /** After a recorded event; empty if nothing legal brings it. */
  public Optional<Replay> after(Event event) {
    List<Event> expected = due.isEmpty() ? brought(event) : due;
    if (deal.isEmpty() || expected.isEmpty() || !expected.getFirst().equals(event)) {
      return Optional.empty();
    }
    Deal next = deal.get().after(event);
    Match played = next.over() ? match.after(next) : match;
    return Optional.of(new Replay(played, Optional.of(next), expected.subList(1, expected.size())));
  }

  /** The events of the move, or of the renewal, that could have begun with this one. */
  private List<Event> brought(Event event) {
    return deal.map(before -> brought(before, event)).orElse(List.of());
  }

  private static List<Event> brought(Deal deal, Event event) {
    return switch (event) {
      case Event.Drew(Seat seat, Face face) -> brought(deal, seat, new Move.Draw());
      case Event.StockRanOut(Seat seat) -> brought(deal, seat, new Move.Draw());
      case Event.Took took -> brought(deal, took.seat(), new Move.Take());
      case Event.Answered(Seat seat, boolean wants) ->
          brought(deal, seat, wants ? new Move.Claim() : new Move.Pass());
      case Event.Discarded(Seat seat, Card card) -> brought(deal, seat, new Move.Discard(card));
      case Event.LaidDown down -> brought(deal, down.seat(), new Move.LayDown(down.melds()));
      case Event.LaidOff off ->
          brought(
              deal, off.seat(), new Move.LayOff(off.card(), off.meld(), Optional.of(off.end())));
      case Event.Displaced wild ->
          brought(deal, wild.seat(), new Move.Displace(wild.card(), wild.meld(), wild.to()));
      case Event.Renewed(List<Face> order) -> allowed(deal.renew(faceUp(order)));
      case Event.ClaimSettled settled -> List.of(); // It always follows an answer.
      case Event.Declined declined -> brought(deal, declined.seat(), new Move.Pass());
      case Event.Knocked knocked ->
          brought(deal, knocked.seat(), new Move.Knock(knocked.discard(), knocked.melds()));
      case Event.Ended ended ->
          deal instanceof Oklahoma hand // O-24: a draw that cannot be.
                  && hand.phase() instanceof OklahomaPhase.ToDraw turn
              ? brought(deal, turn.seat(), new Move.Draw())
              : List.of();
    };
  }

  private static List<Event> brought(Deal deal, Seat seat, Move move) {
    return allowed(deal.rule(seat, move));
  }

  private static List<Event> allowed(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed(List<Event> events) -> events;
      case Ruling.Refused refused -> List.of();
    };
  }

  private static List<Card> faceUp(List<Face> order) {
    List<Card> cards = new ArrayList<>();
    for (Face face : order) {
      if (face instanceof Card card) {
        cards.add(card);
      }
    }
    return cards;
  }
}
