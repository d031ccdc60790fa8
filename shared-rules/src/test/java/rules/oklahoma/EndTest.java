package rules.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;
import static rules.fixture.TestTable.table;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import rules.Move;
import rules.Reason;
import rules.Refusal;
import rules.Ruling;
import rules.Seat;
import rules.fixture.TestTable;
import rules.notation.Meant;
import rules.notation.Notation;

/** The end of a hand and its stock: O-10, O-19, O-21, O-22, O-24. */
class EndTest {

  @Test
  @DisplayName("X-82: the last card is discarded")
  void theLastCardIsDiscarded() {
    table(
            """
            oklahoma
            A: 3h
            B: Kd
            meld A: book 9hdc
            A to play
            """)
        .play("A discards 3h")
        .expect("over A out")
        .points(0, 10)
        .refused("B draws", Reason.DEAL_OVER)
        .refused("B claims", Reason.DEAL_OVER);
  }

  @Test
  @DisplayName("X-83: the last card is laid off; no discard is asked for")
  void theLastCardIsLaidOff() {
    table(
            """
            oklahoma
            A: 9s
            B: Kd
            meld A: book 9hdc
            A to play
            """)
        .play("A lays 9s on 1", List.of("A lays 9s on 1 high", "ends A out: - / Kd"))
        .expect("over A out", "meld A: book 9hdcs");
  }

  @Test
  @DisplayName("X-84: ten of eleven cards are laid down, the last is discarded")
  void tenAreLaidDownTheLastIsDiscarded() {
    table(
            """
            oklahoma
            A: 9hdcsh 7hdcsh 3d
            B: Kd
            C: 3h
            A to play
            """)
        .play("A lays down book 9hdcsh / book 7hdcsh", "A discards 3d")
        .expect("over A out");
  }

  @Test
  @DisplayName("X-85: all eleven cards are laid down")
  void allElevenAreLaidDown() {
    table(
            """
            oklahoma
            A: 9hdcsh 7hdcshd
            B: Kd
            C: 3h
            A to play
            """)
        .play("A lays down book 9hdcsh / book 7hdcshd")
        .expect("over A out")
        .points(0, 10, 5);
  }

  @Test
  @DisplayName("X-86: what is left in a hand is counted")
  void whatIsLeftIsCounted() {
    table(
            """
            oklahoma
            A: 3h
            B: * 2s2h Ah Kd 9c
            A to play
            """)
        .play("A discards 3h")
        .points(0, 75);
  }

  @Test
  @DisplayName("O-7: the value of every rank")
  void theValueOfEveryRank() {
    table(
            """
            oklahoma 4 seats
            A: 23456789h
            B: TJQKd
            C: Ahdcs
            D: * 2c 2s
            A to play
            """)
        .points(40, 40, 60, 60);
  }

  @Test
  @DisplayName("X-87: a complete contract that was not laid down is counted")
  void anUnlaidContractIsCounted() {
    table(
            """
            oklahoma
            A: 3h
            B: 9hdc KhKdKc
            A to play
            """)
        .play("A discards 3h")
        .points(0, 45);
  }

  @Test
  @DisplayName("X-88: cards on the table are not counted")
  void cardsOnTheTableAreNotCounted() {
    table(
            """
            oklahoma
            A: 3h
            B: 4c5c
            meld B: book AhAdAc
            meld B: book KhKdKc
            A to play
            """)
        .play("A discards 3h")
        .points(0, 10);
  }

  @Test
  @DisplayName("X-96: all discards but the top one become the stock")
  void allDiscardsButTheTopOneBecomeTheStock() {
    table(
            """
            oklahoma
            A: 3h
            B: Kd
            pile 9c 3456789TJQKs 345678TJc
            stock
            B to draw
            """)
        .play("B draws", List.of("stock empty for B"))
        .expect("renewing: B to draw")
        .refused("B takes", Reason.ALREADY_DRAWN)
        .refused("A draws", Reason.NOT_YOUR_TURN, "B")
        .renew("Tc 3456789TJQKs 345678Jc")
        .expect("pile 9c", "stock 3456789TJQKs 345678Jc", "B: Tc Kd", "B to play drew Tc");
  }

