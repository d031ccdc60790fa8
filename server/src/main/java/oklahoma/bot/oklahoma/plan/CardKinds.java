package oklahoma.bot.oklahoma.plan;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Values;

/** Cards as numbers: natural cards suit by suit in rising rank; all wilds are one kind. */
public final class CardKinds {
  /** The number of kinds. */
  public static final int KINDS = 53;

  /** The kind of every wild. */
  public static final int WILD = 52;

  /** Ranks in a suit. */
  public static final int RANKS = 13;

  private CardKinds() {}

  /** The number of a card's kind. */
  public static int kind(Card card) {
    return card instanceof Suited suited && !Values.wild(card)
        ? suited.suit().ordinal() * RANKS + suited.rank().ordinal()
        : WILD;
  }

  /** How many cards of each kind. */
  public static int[] counts(List<Card> cards) {
    int[] counts = new int[KINDS];
    cards.forEach(card -> counts[kind(card)]++);
    return counts;
  }
}
