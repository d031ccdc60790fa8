package oklahoma.client.table.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Pack;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.card.Tableau;

/** Tables with so many cards, for tests of where they lie. */
final class Tables {
  private static final List<Card> CARDS = Pack.of(4, 2);

  private Tables() {}

  /**
   * A table with a hand of this size and so many melds, books and runs of growing length in turn.
   */
  static Tabletop of(int seats, int held, int melds, boolean preparing) {
    List<Card> hand = CARDS.subList(0, held);
    List<Hand> hands = new ArrayList<>();
    hands.add(new Hand(List.copyOf(hand), List.of()));
    for (int seat = 1; seat < seats; seat++) {
      hands.add(new Hand(Collections.nCopies(3 + 2 * seat, Back.BACK), List.of()));
    }
    List<Laid> laid = new ArrayList<>();
    for (int i = 0; i < melds; i++) {
      laid.add(new Laid(Seat.of(i / 3 % seats), i % 3 == 2 ? run(4 + i % 7) : book(3 + i % 5)));
    }
    List<Face> stock = Collections.nCopies(40, Back.BACK);
    Tableau tableau = new Tableau(hands, stock, CARDS.subList(100, 120), laid);
    List<List<Integer>> staged =
        preparing && held >= 10
            ? List.of(List.of(0, 1, 2), List.of(4, 5), List.of(6, 7, 8, 9))
            : List.of();
    return new Tabletop(tableau, Optional.of(Seat.A), hand, staged, preparing, OptionalInt.empty());
  }

  private static Meld book(int size) {
    return Meld.book(Collections.nCopies(size, new Suited(Rank.KING, Suit.HEARTS)));
  }

  private static Meld run(int size) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      cards.add(new Suited(Rank.values()[i], Suit.DIAMONDS));
    }
    return Meld.run(cards);
  }
}
