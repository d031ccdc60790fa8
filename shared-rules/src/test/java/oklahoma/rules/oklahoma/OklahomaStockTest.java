package oklahoma.rules.oklahoma;

import static oklahoma.rules.fixture.TestTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.TestTable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The stock, its renewals, and the guards against loops: O-10, O-22, O-24. */
class OklahomaStockTest {

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
  @DisplayName(
      "O-24, T7: with the renewals used up the discard is the draw, and the clock takes it")
  void withTheRenewalsUsedUpTheDiscardIsTheDraw() {
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
    TestTable usedUp = table(start.formatted(2)).refused("B draws", Reason.STOCK_EMPTY);
    assertThat(usedUp.deal().defaultMove(Seat.B)).contains(new Move.Take());
    usedUp.play("B takes", "B discards Kd").refused("A draws", Reason.STOCK_EMPTY);
  }

  @Test
  @DisplayName("O-24: a discard in a window is taken, by the next player at the latest")
  void withTheRenewalsUsedUpAWindowEndsWithTheTake() {
    TestTable window =
        table(
                """
                oklahoma 3 seats renewals 1 renewed 1
                A: 34h Qc
                B: 5h
                C: 6h
                pile 3456789d
                stock
                A to play
                """)
            .play("A discards Qc")
            .expect("B to draw");
    window
        .refused("C claims", Reason.NO_PENALTY_CARD, "B")
        .refused("B draws", Reason.STOCK_EMPTY)
        .play("B takes", List.of("B takes Qc"));
  }

  @Test
  @DisplayName("O-24: with the renewals used up and no discard to take the hand is blocked")
  void withTheRenewalsUsedUpAndNothingToTakeTheHandIsBlocked() {
    String start =
        """
        oklahoma renewals 1 renewed 1 penalty %d
        laps %s
        A: 34h [9c]
        B: 4h
        C: 5h
        pile Kd 7d 8d
        stock %s
        A to play took 9c
        """;
    table(start.formatted(1, "2 3", ""))
        .play("A discards 9c", List.of("A discards 9c", "ends blocked: 34h / 4h / 5h"));
    table(start.formatted(0, "0 0", ""))
        .play("A discards 9c", "B passes")
        .play("C claims", List.of("C claims", "claim to C 9c", "ends blocked: 34h / 4h / 9c 5h"));
    table(start.formatted(1, "0 0", "Td"))
        .play("A discards 9c", "B passes")
        .play(
            "C claims",
            List.of(
                "C claims", "claim to C 9c", "C draws Td", "ends blocked: 34h / 4h / 9c Td 5h"));
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @DisplayName("O-24: a hand that the clock alone plays takes the discard at last, and ends")
  void aHandThatTheClockPlaysEnds(int seats) {
    OklahomaRules rules = OklahomaRules.standard(seats).with(new OklahomaRules.StockRules(2, 1));
    Oklahoma deal = Oklahoma.deal(rules, 1, Seat.of(seats - 1), rules.pack());
    int taken = 0;
    while (!deal.over()) {
      List<Event> events = List.of();
      if (!deal.toRenew().isEmpty()) {
        events = ((Ruling.Allowed) deal.renew(deal.toRenew())).events();
      } else {
        Seat seat = deal.toAct().iterator().next();
        Move move = deal.defaultMove(seat).orElseThrow();
        taken += move instanceof Move.Take ? 1 : 0;
        events = ((Ruling.Allowed) deal.rule(seat, move)).events();
      }
      for (Event event : events) {
        deal = (Oklahoma) deal.after(event);
      }
    }
    assertThat(deal.renewalsLeft()).isZero();
    assertThat(taken).as("one lap, until O-10 closes the card").isEqualTo(seats);
  }

  @Test
  @DisplayName("O-24: who is to draw where there is nothing ends the hand by it")
  void aTableThatIsBlockedAlreadyEndsWithTheDraw() {
    TestTable blocked =
        table(
            """
            oklahoma renewals 1 renewed 1
            laps 2 2
            A: 3h
            B: Kd
            pile 9c 3s
            stock
            B to draw
            """);
    assertThat(blocked.deal().defaultMove(Seat.B)).contains(new Move.Draw());
    blocked
        .refused("B takes", Reason.PILE_CLOSED)
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
            laps 2 3
            A: 3h [9c]
            B: 4h
            C: 5h
            pile Kd
            stock 8s 9s
            A to play took 9c
            """)
        .play("A discards 9c")
        .expect("window on A: C", "laps 3 3")
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
  @DisplayName("O-10: a card put back after a table move does not count")
  void aTableMoveBreaksTheLap() {
    table(
            """
            oklahoma
            laps 1 2
            A: 9h 3d [9c]
            B: 4h
            meld A: book 9ds*
            A to play took 9c
            """)
        .play("A lays 9h on 1", "A discards 9c", "B takes", "B discards 9c")
        .expect("laps 1 1")
        .allows("A takes");
  }

  @Test
  @DisplayName("O-10, O-13: a take in the window is a draw from the pile like any other")
  void aTakeInTheWindowCounts() {
    String start =
        """
        oklahoma
        laps %s
        A: 34h [9c]
        B: 5h
        C: 6h
        A to play took 9c
        """;
    table(start.formatted("1 2"))
        .play("A discards 9c", "B claims", "B discards 9c")
        .expect("laps 3 3", "window on B: A")
        .refused("C claims", Reason.PILE_CLOSED);
    table(start.formatted("0 8"))
        .play("A discards 3h", "B claims", "B discards 5h")
        .expect("laps 0 9", "window on B: A")
        .refused("C claims", Reason.PILE_CLOSED);
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

  @ParameterizedTest
  @ValueSource(strings = {"A lays 9h on 1", "A swaps 6h on 2", "A lays 2s on 2 high"})
  @DisplayName("O-10: a table move begins the count again")
  void aTableMoveBeginsTheCountAgain(String move) {
    String start =
        """
        oklahoma hand 2
        laps 0 6
        A: 69h 3d 5d 2s
        B: 4h
        meld A: book 9dcs
        meld A: run 5h * 78h
        A to play took 9h
        """;
    table(start).play("A discards 3d").refused("B takes", Reason.PILE_CLOSED);
    table(start).play(move, "A discards 3d").allows("B takes");
  }

  @Test
  @DisplayName("O-10: laying down begins the count again")
  void layingDownBeginsTheCountAgain() {
    table(
            """
            oklahoma
            laps 0 6
            A: 9hdc Khdc 3d 5d
            B: 4h
            A to play took 9h
            """)
        .play("A lays down book 9hdc / book Khdc", "A discards 3d")
        .allows("B takes");
  }

  @Test
  @DisplayName("O-10, O-22: a closed pile and no stock block the hand")
  void aClosedPileAndNoStockBlockTheHand() {
    table(
            """
            oklahoma
            laps 1 2
            A: 3h [9c]
            B: 4h
            pile
            stock
            A to play took 9c
            """)
        .play("A discards 9c", List.of("A discards 9c", "ends blocked: 3h / 4h"));
  }
}