  @Test
  @DisplayName("O-22: the new stock must be the discards")
  void theNewStockMustBeTheDiscards() {
    TestTable renewing =
        table(
            """
            oklahoma
            A: 3h
            B: Kd
            pile 9c 3456s
            stock
            renewing: B to draw
            """);
    assertThat(renewing.deal().toRenew()).hasSize(4);
    assertThat(renewing.deal().toAct()).isEmpty();
    assertThat(renewing.deal().renew(List.of()))
        .isEqualTo(new Ruling.Refused(Refusal.of(Reason.NOT_THE_DISCARDS)));
  }

  @Test
  @DisplayName("O-22: a top card that is closed by a claim is shuffled in too")
  void aClosedTopCardIsShuffledInToo() {
    table(
            """
            oklahoma
            A: 3h
            B: Kd
            C: 4h
            pile 9c 3s
            stock
            B to draw, C claimed
            """)
        .play("B draws")
        .renew("3s 9c")
        .expect("pile", "stock 9c", "B: Kd 3s");
  }

  @Test
  @DisplayName("O-22: a penalty card comes from a stock renewed with all discards")
  void aPenaltyCardComesFromARenewedStock() {
    table(
            """
            oklahoma penalty 2
            A: 3h 5h
            B: Kd
            C: 4h
            pile 9c 3s
            stock 8s
            A to play
            """)
        .play("A discards 3h", "B passes")
        .play("C claims", List.of("C claims", "claim to C 3h", "C draws 8s", "stock empty for C"))
        .expect("renewing: C owed 1, B to draw")
        .renew("3s 9c")
        .expect("C: 4h 38s [3h]", "pile", "stock 9c", "B to draw, C claimed");
  }

  @Test
  @DisplayName("O-22: with no card at all for the next player the hand is blocked")
  void withNoCardAtAllTheHandIsBlocked() {
    table(
            """
            oklahoma penalty 1
            A: 3h 5h
            B: Kd
            C: 4h
            pile
            stock 8s
            A to play
            """)
        .play("A discards 3h", "B passes")
        .play(
            "C claims",
            List.of("C claims", "claim to C 3h", "C draws 8s", "ends blocked: 5h / Kd / 34h 8s"))
        .expect("over blocked")
        .points(5, 10, 15);
  }

  @Test
  @DisplayName("O-22: the discard can be taken, so that the hand is not blocked")
  void whileTheDiscardCanBeTakenTheHandGoesOn() {
    table(
            """
            oklahoma
            A: 3h 5h
            B: Kd
            pile
            stock
            A to play
            """)
        .play("A discards 3h")
        .expect("B to draw")
        .refused("B draws", Reason.STOCK_EMPTY)
        .play("B takes");
  }

  @Test
  @DisplayName("O-24: one renewal too many blocks the hand")
  void oneRenewalTooManyBlocksTheHand() {
    String start =
        """
        oklahoma renewals 2 renewed %d
        A: 3h
        B: Kd
        pile 9c 3s
        stock
        B to draw
        """;
    table(start.formatted(1)).play("B draws").expect("renewing: B to draw").renew("3s");
    table(start.formatted(2))
        .allows("B takes")
        .play("B draws", List.of("ends blocked: 3h / Kd"))
        .points(5, 10);
  }

  @Test
  @DisplayName("O-10: a card that went round once is closed to the next player")
  void aCardThatWentRoundIsClosed() {
    TestTable round =
        table(
                """
                oklahoma claims 0
                A: 3h
                B: 4h
                C: 5h
                pile 9c Kd
                A to draw
                """)
            .play("A takes", "A discards 9c", "B takes", "B discards 9c")
            .expect("laps 2 2")
            .play("C takes", "C discards 9c")
            .refused("A takes", Reason.PILE_CLOSED)
            .play("A draws", "A discards 3h");
    round.allows("B takes");
  }

