package oklahoma.bot.gin.view;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.GinArrangement;
import oklahoma.rules.gin.meld.GinMelds;
import oklahoma.rules.gin.meld.Runs;

/** Functions of hands in bits that the bots share. */
public final class GinBits {
  private GinBits() {}

  /** The least deadwood after the best allowed discard. */
  public static int afterDiscard(long hand, long loose, Runs runs) {
    int least = Integer.MAX_VALUE;
    for (long left = loose; left != 0; left &= left - 1) {
      least = Math.min(least, Deadwood.least(hand ^ Long.lowestOneBit(left), runs));
    }
    return least;
  }

  /** All allowed discards that leave the least deadwood. */
  public static long leavingLeast(long hand, long loose, Runs runs) {
    int least = Integer.MAX_VALUE;
    long leaving = 0;
    for (long left = loose; left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int deadwood = Deadwood.least(hand ^ card, runs);
      if (deadwood <= least) {
        leaving = deadwood < least ? card : leaving | card;
        least = deadwood;
      }
    }
    return leaving;
  }

  /** Whether the card is in a meld of a best arrangement. */
  public static boolean melds(long hand, long card, Runs runs) {
    return Deadwood.least(hand | card, runs)
        < Deadwood.least(hand & ~card, runs) + Deadwood.points(card, runs);
  }

  /**
   * The expected least deadwood after the next draw and discard, if every unseen card is equally
   * likely.
   */
  public static double expected(long hand, long unseen, Runs runs) {
    int sum = 0;
    for (long left = unseen; left != 0; left &= left - 1) {
      long more = hand | Long.lowestOneBit(left);
      sum += afterDiscard(more, more, runs);
    }
    return (double) sum / Math.max(1, Long.bitCount(unseen));
  }

  /** How many of the cards that complete a meld would make gin. */
  public static int toGin(long hand, long outs, Runs runs) {
    int cards = 0;
    for (long left = outs; left != 0; left &= left - 1) {
      long more = hand | Long.lowestOneBit(left);
      long loose = more & ~Neighbours.melding(more);
      boolean one = (loose & loose - 1) == 0;
      cards += one && afterDiscard(more, loose == 0 ? more : loose, runs) == 0 ? 1 : 0;
    }
    return cards;
  }

  /** Big gin or gin; empty if the hand is not that good. */
  public static Optional<Move> gin(GinView view) {
    if (view.rules().has(GinSwitch.BIG_GIN) && Deadwood.least(view.hand(), view.runs()) == 0) {
      return Optional.of(
          new Move.Knock(
              Optional.empty(),
              Arrangements.best(cards(view.hand()), view.runs()).getFirst().melds()));
    }
    for (long left = view.loose(); left != 0; left &= left - 1) {
      long discard = Long.lowestOneBit(left);
      if (Deadwood.least(view.hand() ^ discard, view.runs()) == 0) {
        return Optional.of(knock(view, discard));
      }
    }
    return Optional.empty();
  }

  /** The knock with this discard that leaves the least deadwood, ignoring lay-offs. */
  public static Move knock(GinView view, long discard) {
    GinArrangement best = Arrangements.best(cards(view.hand() ^ discard), view.runs()).getFirst();
    return new Move.Knock(Optional.of(card(discard)), best.melds());
  }

  /** The cards of some melds of one hand. */
  public static long shown(List<Meld> melds) {
    return CardBits.of(melds.stream().flatMap(meld -> meld.cards().stream()).toList());
  }

  /** The points of unseen cards that fit directly onto these melds. */
  public static int layOffs(List<Meld> melds, GinView view) {
    long held = view.unseen();
    for (Seat other : view.me().others(view.rules().seats())) {
      held |= view.exposed(other);
    }
    int points = 0;
    for (Meld meld : melds) {
      for (End end : End.values()) {
        for (Card card : GinMelds.grows(meld, end, view.runs()).stream().toList()) {
          points += (CardBits.bit(card) & held) == 0 ? 0 : view.runs().value((Suited) card);
        }
      }
    }
    return points;
  }

  /** The card of a bit. */
  public static Card card(long bit) {
    return CardBits.card(Long.numberOfTrailingZeros(bit));
  }

  private static List<Card> cards(long bits) {
    return CardBits.cards(bits);
  }
}
