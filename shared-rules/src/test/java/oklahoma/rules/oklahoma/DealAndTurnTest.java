package oklahoma.rules.oklahoma;

import static oklahoma.rules.fixture.TestTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The deal and the turn: O-1, O-2, O-8, O-9. */
class DealAndTurnTest {

  @DisplayName("X-01, X-02, X-03: packs, cards and stock")
  @ParameterizedTest(name = "{0} seats, {1} jokers a pack")
  @CsvSource({
    "3, 2, 2, 108, 77", "2, 2, 1, 54, 33", "5, 2, 3, 162, 111", "8, 2, 4, 216, 135",
    "2, 0, 1, 52, 31", "5, 0, 3, 156, 105", "8, 0, 4, 208, 127", "7, 4, 4, 224, 153"
  })
  void packsGrowWithTheSeats(int seats, int jokers, int packs, int cards, int stock) {
    OklahomaRules rules =
        OklahomaRules.standard(seats).with(new OklahomaRules.StockRules(jokers, 3));
    Oklahoma deal = Oklahoma.deal(rules, 1, Seat.A, rules.pack());
    assertThat(rules.packs()).isEqualTo(packs);
    assertThat(deal.tableau().size()).isEqualTo(cards);
    assertThat(deal.tableau().hands()).hasSize(seats).allMatch(hand -> hand.size() == 10);
    assertThat(deal.tableau().pile()).hasSize(1);
    assertThat(deal.tableau().stock()).hasSize(stock);
  }

  @Test
  @DisplayName("X-03: without jokers only the black twos are wild")
  void withoutJokersOnlyBlackTwosAreWild() {
    OklahomaRules rules = OklahomaRules.standard(2).with(new OklahomaRules.StockRules(0, 3));
    assertThat(rules.pack().stream().filter(Values::wild))
        .hasSize(2)
        .allMatch(card ->
            card instanceof Suited suited && suited.rank() == Rank.TWO && suited.suit().black());
  }

  @ParameterizedTest(name = "{0} deals, {1} plays first")
  @CsvSource({"A, B", "B, C", "C, D", "D, A"})
  @DisplayName("X-04: left of the dealer plays first")
  void leftOfTheDealerPlaysFirst(Seat dealer, Seat first) {
    OklahomaRules rules = OklahomaRules.standard(4);
    assertThat(Oklahoma.deal(rules, 1, dealer, rules.pack()).toAct()).containsExactly(first);
  }

  @Test
  @DisplayName("X-04: then clockwise")
  void theTurnGoesClockwise() {
    table(
            """
            oklahoma claims 0
            A: 3h 4h
            B: 5h 6h
            C: 7h 8h
            pile Kd
            A to draw first
            """)
        .play("A draws", "A discards 3h")
        .expect("B to draw")
        .play("B draws", "B discards 5h")
        .expect("C to draw")
        .play("C draws", "C discards 7h")
        .expect("A to draw");
  }

