package oklahoma.rules.gin;

import static oklahoma.rules.fixture.GinTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.GinTable;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Lay-offs after a knock, and what counts against gin: G-8 to G-11. */
class GinDefenceTest {

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-31: chains at both ends of a run")
  void chains(String sheet) {
    table(sheet, "A: 4h\nB: 894s Kd\nmeld A: 567s\nA knocked: B")
        .refused("B lays 9s on 1", Reason.LAY_OFF_MISFIT, "9s 4s 8s A")
        .refused("B lays 4s on 1 high", Reason.LAY_OFF_MISFIT, "4s 8s A")
        .play("B lays 8s on 1", "B lays 9s on 1", "B lays 4s on 1 low")
        .expect("meld A: run 456789s", "B: Kd")
        .play("B lays down", List.of("B lays down", "ends A out: 4h / Kd"))
        .deadwood(Call.KNOCK, 4, 10);
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-32: the fourth card goes on a set, and nothing on four")
  void sets(String sheet) {
    String cards = "A: 2h\nB: 5c 6c Kd\nmeld A: 5dhs\nA knocked: B";
    table(sheet, cards)
        .allows("B lays 5c on 1 low")
        .play("B lays 5c on 1")
        .expect("meld A: book 5dhsc")
        .refused("B lays 6c on 1", Reason.LAY_OFF_MISFIT, "6c A");
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-33, G-8: own melds and lay-offs are optimised together")
  void aLayOffIsWorthMoreThanARunOfOnesOwn(String sheet) {
    GinTable knocked =
        table(
                sheet + " limit ten",
                """
                A: 567s 9hdc 234c Kh Ah
                B: 8cds Qdhs A29Ts
                A to discard
                """)
            .play("A knocks Kh: 567s / 9hdc / 234c");
    knocked.play("B lays 9s on 2", "B lays down 8cds / Qdhs").deadwood(Call.KNOCK, 1, 13);
    // The host plays the same for a seat whose time is up.
    knocked.byDefault(Seat.B).deadwood(Call.KNOCK, 1, 13);
    // A player may do worse.
    knocked.play("B lays 8s on 1", "B lays 9s on 1", "B lays down Qdhs");
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-35: the knocker lays nothing off, and nobody on deadwood or a defender's meld")
  void onTheKnockersMeldsOnly(String sheet) {
    table(sheet + " 2 seats", "A: 4d 8h\nB: 4s 8cds 567h 5d\nmeld A: run 567s\nA knocked: B")
        .refused("A lays 8h on 1", Reason.KNOCKER_LAYS_OFF)
        .refused("A lays down", Reason.KNOCKER_LAYS_OFF)
        .refused("B lays 5d on 2", Reason.NOT_A_KNOCKERS_MELD, "A")
        .refused("B lays 9d on 1", Reason.NOT_IN_HAND, "9d")
        .refused("B draws", Reason.KNOCKED, "A")
        .refused("B discards 4s", Reason.KNOCKED, "A")
        .refused("B knocks 4s", Reason.KNOCKED, "A")
        .refused("B lays down 567h / run 5d6h7h", Reason.CARD_IN_TWO_MELDS, "6h")
        .allows("B lays 4s on 1", "B lays down 567h / 8cds");
  }

  @ParameterizedTest
  @Sheets.Several
  @DisplayName("G-9: nobody lays off on a defender, and who has shown is done")
  void nobodyLaysOffOnADefender(String sheet) {
    table(
            sheet,
            """
            A: 2d
            B: 8cds 4h
            C: 8h 3h
            meld A: 567h
            A knocked: B, C
            """)
        .play("B lays down 8cds")
        .refused("B lays 4h on 1", Reason.MELDS_SHOWN)
        .refused("B lays down", Reason.MELDS_SHOWN)
        .refused("C lays 8h on 2", Reason.NOT_A_KNOCKERS_MELD, "A")
        .expect("A knocked: C")
        .play("C lays 8h on 1", "C lays down")
        .deadwood(Call.KNOCK, 2, 4, 3);
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-44: nobody lays off on gin")
  void nobodyLaysOffOnGin(String sheet) {
    GinTable gin =
        table(sheet + " knock 5", "A: 567s 9hdc A234c Kh\nB: 8s Kd\nA to discard drew Kh")
            .play(
                "A knocks Kh: 567s / 9hdc / A234c",
                List.of("A knocks Kh: 567s / 9cdh / A234c", "ends A out: - / Kd 8s"))
            .deadwood(Call.GIN, 0, 18)
            .refused("B lays 8s on 1", Reason.NO_LAY_OFFS_ON_GIN)
            .refused("B draws", Reason.DEAL_OVER);
    assertThat(gin.deal().toAct()).isEmpty();
    assertThat(gin.deal().defaultMove(Seat.B)).isEmpty();
  }

  @Test
  @DisplayName("G-11: against gin the melds of the others count at their best")
  void theOthersAtTheirBest() {
    table(
            "awards knock 5",
            """
            A: 567s 9hdcs 4d
            B: 8cds 3h
            C: 23d A23s
            A to discard drew 4d
            """)
        .play("A knocks 4d: 567s / 9hdcs")
        .deadwood(Call.GIN, 0, 3, 5);
  }

  @ParameterizedTest
  @Sheets.Several
  @DisplayName("Y-71, G-10: two defenders lay off on one run, each by itself")
  void eachByItself(String sheet) {
    String cards =
        """
        A: 2d
        B: 8s Kd
        C: 49s
        D: 3s
        meld A: 567s
        A knocked: B, C, D
        """;
    GinTable table = table(sheet, cards);
    assertThat(table.deal().toAct()).containsExactlyInAnyOrder(Seat.B, Seat.C, Seat.D);
    GinTable over =
        table
            .play("B lays 8s on 1", "C lays 4s on 1")
            .refused("C lays 9s on 1", Reason.LAY_OFF_MISFIT, "9s 3s 8s A")
            .refused("D lays 3s on 1", Reason.LAY_OFF_MISFIT, "3s 4s 8s A")
            .play("D lays down", "B lays down", "C lays down")
            .deadwood(Call.KNOCK, 2, 10, 9, 3);
    GinResult.Called called = (GinResult.Called) over.deal().result().outcome();
    assertThat(called.defenders().stream().map(each -> Notation.print(each.laidOff())))
        .containsExactly("8s", "4s", "");
  }

  @ParameterizedTest
  @Sheets.Several
  @DisplayName("Y-72: a knock ends the round for all; nobody gets another turn")
  void noEqualisingTurn(String sheet) {
    table(
            sheet + " 4 seats dealer D knock 9",
            """
            A: 567s 9hdc 4d
            B: 2c
            C: 3c
            D: Kd
            pile Qd
            stock 2h 3h 4h 5h 6h ...
            A to draw first
            """)
        .play("A draws", "A discards 2h", "B draws", "B discards 3h", "C draws", "C discards 4h")
        .play("D draws", "D discards 5h", "A draws", "A knocks 6h: 567s / 9hdc")
        .expect("A knocked: B, C, D")
        .refused("D draws", Reason.KNOCKED, "A");
  }

  @Test
  @DisplayName("without lay-offs a knock ends the round at once")
  void withoutLayOffs() {
    table(
            "classic knock 5 lay-offs no",
            "A: 567s 9hdc 234c 4d Kh\nB: 8s Kd 3h TJQh\nA to discard drew Kh")
        .play("A knocks Kh: 567s / 9hdc / 234c")
        .deadwood(Call.KNOCK, 4, 21)
        .refused("B lays 8s on 1", Reason.DEAL_OVER);
  }

  @Test
  @DisplayName("the facts of a knock: melds as declared, what each laid off, what was left")
  void theFacts() {
    Gin deal =
        table("classic up 9s", "A: 2h\nB: 8s Kd 345h\nmeld A: 567s\nA knocked: B")
            .play("B lays 8s on 1", "B lays down run 534h")
            .deal();
    assertThat(deal.result())
        .isEqualTo(
            new GinResult(
                Seat.B,
                deal.upCard(),
                new GinResult.Called(
                    Call.KNOCK,
                    Seat.A,
                    List.of(Notation.meld("run 567s").orElseThrow()),
                    Notation.cards("2h").orElseThrow(),
                    List.of(
                        new GinResult.Defender(
                            Seat.B,
                            List.of(Notation.meld("345h").orElseThrow()),
                            Notation.cards("8s").orElseThrow(),
                            Notation.cards("Kd").orElseThrow())))));
  }

  @Test
  @DisplayName("round the corner a run may grow from both sides of the ace")
  void roundTheCorner() {
    table("classic round-the-corner yes", "A: 2h\nB: 3s Qs Ts\nmeld A: KA2s\nA knocked: B")
        .play("B lays 3s on 1", "B lays Qs on 1")
        .expect("meld A: run QKA23s")
        .refused("B lays Ts on 1", Reason.LAY_OFF_MISFIT, "Ts Js 4s A");
  }
}
