package oklahoma.rules.oklahoma;

import static oklahoma.rules.fixture.TestTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.TestTable;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The end of a hand, and what the turn clock plays: O-19, O-21. */
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
  @DisplayName("The turn clock draws, then discards the drawn card, else the highest")
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
    assertThat(draw.deal().defaultMove(Seat.A)).contains(new Move.Draw());
    assertThat(draw.deal().defaultMove(Seat.B)).isEmpty();
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
    assertThat(none.deal().defaultMove(Seat.A)).contains(new Move.Take());
  }

  private static String after(TestTable table, String... moves) {
    Optional<Move> move = table.play(moves).deal().defaultMove(Seat.A);
    return Notation.print(new ProposedMove(Seat.A, move.orElseThrow()));
  }
}
