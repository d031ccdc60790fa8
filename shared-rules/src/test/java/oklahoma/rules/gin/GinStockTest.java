package oklahoma.rules.gin;

import static oklahoma.rules.fixture.GinTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.GinTable;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinResult.Cause;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Void deals: G-12, G-13. */
class GinStockTest {
  private static final String THIRD_LAST =
      """
      A: 567s 9hdc 234c Ah
      B: 78h Kd
      pile Qd
      stock 9s 2s 3s
      A to draw
      """;

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-51, Y-53: with two left after a discard the deal is void; the discard is lost")
  void twoLeft(String sheet) {
    table(sheet + " knock 5", THIRD_LAST)
        .play("A draws")
        .play("A discards 9s", List.of("A discards 9s", "ends blocked: 2349c 9dh Ah 567s / Kd 78h"))
        .annulled(Cause.STOCK)
        .refused("B takes", Reason.DEAL_OVER)
        .refused("B lays 7h on 1", Reason.DEAL_OVER);
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-52: who drew the third-last card may knock or go gin")
  void theThirdLastCardMayWin(String sheet) {
    GinTable drawn = table(sheet + " knock 5", THIRD_LAST).play("A draws");
    drawn.play("A knocks 9s: 567s / 9hdc / 234c").expect("A knocked: B");
    drawn.play("A knocks Ah: 567s / 9hdcs / 234c").deadwood(Call.GIN, 0, 25);
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("a turn that takes from the pile leaves the stock as it was")
  void takingDoesNotSpendTheStock(String sheet) {
    table(sheet, THIRD_LAST).play("A takes", "A discards Ah").expect("B to draw");
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-54: the fiftieth card may be taken to knock or go gin only")
  void theFiftiethCard(String sheet) {
    table(sheet + " knock 5 stock-end fiftieth-card", THIRD_LAST)
        .play("A draws", "A discards 9s")
        .expect("B to draw last")
        .refused("B takes", Reason.LAST_DISCARD)
        .refused("B draws", Reason.LAST_DISCARD)
        .play("B passes", List.of("B declines", "ends blocked: 2349c 9dh Ah 567s / Kd 78h"))
        .annulled(Cause.STOCK);
    GinTable taken =
        table(
                sheet + " knock 5 stock-end fiftieth-card",
                """
                A: 2h
                B: 678h Tcsd A23c Kd
                pile 9h
                stock 2s 3s
                B to draw last
                """)
            .play("B takes")
            .expect("B to discard took 9h last")
            .refused("B discards Kd", Reason.LAST_DISCARD, "9h")
            .refused("B passes", Reason.LAST_DISCARD, "9h")
            .refused("B knocks 9h: 678h / Tcsd / A23c", Reason.RETURNS_TAKEN, "9h");
    taken.play("B knocks Kd: 6789h / Tcsd / A23c").deadwood(Call.GIN, 0, 2);
    assertThat(taken.deal().defaultMove(Seat.B).orElseThrow()).isInstanceOf(Move.Knock.class);
  }

  @Test
  @DisplayName("Y-54, G-4: the fiftieth card itself may not be the discard of the knock")
  void theFiftiethCardDoesNotGoBack() {
    String cards = "A: 2h\nB: 678h Tcsd A23c 5d\npile Kd\nstock 2s 3s\nB to draw last";
    table("classic knock 5 stock-end fiftieth-card", cards).refused("B takes", Reason.LAST_DISCARD);
    table("classic knock 5 stock-end fiftieth-card return-taken yes", cards)
        .play("B takes", "B knocks Kd: 678h / Tcsd / A23c")
        .expect("B knocked: A");
  }

  @ParameterizedTest(name = "{0}, {2} on {1}: {3}")
  @CsvSource({
    "big-gin no, 3d, 678h Tcsd A23c 4d, B knocks 4d: Tcds / A23c / 678h",
    "big-gin no, 4d, 678h Tcsd A23c 3d, B knocks 3d: Tcds / A23c / 678h",
    "big-gin no, 9h, 678h Tcsd A234c, B knocks 6h: Tcds / A234c / 789h",
    "big-gin yes, 9h, 678h Tcsd A234c, B knocks: Tcds / A234c / 6789h"
  })
  @DisplayName("the clock stops the deal for a seat that has taken the fiftieth card")
  void theClockStopsWithTheLastCard(String rules, String last, String hand, String knock) {
    GinTable taken =
        table(
                "classic knock 5 stock-end fiftieth-card " + rules,
                "A: 2h\nB: %s\npile %s\nstock 2s 3s\nB to draw last".formatted(hand, last))
            .play("B takes");
    Move move = taken.deal().defaultMove(Seat.B).orElseThrow();
    assertThat(Notation.print(new ProposedMove(Seat.B, move))).isEqualTo(knock);
    taken.play(knock);
  }

  @Test
  @DisplayName("the clock leaves the fiftieth card")
  void theClockLeavesTheLastCard() {
    Gin deal =
        table(
                "classic stock-end fiftieth-card",
                "A: 2h\nB: 3h\npile 9h\nstock 2s 3s\nB to draw last")
            .deal();
    assertThat(deal.defaultMove(Seat.B)).isEqualTo(Optional.of(new Move.Pass()));
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-55: without a last discard the draw that leaves two voids the deal")
  void noLastDiscard(String sheet) {
    table(sheet + " stock-end no-last-discard", THIRD_LAST)
        .play("A draws", List.of("A draws 9s", "ends blocked: 2349c 9dh Ah 5679s / Kd 78h"))
        .annulled(Cause.STOCK);
  }

  @ParameterizedTest
  @Sheets.Offering
  @DisplayName("G-13: taking an up-card that is offered is a draw from the pile")
  void takingTheOfferCounts(String sheet) {
    GinTable taken =
        table(sheet + " up 7h", "A: 2c\nB: 3c\npile 7h\noffer to A")
            .play("A takes", "A discards 2c");
    assertThat(taken.deal().takes()).isEqualTo(1);
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-80: forty draws in a row from the pile void the deal at the fortieth discard")
  void fortyTakes(String sheet) {
    GinTable table = table(sheet + " return-taken yes takes 0", "A: 2h\nB: 3h\npile 9h\nA to draw");
    for (int i = 0; i < Gin.MOST_TAKES - 1; i++) {
      String seat = i % 2 == 0 ? "A" : "B";
      table = table.play(seat + " takes", seat + " discards 9h");
    }
    assertThat(table.deal().takes()).isEqualTo(39);
    table.play("B draws").expect("A: 2h");
    assertThat(table.play("B draws").deal().takes()).isZero();
    table
        .play("B takes")
        .play("B discards 9h", List.of("B discards 9h", "ends blocked: 2h / 3h"))
        .annulled(Cause.LOOP);
  }
}
