package oklahoma.bot.gin.view;

import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinSwitch;

/**
 * The probability that a discard helps the next seat: that the seat holds two cards with which this
 * one forms a meld. Cards that it visibly took count as certain. All others are equally likely,
 * except that cards near its discards are less likely.
 */
public final class DiscardDanger {
  private static final int RANKS = 13;
  private static final double SHY = 0.5;

  private final double[] likely = new double[4 * RANKS];
  private final boolean corner;

  public DiscardDanger(GinView view, Seat seat) {
    long exposed = view.exposed(seat);
    int secret = view.held(seat) - Long.bitCount(exposed);
    double each = (double) secret / Math.max(1, Long.bitCount(view.unseen()));
    long passedUp = view.observed(seat).passedUp() & ~exposed;
    long hardlyKept = passedUp | Neighbours.beside(passedUp);
    for (int card = 0; card < likely.length; card++) {
      long bit = 1L << card;
      if ((exposed & bit) != 0) {
        likely[card] = 1;
      } else if ((view.unseen() & bit) != 0) {
        likely[card] = each * ((bit & hardlyKept) != 0 ? SHY : 1);
      }
    }
    corner = view.rules().has(GinSwitch.ROUND_THE_CORNER);
  }

  /** The approximate probability, 0 to 1, that the seat makes a meld with this card. */
  public double of(long bit) {
    int card = Long.numberOfTrailingZeros(bit);
    int suit = card / RANKS;
    int place = card % RANKS;
    double safe = 1;
    for (int one = 0; one < 4; one++) {
      for (int two = one + 1; two < 4; two++) {
        if (one != suit && two != suit) {
          safe *= 1 - at(one, place) * at(two, place);
        }
      }
    }
    safe *= 1 - at(suit, place - 2) * at(suit, place - 1);
    safe *= 1 - at(suit, place - 1) * at(suit, place + 1);
    safe *= 1 - at(suit, place + 1) * at(suit, place + 2);
    return 1 - safe;
  }

  private double at(int suit, int place) {
    if (place >= 0 && place < RANKS) {
      return likely[suit * RANKS + place];
    }
    return corner ? likely[suit * RANKS + Math.floorMod(place, RANKS)] : 0;
  }
}
