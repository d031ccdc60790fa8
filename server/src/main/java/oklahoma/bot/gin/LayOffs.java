package oklahoma.bot.gin;

import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.CardBits;
import oklahoma.rules.gin.GinMelds;

/** What defenders could lay off on a declared arrangement. */
public final class LayOffs {
  private LayOffs() {}

  /** How many points of cards that others may hold fit directly onto these melds. */
  public static int open(List<Meld> melds, GinView sight) {
    long held = sight.unseen();
    for (Seat other : sight.me().others(sight.rules().seats())) {
      held |= sight.exposed(other);
    }
    int points = 0;
    for (Meld meld : melds) {
      for (End end : End.values()) {
        for (Card card : GinMelds.grows(meld, end, sight.runs()).stream().toList()) {
          points += (CardBits.bit(card) & held) == 0 ? 0 : sight.runs().value((Suited) card);
        }
      }
    }
    return points;
  }
}
