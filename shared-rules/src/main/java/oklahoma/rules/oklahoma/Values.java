package oklahoma.rules.oklahoma;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;

/** The points of single cards, and which are wild. */
public final class Values {
  public static final int WILD = 20;
  private static final int ACE = 15;
  private static final int COURT = 10;
  private static final int LOW = 5;

  private Values() {}

  /** Whether the card is wild: a joker or a black two, always (O-2). */
  public static boolean wild(Card card) {
    return switch (card) {
      case Joker joker -> true;
      case Suited(Rank rank, var suit) -> rank == Rank.TWO && suit.black();
    };
  }

  /** The points that the card costs in the hand (O-7). */
  public static int points(Card card) {
    if (wild(card)) {
      return WILD;
    }
    return switch (card) {
      case Joker joker -> WILD;
      case Suited(Rank rank, var suit) ->
          switch (rank) {
            case ACE -> ACE;
            case TEN, JACK, QUEEN, KING -> COURT;
            case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE -> LOW;
          };
    };
  }

  /** The points of several cards together. */
  public static int points(List<Card> cards) {
    return cards.stream().mapToInt(Values::points).sum();
  }
}
