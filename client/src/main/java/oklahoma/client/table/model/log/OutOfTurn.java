package oklahoma.client.table.model.log;

import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * Distinguishes claims and their penalty cards from takes and draws in turn, for which Oklahoma has
 * the same events (O-13, O-14). An instance replays the events of a deal of which only a later
 * state is known.
 */
final class OutOfTurn {
  private final int seats;
  private Seat discarder;
  private Optional<Seat> claimer = Optional.empty();

  /**
   * Starts before the first event of a deal.
   *
   * @param deal any state of that deal
   */
  OutOfTurn(Deal deal) {
    seats = deal.tableau().seats();
    discarder = deal.dealer(); // whose up-card is the first discard
  }

  /** Whether the next event is a claim or a penalty card. */
  boolean next(Event event) {
    return switch (event) {
      case Event.Discarded discarded -> {
        discarder = discarded.seat();
        claimer = Optional.empty();
        yield false;
      }
      case Event.ClaimSettled settled -> {
        claimer = settled.taker().filter(seat -> seat != discarder.next(seats));
        yield claimer.isPresent();
      }
      case Event.Drew drew -> claimer.equals(Optional.of(drew.seat()));
      default -> false;
    };
  }

  /**
   * Whether an event is a claim or a penalty card.
   *
   * @param deal the deal right after the event
   */
  static boolean right(Event event, Deal deal) {
    return deal instanceof Oklahoma oklahoma
        && switch (event) {
          case Event.Drew drew -> penalty(drew.seat(), oklahoma.phase());
          case Event.ClaimSettled settled ->
              settled.taker().isPresent() && !(oklahoma.phase() instanceof OklahomaPhase.ToPlay);
          default -> false;
        };
  }

  /** O-14: right after the penalty card, the phase still names the claimer. */
  private static boolean penalty(Seat seat, OklahomaPhase phase) {
    return switch (phase) {
      case OklahomaPhase.ToDraw turn -> turn.claimer().equals(Optional.of(seat));
      case OklahomaPhase.Penalty penalty -> penalty.claimer() == seat;
      default -> false;
    };
  }
}
