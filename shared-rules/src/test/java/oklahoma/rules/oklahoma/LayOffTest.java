package oklahoma.rules.oklahoma;

import static oklahoma.rules.fixture.TestTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.fixture.TestTable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Laying off and swapping wilds: O-17, O-18. */
class LayOffTest {

  /** A is down with a book of jacks, has drawn and holds these cards; B laid down a meld. */
  private static TestTable meld(String rules, String meld, String cards) {
    return table(
        """
        oklahoma 5 seats hand 2 %s
        A: %s
        B: 3c
        C: 3c
        D: 3c
        E:
        meld B: %s
        meld A: book JcJdJh
        stock
        A to play
        """
            .formatted(rules, cards, meld));
  }

  private static TestTable meld(String meld, String cards) {
    return meld("", meld, cards);
  }

  @Test
  @DisplayName("X-57: laying off in the turn of laying down, on another's meld")
  void layingOffInTheTurnOfLayingDown() {
    String start =
        """
        oklahoma hand 2 lay-off-at-once %s
        A: 9hdc 3456h Kd 3c
        B: 4c
        meld B: book KhKsKc
        A to play
        """;
    table(start.formatted("yes"))
        .play("A lays down book 9hdc / run 3456h", "A lays Kd on 1")
        .expect("meld B: book Khscd", "A: 3c");
    table(start.formatted("no"))
        .play("A lays down book 9hdc / run 3456h")
        .refused("A lays Kd on 1", Reason.NOT_THIS_TURN)
        .refused("A swaps Kd on 1", Reason.NOT_THIS_TURN)
        .play("A discards 3c", "B draws", "B discards 4c", "A draws", "A lays Kd on 1");
  }

  @Test
  @DisplayName("X-60, X-78: nobody lays off or swaps before laying down")
  void nobodyLaysOffBeforeLayingDown() {
    table(
            """
            oklahoma
            A: Kd 6h
            B: 4c
            meld B: book KhKsKc
            meld B: run 5h*78h
            A to play
            """)
        .refused("A lays Kd on 1", Reason.NOT_DOWN)
        .refused("A swaps 6h on 2", Reason.NOT_DOWN);
  }

  @Test
  @DisplayName("X-61: nobody lays off before drawing or in another's turn")
  void nobodyLaysOffOutOfTurn() {
    table(
            """
            oklahoma
            A: Kd 6h
            B: 4c
            meld B: book KhKsKc
            meld A: book 9hdc
            B to draw
            """)
        .refused("A lays Kd on 1", Reason.TURN_OVER)
        .play("B draws")
        .refused("A lays Kd on 1", Reason.NOT_YOUR_TURN, "B")
        .play("B discards 4c")
        .refused("A lays Kd on 1", Reason.DRAW_FIRST)
        .play("A draws", "A lays Kd on 1");
  }

  @Test
  @DisplayName("X-62: a run grows at the end where the card fits")
  void aRunGrowsWhereTheCardFits() {
    meld("run 5678h", "9h 3d").play("A lays 9h on 1").expect("meld B: run 56789h");
    meld("run 5678h", "4h 3d").play("A lays 4h on 1").expect("meld B: run 45678h");
    meld("run 5678h", "9h 3d")
        .allows("A lays 9h on 1 high")
        .refused("A lays 9h on 1 low", Reason.DOES_NOT_FIT, "9h 4h");
  }

  @Test
  @DisplayName("X-63: a wild goes to the high end, or to the low one if the move says so")
  void aWildGoesWhereTheMoveSays() {
    meld("run 5678h", "* 3d")
        .play("A lays * on 1", List.of("A lays * on 1 high"))
        .expect("meld B: run 5678h *");
    meld("run 5678h", "* 3d").play("A lays * on 1 high").expect("meld B: run 5678h *");
    meld("run 5678h", "* 3d").play("A lays * on 1 low").expect("meld B: run * 5678h");
    meld("run 5678h", "2s 3d").play("A lays 2s on 1 low").expect("meld B: run 2s 5678h");
  }

  @Test
  @DisplayName("X-63: where one end is closed a wild goes to the other")
  void whereOneEndIsClosedAWildGoesToTheOther() {
    meld("run JQKAh", "* 3d")
        .play("A lays * on 1", List.of("A lays * on 1 low"))
        .expect("meld B: run * JQKAh");
    meld("run JQKAh", "* 3d").refused("A lays * on 1 high", Reason.RUN_BEYOND_ACE);
    meld("run 2345h", "* 3d").refused("A lays * on 1 low", Reason.RUN_BELOW_TWO);
    meld("run 2345h", "* 3d").play("A lays * on 1").expect("meld B: run 2345h *");
  }

  @Test
  @DisplayName("X-66: a full run takes nothing")
  void aFullRunTakesNothing() {
    meld("run 23456789TJQKAh", "* 5h Ah")
        .refused("A lays * on 1", Reason.RUN_FULL)
        .refused("A lays * on 1 low", Reason.RUN_FULL)
        .refused("A lays 5h on 1", Reason.RUN_FULL);
  }

