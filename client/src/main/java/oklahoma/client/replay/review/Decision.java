package oklahoma.client.replay.review;

import java.util.List;
import java.util.Optional;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * A move of a seat, with everything that the seat knew then.
 *
 * @param at the number of the moment before the move
 * @param round the number of the deal in the match, from 1
 * @param deal the deal as the seat saw it
 * @param soFar the events of the deal as the seat saw them, oldest first
 * @param me the seat
 * @param before the score before the deal
 * @param earlier the results of earlier deals of gin in the match, as far as the seat was there,
 *     oldest first
 * @param done the event of the move, as the seat saw it
 */
public record Decision(
    int at,
    int round,
    Seen<Deal> deal,
    List<Seen<Event>> soFar,
    Seat me,
    Standing before,
    List<GinResult> earlier,
    Event done) {
  public Decision {
    soFar = List.copyOf(soFar);
    earlier = List.copyOf(earlier);
  }

  /** The move that caused the event. */
  public Move made() {
    return made(done, me, deal.value()).orElseThrow();
  }

  /** The line of the log about the move. */
  LogLine line() {
    return new LogLine(round, done, deal.value().after(done), Mover.SEAT);
  }

  /**
   * The move with which a seat caused an event; empty if the seat did not decide anything. Lay-offs
   * after a knock are left out, because the program computes them.
   */
  public static Optional<Move> made(Event event, Seat me, Deal before) {
    if (!before.toAct().contains(me)) {
      return Optional.empty();
    }
    return switch (before) {
      case Gin deal -> ofGin(event, me);
      case Oklahoma deal -> ofOklahoma(event, me);
    };
  }

  private static Optional<Move> ofGin(Event event, Seat me) {
    return switch (event) {
      case Event.Declined declined when declined.seat() == me -> Optional.of(new Move.Pass());
      case Event.Knocked knocked when knocked.seat() == me ->
          Optional.of(new Move.Knock(knocked.discard(), knocked.melds()));
      default -> ofEither(event, me);
    };
  }

  private static Optional<Move> ofOklahoma(Event event, Seat me) {
    return switch (event) {
      case Event.Answered answer when answer.seat() == me ->
          Optional.of(answer.claims() ? new Move.Claim() : new Move.Pass());
      case Event.LaidDown down when down.seat() == me ->
          Optional.of(new Move.LayDown(down.melds()));
      case Event.LaidOff off when off.seat() == me ->
          Optional.of(new Move.LayOff(off.card(), off.meld(), Optional.of(off.end())));
      case Event.Swapped wild when wild.seat() == me ->
          Optional.of(new Move.Swap(wild.card(), wild.meld(), wild.to()));
      default -> ofEither(event, me);
    };
  }

  private static Optional<Move> ofEither(Event event, Seat me) {
    return switch (event) {
      case Event.Drew drew when drew.seat() == me -> Optional.of(new Move.Draw());
      case Event.Took took when took.seat() == me -> Optional.of(new Move.Take());
      case Event.Discarded thrown when thrown.seat() == me ->
          Optional.of(new Move.Discard(thrown.card()));
      default -> Optional.empty();
    };
  }
}
