package oklahoma.rules.gin.meld;

import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;

/** Whether runs go round the corner, which also decides the value of an ace. */
public enum Runs {
  /** The ace is low only and costs 1 (G-1). */
  ACE_LOW(1),
  /** The ace is between king and two, as in K-A-2, and costs 15. */
  ROUND_THE_CORNER(15);

  private static final int COURT = 10;

  private final int ace;

  Runs(int ace) {
    this.ace = ace;
  }

  /** The points of a card that is left over: 2 to 9 their number, ten and court cards 10. */
  public int value(Suited card) {
    return value(place(card.rank()));
  }

  /** The place of a rank in a suit: the ace 0, the two 1, the king 12. */
  static int place(Rank rank) {
    return (rank.ordinal() + 1) % CardBits.RANKS;
  }

  /** The points of a card in a place of its suit, 0 to 12. */
  int value(int place) {
    return place == 0 ? ace : Math.min(place + 1, COURT);
  }
}