  @Test
  @DisplayName("X-67: a book takes any number of its rank, and wilds")
  void aBookTakesAnyNumber() {
    meld("book KsKhKd", "KsKhKdKcKsKhKdKc * 3d")
        .play("A lays Ks on 1", "A lays Kh on 1 low", "A lays Kd on 1 high")
        .play("A lays Kc on 1", "A lays Ks on 1", "A lays Kh on 1", "A lays * on 1 low")
        .expect("meld B: book Kshdshdcsh *")
        .refused("A lays 3d on 1", Reason.DOES_NOT_FIT, "3d Ks");
  }

  @Test
  @DisplayName("X-68: a run has each card once")
  void aRunHasEachCardOnce() {
    meld("run 5678h", "7h 3d").refused("A lays 7h on 1", Reason.RUN_DUPLICATE, "7h");
  }

  @Test
  @DisplayName("X-69: lay-offs may be chained")
  void layOffsMayBeChained() {
    meld("run 5678h", "9h Th 3d")
        .refused("A lays Th on 1", Reason.DOES_NOT_FIT, "Th 4h 9h")
        .play("A lays 9h on 1", "A lays Th on 1")
        .expect("meld B: run 56789Th");
  }

  @Test
  @DisplayName("O2: nothing else fits")
  void nothingElseFits() {
    meld("run JQKAh", "3d 2h")
        .refused("A lays 2h on 1", Reason.DOES_NOT_FIT, "2h Th")
        .refused("A lays 3d on 1 high", Reason.DOES_NOT_FIT, "3d Th")
        .refused("A lays 3d on 3", Reason.NO_SUCH_MELD, "3d")
        .refused("A swaps 3d on 3", Reason.NO_SUCH_MELD, "3d")
        .refused("A lays 4d on 1", Reason.NOT_IN_HAND, "4d")
        .refused("A swaps 4d on 1", Reason.NOT_IN_HAND, "4d");
  }

  @Test
  @DisplayName("O2: a meld that is not there")
  void aMeldThatIsNotThere() {
    Oklahoma deal = meld("run JQKAh", "3d 2h").deal();
    Card card = new Suited(Rank.THREE, Suit.DIAMONDS);
    Ruling none = new Ruling.Refused(Refusal.of(Reason.NO_SUCH_MELD, card));
    for (int index : List.of(-1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE)) {
      assertThat(deal.rule(Seat.A, new Move.LayOff(card, index, Optional.empty()))).isEqualTo(none);
      assertThat(deal.rule(Seat.A, new Move.Swap(card, index, Optional.empty()))).isEqualTo(none);
    }
  }

  @Test
  @DisplayName("O-17: with a low ace a run takes it below the two, and no more than 13 cards")
  void aRunTakesALowAce() {
    String low = "ace-low yes";
    meld(low, "run 2345h", "Ah 3d").play("A lays Ah on 1").expect("meld B: run A2345h");
    meld("run 2345h", "Ah 3d").refused("A lays Ah on 1", Reason.DOES_NOT_FIT, "Ah 6h");
    meld(low, "run A234h", "* 3d").refused("A lays * on 1 low", Reason.RUN_BELOW_TWO);
    meld(low, "run 23456789TJQKh", "Ah 3d").play("A lays Ah on 1", List.of("A lays Ah on 1 high"));
    meld(low, "run 23456789TJQKh", "Ah 3d")
        .play("A lays Ah on 1 low")
        .expect("meld B: run A23456789TJQKh")
        .refused("A lays 3d on 1", Reason.RUN_FULL);
  }

  @Test
  @DisplayName("X-70: a swapped wild goes above the run's top")
  void aSwappedWildGoesAboveTheTop() {
    meld("run 5h*78h", "6h 3d")
        .play("A swaps 6h on 1", List.of("A swaps 6h on 1 place 2 to high"))
        .expect("meld B: run 5678h *", "A: 3d");
  }

  @Test
  @DisplayName("X-71: with the ace at the top nothing is swapped, although the low end is open")
  void withTheAceAtTheTopNothingIsSwapped() {
    meld("run Jh*KAh", "Qh 3d").refused("A swaps Qh on 1", Reason.WILD_STUCK);
    meld("displaced either-end", "run Jh*KAh", "Qh 3d")
        .refused("A swaps Qh on 1 high", Reason.WILD_STUCK)
        .refused("A swaps Qh on 1", Reason.WILD_STUCK)
        .play("A swaps Qh on 1 low", List.of("A swaps Qh on 1 place 2 to low"))
        .expect("meld B: run * JQKAh");
    meld("displaced hand", "run Jh*KAh", "Qh 3d")
        .play("A swaps Qh on 1", List.of("A swaps Qh on 1 place 2 to hand"))
        .expect("meld B: run JQKAh", "A: 3d [*]");
  }

