package client.replay;

import java.util.List;
import java.util.Optional;
import rules.Deal;
import rules.Event;
import rules.Move;
import rules.Seat;
import rules.Seen;
import rules.Standing;

/**
 * A move that a seat made, and all that the seat knew when it made it.
 *
 * @param at the moment before the move
 * @param deal the deal as the seat saw it
 * @param soFar this deal's events as the seat saw them, oldest first
 * @param me the seat
 * @param before the score before this deal
 */
public record Decision(
    int at, Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, Standing before, Move made) {
  public Decision {
    soFar = List.copyOf(soFar);
  }

  /** The move by which a seat let an event happen; empty if nothing was decided. */
  static Optional<Move> made(Event event, Seat me) {
    return switch (event) {
      case Event.Drew drew when drew.seat() == me -> Optional.of(new Move.Draw());
      case Event.Took took when took.seat() == me -> Optional.of(new Move.Take());
      case Event.Declined declined when declined.seat() == me -> Optional.of(new Move.Pass());
      case Event.Discarded thrown when thrown.seat() == me ->
          Optional.of(new Move.Discard(thrown.card()));
      case Event.Knocked knocked when knocked.seat() == me ->
          Optional.of(new Move.Knock(knocked.discard(), knocked.melds()));
      default -> Optional.empty();
    };
  }
}
