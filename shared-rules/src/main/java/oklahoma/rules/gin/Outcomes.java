package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.GinArrangement;

/** Reads the facts of a finished deal off the table. */
final class Outcomes {
  private Outcomes() {}

  static GinResult.Outcome of(Gin deal, GinPhase.Finish finish) {
    return switch (finish) {
      case GinPhase.Voided(GinResult.Cause cause) -> new GinResult.VoidDeal(cause);
      case GinPhase.Stopped stopped -> {
        List<GinResult.Defender> defenders = new ArrayList<>();
        for (Seat seat : stopped.caller().others(deal.rules().seats())) {
          defenders.add(defender(deal, stopped, seat));
        }
        yield new GinResult.Called(
            stopped.call(),
            stopped.caller(),
            declared(deal, stopped),
            deal.tableau().hand(stopped.caller()).cards(),
            defenders);
      }
    };
  }

  /** The knocker's melds without what the defenders laid off on them. */
  private static List<Meld> declared(Gin deal, GinPhase.Stopped stopped) {
    List<Card> added = stopped.added().stream().map(GinPhase.Added::card).toList();
    List<Meld> declared = new ArrayList<>();
    for (Meld meld : melds(deal, stopped.caller())) {
      List<Card> cards = new ArrayList<>(meld.cards());
      cards.removeAll(added);
      declared.add(new Meld(meld.kind(), cards));
    }
    return declared;
  }

  private static GinResult.Defender defender(Gin deal, GinPhase.Stopped stopped, Seat seat) {
    List<Card> hand = deal.tableau().hand(seat).cards();
    if (stopped.call() == GinResult.Call.KNOCK && deal.rules().has(GinSwitch.LAY_OFFS)) {
      List<Card> laidOff =
          stopped.added().stream()
              .filter(added -> added.seat() == seat)
              .map(GinPhase.Added::card)
              .toList();
      return new GinResult.Defender(seat, melds(deal, seat), laidOff, hand);
    }
    // If the rules allow no lay-offs, the program arranges each hand, with the least deadwood.
    GinArrangement best = Arrangements.best(hand, deal.rules().runs()).getFirst();
    return new GinResult.Defender(seat, best.melds(), List.of(), best.deadwood());
  }

  private static List<Meld> melds(Gin deal, Seat owner) {
    return deal.tableau().melds().stream()
        .filter(laid -> laid.owner() == owner)
        .map(Laid::meld)
        .toList();
  }
}