  @Test
  @DisplayName("O-18: swapped to either end, the high one if the move does not say")
  void swappedToEitherEnd() {
    String either = "displaced either-end";
    meld(either, "run 5h*78h", "6h 3d").play("A swaps 6h on 1").expect("meld B: run 5678h *");
    meld(either, "run 5h*78h", "6h 3d").play("A swaps 6h on 1 high").expect("meld B: run 5678h *");
    meld(either, "run 5h*78h", "6h 3d").play("A swaps 6h on 1 low").expect("meld B: run * 5678h");
    meld(either, "run 2h*45h", "3h 3d").refused("A swaps 3h on 1 low", Reason.WILD_STUCK);
    meld(either, "run 234567h*9TJQKAh", "8h 3d").refused("A swaps 8h on 1", Reason.WILD_STUCK);
    meld("displaced hand", "run 234567h*9TJQKAh", "8h 3d")
        .play("A swaps 8h on 1")
        .expect("meld B: run 23456789TJQKAh", "A: 3d [*]");
  }

  @Test
  @DisplayName("O-18: to the high end only, and a move that names the low one is refused")
  void swappedToTheHighEndOnly() {
    meld("run 5h*78h", "6h 3d")
        .refused("A swaps 6h on 1 low", Reason.WILD_STUCK)
        .play("A swaps 6h on 1 high", List.of("A swaps 6h on 1 place 2 to high"));
  }

  @Test
  @DisplayName("O-18: with a low ace the run's own top counts")
  void withALowAceTheRunsOwnTopCounts() {
    String low = "ace-low yes";
    meld(low, "run Ah*34h", "2h 3d").play("A swaps 2h on 1").expect("meld B: run A234h *");
    meld(low, "run *234h", "Ah 3d").play("A swaps Ah on 1").expect("meld B: run A234h *");
    meld(low, "run Ah*3456789TJQKh", "2h 3d").refused("A swaps 2h on 1", Reason.WILD_STUCK);
    meld(low, "run Jh*KAh", "Qh 3d").refused("A swaps Qh on 1", Reason.WILD_STUCK);
  }

  @Test
  @DisplayName("X-73: the wild at the top makes room above itself")
  void theWildAtTheTopMakesRoom() {
    meld("run 567h*", "8h 3d").play("A swaps 8h on 1").expect("meld B: run 5678h *");
  }

  @Test
  @DisplayName("X-76: the fourth king is laid off on a book, the wild stays")
  void inABookTheWildStays() {
    meld("book KsKh*", "Kd 3d")
        .refused("A swaps Kd on 1", Reason.WILD_IN_BOOK, "Kd")
        .play("A lays Kd on 1")
        .expect("meld B: book Ksh * Kd");
  }

  @Test
  @DisplayName("X-77: a wild is swapped in another player's run")
  void aWildIsSwappedInAnothersRun() {
    meld("run * 678h", "5h 3d").play("A swaps 5h on 1").expect("meld B: run 5678h *");
  }

  @Test
  @DisplayName("X-79: a wild swaps no wild")
  void aWildSwapsNoWild() {
    meld("run 5h*78h", "* 2s 3d")
        .refused("A swaps * on 1", Reason.WILD_ON_WILD)
        .refused("A swaps 2s on 1", Reason.WILD_ON_WILD)
        .allows("A lays * on 1", "A lays 2s on 1");
    meld("run 2345s", "2s 2c 3d").refused("A swaps 2s on 1", Reason.WILD_ON_WILD);
    meld("run *345s", "2s 3d").refused("A swaps 2s on 1", Reason.WILD_ON_WILD);
    meld("run *345h", "2h 3d").play("A swaps 2h on 1").expect("meld B: run 2345h *");
  }

  @Test
  @DisplayName("X-81: only the card that the wild stands for swaps it")
  void onlyTheCardThatTheWildRepresents() {
    meld("run 5h*78h", "6d 9h 5h 3d")
        .refused("A swaps 6d on 1", Reason.WRONG_FOR_WILD, "6h")
        .refused("A swaps 9h on 1", Reason.WRONG_FOR_WILD, "6h")
        .refused("A swaps 5h on 1", Reason.RUN_DUPLICATE, "5h");
    meld("run 5h*7h*", "6d 3d").refused("A swaps 6d on 1", Reason.WRONG_FOR_WILD, "6h 8h");
    meld("run 2345s", "6s 3d").refused("A swaps 6s on 1", Reason.WRONG_FOR_WILD);
  }

  @Test
  @DisplayName("X-95: in hand 5 nobody is down")
  void inHandFiveNobodyIsDown() {
    table(
            """
            oklahoma hand 5
            A: 9h 3d
            B: 3c
            A to play
            """)
        .refused("A lays 9h on 1", Reason.NOBODY_DOWN)
        .refused("A swaps 6h on 1", Reason.NOBODY_DOWN);
  }
}
