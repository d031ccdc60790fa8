package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.GinHands;
import oklahoma.rules.gin.meld.Runs;

/** Facts of finished deals for tests of what they are worth. */
final class GinResults {
  private GinResults() {}

  /** The card of a text in the notation. */
  static Suited suited(String text) {
    return (Suited) GinHands.card(text);
  }

  /**
   * A seat called, dealer A.
   *
   * @param deadwood the points of each seat, in seat order
   */
  static GinResult called(String upCard, Seat caller, GinResult.Call call, List<Integer> deadwood) {
    return called(Seat.A, upCard, caller, call, deadwood);
  }

  /** A seat called. */
  static GinResult called(
      Seat dealer, String upCard, Seat caller, GinResult.Call call, List<Integer> deadwood) {
    List<GinResult.Defender> defenders = new ArrayList<>();
    for (Seat seat : caller.others(deadwood.size())) {
      defenders.add(
          new GinResult.Defender(seat, List.of(), List.of(), worth(deadwood.get(seat.ordinal()))));
    }
    return new GinResult(
        dealer,
        suited(upCard),
        new GinResult.Called(
            call, caller, List.of(), worth(deadwood.get(caller.ordinal())), defenders));
  }

  /** Nobody called. */
  static GinResult annulled(Seat dealer) {
    return new GinResult(dealer, suited("6d"), new GinResult.VoidDeal(GinResult.Cause.STOCK));
  }

  /** Cards that are worth so many points: the highest that still fit, one after the other. */
  private static List<Card> worth(int points) {
    List<Card> cards = new ArrayList<>();
    int left = points;
    for (int place = 12; place >= 0; place--) {
      for (int suit = 0; suit < 4; suit++) {
        Suited card = CardBits.card(suit * 13 + place);
        if (Runs.ACE_LOW.value(card) <= left) {
          cards.add(card);
          left -= Runs.ACE_LOW.value(card);
        }
      }
    }
    return cards;
  }
}
