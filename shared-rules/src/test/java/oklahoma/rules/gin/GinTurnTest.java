package oklahoma.rules.gin;

import static oklahoma.rules.fixture.GinTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.GinTable;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** An ordinary turn, and what the clock plays: G-4. */
class GinTurnTest {
  private static final String TURN =
      """
      A: 2c 5h Qd
      B: 3c
      pile 9c 4d
      stock 8c ...
      A to draw
      """;

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-18: a card taken from the pile may not go back at once, unless the rules say so")
  void aTakenCardStays(String sheet) {
    table(sheet, TURN)
        .play("A takes")
        .refused("A discards 9c", Reason.RETURNS_TAKEN, "9c")
        .refused("A knocks 9c", Reason.RETURNS_TAKEN, "9c")
        .allows("A discards 2c");
    table(sheet + " return-taken yes", TURN).play("A takes", "A discards 9c").expect("B to draw");
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-19: a card drawn from the stock may be discarded")
  void aDrawnCardMayGo(String sheet) {
    table(sheet, TURN).play("A draws", "A discards 8c").expect("B to draw", "pile 89c 4d");
  }

  @Test
  @DisplayName("moves out of turn, before the draw and of the other game are refused")
  void movesAtTheWrongTime() {
    table("classic", TURN)
        .refused("A discards 2c", Reason.DRAW_FIRST)
        .refused("B draws", Reason.TURN_OVER)
        .refused("A lays 2c on 1", Reason.NOBODY_KNOCKED)
        .refused("A lays down", Reason.NOBODY_KNOCKED)
        .refused("A claims", Reason.NOT_IN_THIS_GAME)
        .refused("A swaps 2c on 1", Reason.NOT_IN_THIS_GAME)
        .refused("C draws", Reason.NOT_SEATED)
        .play("A draws")
        .refused("A discards 3c", Reason.NOT_IN_HAND, "3c")
        .refused("B draws", Reason.NOT_YOUR_TURN, "A");
    table("classic lay-offs no", TURN).refused("A lays 2c on 1", Reason.NO_LAY_OFFS);
    table("classic", "A: 2c\nB: 3c\nstock\nA to draw")
        .refused("A takes", Reason.PILE_EMPTY)
        .refused("A draws", Reason.STOCK_EMPTY);
  }

  @Test
  @DisplayName("the clock passes an offer, draws, and discards what was drawn")
  void theClock() {
    GinTable offer = table("classic up 9c", "A: 2c\nB: 3c\npile 9c\nstock 8c ...\noffer to A");
    assertThat(offer.deal().defaultMove(Seat.A)).isEqualTo(Optional.of(new Move.Pass()));
    assertThat(offer.deal().defaultMove(Seat.B)).isEmpty();
    GinTable turn = table("classic", TURN);
    assertThat(turn.deal().defaultMove(Seat.A)).isEqualTo(Optional.of(new Move.Draw()));
    assertThat(turn.play("A draws").deal().defaultMove(Seat.A))
        .isEqualTo(Optional.of(discard("8c")));
    assertThat(turn.play("A takes").deal().defaultMove(Seat.A))
        .isEqualTo(Optional.of(discard("Qd")));
    GinTable highest = table("classic", "A: 2c 5h 9d\nB: 3c\npile Kd\nA to draw").play("A takes");
    assertThat(highest.deal().defaultMove(Seat.A)).isEqualTo(Optional.of(discard("9d")));
    Gin returning = table("classic return-taken yes", TURN).play("A takes").deal();
    assertThat(returning.defaultMove(Seat.A)).isEqualTo(Optional.of(discard("9c")));
  }

  @Test
  @DisplayName("what is drawn is seen by who drew it, what is taken by everybody")
  void whatOthersSee() {
    Gin drawn = table("classic", TURN).play("A draws").deal();
    assertThat(Notation.print((Gin) drawn.seenBy(Seat.B)))
        .contains("A: 4?", "A to discard drew ?")
        .doesNotContain("8c");
    assertThat(drawn.toString()).doesNotContain("EIGHT");
    Gin taken = table("classic", TURN).play("A takes").deal();
    assertThat(Notation.print((Gin) taken.seenBy(Seat.B)))
        .contains("A: 3? [9c]", "A to discard took 9c");
  }

  private static Move discard(String card) {
    return new Move.Discard(Notation.cards(card).orElseThrow().getFirst());
  }
}
