package oklahoma.rules.notation;

import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Laps;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/** Checks that the phase of a written deal is consistent with the rest of the deal. */
final class OklahomaConsistency {
  private OklahomaConsistency() {}

  static boolean agrees(Oklahoma deal) {
    return switch (deal.phase()) {
      case OklahomaPhase.NeedsStock needs -> running(deal) && needing(deal, needs);
      case OklahomaPhase.ToPlay turn -> running(deal) && playing(deal, turn);
      case OklahomaPhase.Claiming window -> running(deal) && window(deal, window);
      case OklahomaPhase.Renewing(OklahomaPhase.NeedsStock resume) ->
          running(deal)
              && deal.tableau().stock().isEmpty()
              && !deal.toRenew().isEmpty()
              && deal.renewalsLeft() > 0
              && needing(deal, resume);
      case OklahomaPhase.Ending(Optional<Seat> out) -> ended(deal, out);
      case OklahomaPhase.Over(Optional<Seat> out) ->
          ended(deal, out) && deal.tableau().hands().stream().noneMatch(TableauText::hides);
    };
  }

  /** O-20: nobody is down in hand 5 before its end. */
  private static boolean running(Oklahoma deal) {
    return !deal.contract().allAtOnce() || deal.tableau().melds().isEmpty();
  }

  private static boolean needing(Oklahoma deal, OklahomaPhase.NeedsStock phase) {
    return switch (phase) {
      case OklahomaPhase.ToDraw turn -> drawing(deal, turn);
      case OklahomaPhase.Penalty penalty -> owing(deal, penalty);
    };
  }

  private static boolean drawing(Oklahoma deal, OklahomaPhase.ToDraw turn) {
    boolean begins = turn.seat() == deal.dealer().next(deal.rules().seats());
    boolean first = begins && deal.tableau().melds().isEmpty(); // O-8
    return (turn.discarder().isPresent() || first)
        && turn.claimer().map(claimer -> claimed(deal, turn, claimer)).orElse(true);
  }

  /**
   * Whether this seat can be the one that claimed the discard before the drawing seat's turn
   * (O-14).
   */
  private static boolean claimed(Oklahoma deal, OklahomaPhase.ToDraw turn, Seat claimer) {
    boolean offered =
        turn.discarder().isPresent() || deal.rules().has(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE);
    return offered && claimer != turn.seat() && claimer != turn.discarder().orElse(deal.dealer());
  }

  private static boolean owing(Oklahoma deal, OklahomaPhase.Penalty penalty) {
    Optional<Seat> claimer = Optional.of(penalty.claimer());
    return penalty.owed() <= deal.rules().claims().penalty()
        && drawing(deal, new OklahomaPhase.ToDraw(penalty.next(), penalty.discarder(), claimer));
  }

  private static boolean playing(Oklahoma deal, OklahomaPhase.ToPlay turn) {
    Laps laps = deal.tally().laps();
    boolean counted = turn.taken() && turn.untouched() && laps.putBack() < laps.fromPile();
    boolean held =
        !(turn.drawn() instanceof Card card) || deal.tableau().hand(turn.seat()).count(card) > 0;
    return (laps.equals(Laps.NONE) || counted) // O-10
        && (held || !turn.untouched())
        && (!turn.laidDown() || (!turn.untouched() && deal.down(turn.seat())));
  }

  /** Whether a window on the top discard would be open to just these seats. */
  private static boolean window(Oklahoma deal, OklahomaPhase.Claiming window) {
    boolean first =
        deal.rules().has(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE)
            && window.discarder() == deal.dealer();
    return !deal.tableau().pile().isEmpty()
        && (!window.first() || first)
        && deal.opened(window.discarder(), window.first()) instanceof OklahomaPhase.Claiming opened
        && opened.eligible().equals(window.eligible());
  }

  private static boolean ended(Oklahoma deal, Optional<Seat> out) {
    return out.map(deal.tableau()::hand).map(hand -> hand.isEmpty()).orElse(true);
  }
}
