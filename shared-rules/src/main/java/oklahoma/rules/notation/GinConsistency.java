package oklahoma.rules.notation;

import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Laid;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;

/** Checks that the phase of a written deal of gin is consistent with the rest of the deal. */
final class GinConsistency {
  private GinConsistency() {}

  static boolean agrees(Gin deal) {
    return switch (deal.phase()) {
      case GinPhase.Turn turn -> deal.tableau().melds().isEmpty() && turn(deal, turn); // G-5
      case GinPhase.LayingOff defence -> defending(deal, defence);
      case GinPhase.Ending(GinPhase.Finish finish) -> finished(deal, finish);
      case GinPhase.Over(GinPhase.Finish finish) ->
          finished(deal, finish) && deal.tableau().hands().stream().noneMatch(TableauText::hides);
    };
  }

  private static boolean turn(Gin deal, GinPhase.Turn turn) {
    return switch (turn) {
      case GinPhase.Offered(Seat seat, boolean declined) ->
          offers(deal) && deal.takes() == 0 && seat == (declined ? deal.dealer() : opponent(deal));
      case GinPhase.ToDraw drawing -> drawing(deal, drawing);
      case GinPhase.ToPlay playing -> playing(deal, playing);
    };
  }

  private static boolean drawing(Gin deal, GinPhase.ToDraw turn) {
    boolean first = turn.discarder().isEmpty();
    return switch (turn.pile()) {
      case OPEN -> !first || (!offers(deal) && deal.takes() == 0 && turn.seat() == opponent(deal));
      case DECLINED -> first && offers(deal) && deal.takes() == 0 && turn.seat() == drawer(deal);
      case LAST -> !first && lastDiscard(deal);
    };
  }

  private static boolean playing(Gin deal, GinPhase.ToPlay turn) {
    return (turn.taken() || deal.takes() == 0) // G-13
        && (!turn.last() || (turn.taken() && lastDiscard(deal)))
        && (!(turn.drawn() instanceof Card card)
            || deal.tableau().hand(turn.seat()).count(card) > 0);
  }

  private static boolean defending(Gin deal, GinPhase.LayingOff defence) {
    return deal.rules().has(GinSwitch.LAY_OFFS)
        && !defence.waiting().contains(defence.knocker())
        && deal.tableau().melds().stream().map(Laid::owner).noneMatch(defence.waiting()::contains)
        && defence.added().stream().allMatch(added -> isInMeld(deal, defence.knocker(), added));
  }

  private static boolean finished(Gin deal, GinPhase.Finish finish) {
    return switch (finish) {
      case GinPhase.Voided(GinResult.Cause cause) -> deal.tableau().melds().isEmpty();
      case GinPhase.Stopped stopped ->
          (stopped.call() == GinResult.Call.KNOCK
                  || (deal.tableau().hand(stopped.caller()).isEmpty()
                      && stopped.added().isEmpty())) // G-9
              && stopped.added().stream()
                  .allMatch(added -> isInMeld(deal, stopped.caller(), added));
    };
  }

  /** Whether this card, which a defender laid off, is in that meld of the knocker. */
  private static boolean isInMeld(Gin deal, Seat knocker, GinPhase.Added added) {
    return added.seat() != knocker
        && added.meld() < deal.tableau().melds().size()
        && deal.tableau().melds().get(added.meld()).owner() == knocker
        && deal.tableau().melds().get(added.meld()).meld().cards().contains(added.card());
  }

  private static boolean lastDiscard(Gin deal) {
    return deal.rules().stockEnd() == GinRules.StockEnd.FIFTIETH_CARD
        && deal.tableau().stock().size() <= Gin.LEFT_IN_STOCK;
  }

  private static boolean offers(Gin deal) {
    return deal.rules().firstTurn() != GinRules.FirstTurn.OPEN;
  }

  private static Seat opponent(Gin deal) {
    return deal.dealer().next(deal.rules().seats());
  }

  /** Who draws when both have declined (G-3). */
  private static Seat drawer(Gin deal) {
    return deal.rules().firstTurn() == GinRules.FirstTurn.OFFER_THEN_DEALER_DRAWS
        ? deal.dealer()
        : opponent(deal);
  }
}
