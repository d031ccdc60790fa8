package oklahoma.bot.gin;

import java.util.List;
import java.util.Optional;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.GinArrangement;

/**
 * A knock.
 *
 * @param discard the discarded card, as a bit
 * @param deadwood the points that it leaves
 * @param arrangement the melds and deadwood that it shows
 */
record KnockChoice(long discard, int deadwood, GinArrangement arrangement) {

  /**
   * The knock with the least deadwood, and among equals the one with the fewest possible lay-offs;
   * empty if the limit allows none.
   */
  static Optional<KnockChoice> best(GinView view) {
    long leaving = GinBits.leavingLeast(view.hand(), view.loose(), view.runs());
    int least = Deadwood.least(view.hand() ^ Long.lowestOneBit(leaving), view.runs());
    Optional<KnockChoice> best = Optional.empty();
    int fewest = Integer.MAX_VALUE;
    for (long left = leaving; left != 0 && least <= view.deal().limit(); left &= left - 1) {
      long discard = Long.lowestOneBit(left);
      List<Card> rest = CardBits.cards(view.hand() ^ discard);
      for (GinArrangement each : Arrangements.best(rest, view.runs())) {
        int open = GinBits.layOffs(each.melds(), view);
        if (open < fewest) {
          fewest = open;
          best = Optional.of(new KnockChoice(discard, least, each));
        }
      }
    }
    return best;
  }

  /** The knock as a move. */
  Move move() {
    return new Move.Knock(Optional.of(GinBits.card(discard)), arrangement.melds());
  }
}
