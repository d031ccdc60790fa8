package oklahoma.client.table.model.log;

import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * Tells claims and their penalty cards from takes and draws in a player's turn, whose Oklahoma
 * events look the same (O-13, O-14). It follows the events of a deal when only its latest moment is
 * known.
 */
final class OutOfTurn {
  private final int seats;
  private Seat discarder;
  private Optional<Seat> claimer = Optional.empty();

  /** At the beginning of a deal, of which this is any moment. */
  OutOfTurn(Deal deal) {
    seats = deal.tableau().seats();
    discarder = deal.dealer(); // of the first up-card
  }

  /** Whether the next event is a claim or brings a penalty card. */
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
   * The same of an event whose deal is known.
   *
   * @param deal the deal right after it
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

  /** O-14: right after the card, the claimer is still named as such. */
  private static boolean penalty(Seat seat, OklahomaPhase phase) {
    return switch (phase) {
      case OklahomaPhase.ToDraw turn -> turn.claimer().equals(Optional.of(seat));
      case OklahomaPhase.Penalty penalty -> penalty.claimer() == seat;
      default -> false;
    };
  }
}
