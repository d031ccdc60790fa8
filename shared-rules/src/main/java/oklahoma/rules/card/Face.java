package oklahoma.rules.card;

import java.util.Comparator;

/** What a place on the table shows: a card, or a back. */
public sealed interface Face permits Card, Back {

  /**
   * Suits apart, ranks rising, jokers after them, backs last: the pinned order of every unordered
   * group of cards.
   */
  Comparator<Face> ORDER = Comparator.comparingInt(Face::place);

  private static int place(Face face) {
    return switch (face) {
      case Suited(Rank rank, Suit suit) -> 16 * suit.ordinal() + rank.ordinal();
      case Joker joker -> 100;
      case Back back -> 101;
    };
  }
}