  @Test
  @DisplayName("X-06: a first up-card that may be claimed goes to the first claimant in turn order")
  void theFirstUpCardMayBeClaimed() {
    OklahomaRules rules =
        OklahomaRules.standard(4).with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true);
    table(Oklahoma.deal(rules, 1, Seat.A, rules.pack()))
        .expect("window on first A: B, C, D")
        .refused("A claims", Reason.OWN_DISCARD)
        .refused("B draws", Reason.WINDOW_OPEN)
        .play("B passes", "C passes", "D claims")
        .expect("B to draw first, D claimed", "claimed 0 0 0 1")
        .refused("B takes", Reason.PILE_CLAIMED, "D")
        .play("B draws");
  }

  @Test
  @DisplayName("X-06: the penalty for it is one card")
  void theFirstUpCardCostsAPenalty() {
    table(
            """
            oklahoma 4 seats first-up-card-claimable yes dealer A
            A:
            B:
            C:
            D: 3h
            pile Kd
            stock 4h 5h
            window on first A: B passes, C passes, D
            """)
        .play("D claims")
        .expect("D: 34h [Kd]", "B to draw first, D claimed", "stock 5h");
  }

  @Test
  @DisplayName("X-30: with two seats nobody is out of turn, and the first up-card is taken or left")
  void theFirstUpCardOfTwoOpensNoWindow() {
    OklahomaRules rules =
        OklahomaRules.standard(2).with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true);
    table(Oklahoma.deal(rules, 1, Seat.B, rules.pack()))
        .expect("A to draw first")
        .allows("A draws")
        .play("A takes");
  }

  @Test
  @DisplayName("C6: by default nobody may claim the first up-card")
  void byDefaultTheFirstUpCardIsTheFirstPlayers() {
    OklahomaRules rules = OklahomaRules.standard(4);
    table(Oklahoma.deal(rules, 1, Seat.D, rules.pack()))
        .refused("C claims", Reason.FIRST_UP_CARD, "A")
        .refused("A claims", Reason.WINDOW_CLOSED)
        .play("A takes");
  }

  @Test
  @DisplayName("X-07: a joker may lie as the first up-card and be taken")
  void aJokerMayBeTheFirstUpCard() {
    table(
            """
            oklahoma
            A: 3h
            B: 4h
            pile *
            A to draw first
            """)
        .play("A takes")
        .expect("A: 3h [*]", "A to play took *");
  }

  @Test
  @DisplayName("X-08: the card just drawn may be discarded")
  void theCardJustDrawnMayBeDiscarded() {
    table(
            """
            oklahoma
            A: 3h
            B: 4h
            stock 9c ...
            A to draw
            """)
        .play("A draws", "A discards 9c")
        .expect("A: 3h", "pile 9c", "B to draw");
  }

  @Test
  @DisplayName("X-09: the card just taken may be discarded, and a new window opens on it")
  void theCardJustTakenMayBeDiscarded() {
    table(
            """
            oklahoma
            A: 3h
            B: 4h
            C: 5h
            pile 9c Kd
            A to draw
            """)
        .play("A takes", "A discards 9c")
        .expect("A: 3h", "pile 9c Kd", "window on A: B, C");
  }

  @Test
  @DisplayName("X-11: nothing is played before a card is drawn")
  void nothingIsPlayedBeforeDrawing() {
    table(
            """
            oklahoma
            A: 3hdc 4hdc 5h
            B: 4s
            meld A: book KhKdKc
            A to draw
            """)
        .refused("A discards 3h", Reason.DRAW_FIRST)
        .refused("A lays down book 3hdc / book 4hdc", Reason.DRAW_FIRST)
        .refused("A lays 3h on 1", Reason.DRAW_FIRST)
        .refused("A swaps 3h on 1", Reason.DRAW_FIRST);
  }

  @Test
  @DisplayName("X-12: one draw a turn")
  void oneDrawATurn() {
    String start =
        """
        oklahoma
        A: 3h
        B: 4h
        pile 9c Kd
        A to draw
        """;
    table(start)
        .play("A draws")
        .refused("A draws", Reason.ALREADY_DRAWN)
        .refused("A takes", Reason.ALREADY_DRAWN);
    table(start).play("A takes").refused("A draws", Reason.ALREADY_DRAWN);
  }

  @Test
  @DisplayName("X-13: nobody plays out of turn")
  void nobodyPlaysOutOfTurn() {
    table(
            """
            oklahoma
            A: 3h
            B: 4hdc 5hdc
            C: 6h
            pile 9c
            A to draw
            """)
        .refused("B draws", Reason.NOT_YOUR_TURN, "A")
        .refused("B takes", Reason.NOT_YOUR_TURN, "A")
        .refused("B discards 4h", Reason.NOT_YOUR_TURN, "A")
        .refused("B lays down book 4hdc / book 5hdc", Reason.NOT_YOUR_TURN, "A")
        .refused("C discards 6h", Reason.TURN_OVER)
        .play("A draws")
        .refused("B discards 4h", Reason.NOT_YOUR_TURN, "A")
        .refused("B lays 4h on 1", Reason.NOT_YOUR_TURN, "A")
        .refused("B swaps 4h on 1", Reason.NOT_YOUR_TURN, "A")
        .refused("D draws", Reason.NOT_SEATED);
  }

  @Test
  @DisplayName("T4: after the discard the turn is over")
  void afterTheDiscardTheTurnIsOver() {
    table(
            """
            oklahoma
            A: 34h
            B: 5h
            C: 6h
            A to play
            """)
        .play("A discards 3h")
        .refused("A draws", Reason.TURN_OVER)
        .refused("A discards 4h", Reason.TURN_OVER)
        .play("B passes", "C passes")
        .refused("A draws", Reason.TURN_OVER);
  }

  @Test
  @DisplayName("T6: an empty pile has nothing to take")
  void anEmptyPileHasNothingToTake() {
    table(
            """
            oklahoma
            A: 3h
            B: 5h
            A to draw
            """)
        .refused("A takes", Reason.PILE_EMPTY);
  }

  @Test
  @DisplayName("X1: only cards of the hand are discarded")
  void onlyCardsOfTheHandAreDiscarded() {
    table(
            """
            oklahoma
            A: 3h [4h]
            B: 5h
            A to play
            """)
        .refused("A discards 5h", Reason.NOT_IN_HAND, "5h")
        .allows("A discards 3h", "A discards 4h");
  }
}