  @Test
  @DisplayName("O-10: in the window the closed card is the others' to claim, not the next player's")
  void aClosedCardMayBeClaimedOutOfTurn() {
    table(
            """
            oklahoma
            laps 2 2
            A: 3h [9c]
            B: 4h
            C: 5h
            pile Kd
            stock 8s 9s
            A to play took 9c
            """)
        .play("A discards 9c")
        .expect("window on A: C", "laps 3 2")
        .refused("B claims", Reason.PILE_CLOSED)
        .play("C passes")
        .refused("B takes", Reason.PILE_CLOSED)
        .play("B draws");
  }

  @Test
  @DisplayName("O-10: a card put back changed by another, or claimed, does not count")
  void anotherCardBreaksTheLap() {
    table(
            """
            oklahoma claims 0
            A: 3h
            B: 4h
            pile 9c Kd
            A to draw
            """)
        .play("A takes", "A discards 9c", "B takes", "B discards 4h", "A takes", "A discards 4h")
        .expect("laps 1 3")
        .allows("B takes");
  }

  @Test
  @DisplayName("O-10: three laps from the pile alone close it")
  void threeLapsFromThePileAloneCloseIt() {
    String start =
        """
        oklahoma
        laps 0 %d
        A: 3h
        B: 4h
        pile 9c Kd
        A to draw
        """;
    table(start.formatted(5)).allows("A takes");
    table(start.formatted(6)).refused("A takes", Reason.PILE_CLOSED).play("A draws");
  }

  @Test
  @DisplayName("O-10: a table move begins the count again")
  void aTableMoveBeginsTheCountAgain() {
    table(
            """
            oklahoma
            laps 0 4
            A: 9h 3d 5d
            B: 4h
            meld A: book 9dcs
            A to play took 9h
            """)
        .play("A lays 9h on 1", "A discards 3d")
        .allows("B takes");
  }

  @Test
  @DisplayName("O-10, O-22: a closed pile and no stock block the hand")
  void aClosedPileAndNoStockBlockTheHand() {
    table(
            """
            oklahoma
            laps 1 1
            A: 3h [9c]
            B: 4h
            pile
            stock
            A to play took 9c
            """)
        .play("A discards 9c", List.of("A discards 9c", "ends blocked: 3h / 4h"));
  }

  @Test
  @DisplayName("The turn clock draws, then discards the drawn card, else the dearest")
  void whatTheTurnClockPlays() {
    TestTable draw =
        table(
            """
            oklahoma
            A: 3h Ad [Kd]
            B: 4h
            pile 9c
            stock 8s
            A to draw
            """);
    assertThat(draw.deal().byDefault(Seat.A)).contains(new Move.Draw());
    assertThat(draw.deal().byDefault(Seat.B)).isEmpty();
    assertThat(after(draw, "A draws")).isEqualTo("A discards 8s");
    assertThat(after(draw, "A takes")).isEqualTo("A discards 9c");
    TestTable laid =
        table(
            """
            oklahoma
            A: 3h Ad Kd
            B: 4h
            meld A: book 9dcs
            A to play drew 9h moved
            """);
    assertThat(after(laid)).isEqualTo("A discards Ad");
    TestTable none =
        table(
            """
            oklahoma
            A: 3h
            B: 4h
            pile 9c
            stock
            A to draw
            """);
    assertThat(none.deal().byDefault(Seat.A)).contains(new Move.Take());
  }

  private static String after(TestTable table, String... moves) {
    Optional<Move> move = table.play(moves).deal().byDefault(Seat.A);
    return Notation.print(new Meant(Seat.A, move.orElseThrow()));
  }
}
