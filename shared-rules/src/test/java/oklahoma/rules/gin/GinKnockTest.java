package oklahoma.rules.gin;

import static oklahoma.rules.fixture.GinTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.rules.Reason;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.GinTable;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Knock, gin and big gin: G-5 to G-7. */
class GinKnockTest {
  private static final String MELDS = "345c / 789h / TJQs";

  /** Nine melded cards, one more and a king to throw. */
  private static GinTable with(String header, String card) {
    return table(
        header,
        """
        A: 345c 789h TJQs Kd %s
        B: 2c 4h
        stock 6h ...
        A to discard drew Kd
        """
            .formatted(card));
  }

  @ParameterizedTest
  @Sheets.AtMost
  @DisplayName("Y-03: a 6 is up: deadwood 6 may knock, 7 may not")
  void atMostTheUpCard(String sheet) {
    with(sheet + " up 6d", "6s").play("A knocks Kd: " + MELDS).expect("A knocked: B", "A: [6s]");
    with(sheet + " up 6d", "7s").refused("A knocks Kd: " + MELDS, Reason.DEADWOOD_TOO_HIGH, "7 6");
  }

  @Test
  @DisplayName("Y-04: royal, a 6 is up: deadwood 5 may knock, 6 may not")
  void lessThanTheUpCard() {
    with("royal up 6d", "5s").allows("A knocks Kd: " + MELDS);
    with("royal up 6d", "6s").refused("A knocks Kd: " + MELDS, Reason.DEADWOOD_NOT_BELOW, "6 6");
  }

  @ParameterizedTest
  @CsvSource({"classic, 10", "awards, 10", "sheet-bg, 10", "sheet-101, 10", "royal, 9"})
  @DisplayName("Y-05: a queen is up: the limit is 10, in royal 9")
  void courtCardsCountTen(String sheet, int limit) {
    assertThat(with(sheet + " up Qc", "2d").deal().limit()).isEqualTo(limit);
  }

  @ParameterizedTest
  @Sheets.AtMost
  @DisplayName("Y-06: an ace is up: an ace may stay unmatched")
  void anAceUp(String sheet) {
    with(sheet + " up Ah", "As").allows("A knocks Kd: " + MELDS);
    with(sheet + " up Ah", "2d").refused("A knocks Kd: " + MELDS, Reason.DEADWOOD_TOO_HIGH, "2 1");
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-08: an ace up may mean gin only")
  void anAceUpMayMeanGinOnly(String sheet) {
    with(sheet + " up Ah ace-up-gin-only yes", "As")
        .refused("A knocks Kd: " + MELDS, Reason.ACE_GIN_ONLY, "1");
    with(sheet + " up Ah limit ten ace-up-gin-only yes", "As")
        .refused("A knocks Kd: " + MELDS, Reason.ACE_GIN_ONLY, "1");
    with(sheet + " up Ah ace-up-gin-only yes", "6c").allows("A knocks Kd: 3456c / 789h / TJQs");
    with(sheet + " up 2h ace-up-gin-only yes", "As").allows("A knocks Kd: " + MELDS);
  }

  @Test
  @DisplayName("Y-09: royal, a 2 is up: deadwood 1 may knock, 2 may not; with an ace only gin")
  void royalWithLowUpCards() {
    with("royal up 2c", "As").allows("A knocks Kd: " + MELDS);
    with("royal up 2c", "2s").refused("A knocks Kd: " + MELDS, Reason.DEADWOOD_NOT_BELOW, "2 2");
    with("royal up Ah", "As").refused("A knocks Kd: " + MELDS, Reason.ACE_GIN_ONLY, "1");
  }

  @ParameterizedTest
  @CsvSource({"ten, 10", "gin-only, 0"})
  @DisplayName("fixed limits do not look at the up-card")
  void fixedLimits(String limit, int points) {
    assertThat(with("classic up 3d limit " + limit, "2d").deal().limit()).isEqualTo(points);
    with("classic up 3d limit gin-only", "2d")
        .refused("A knocks Kd: " + MELDS, Reason.GIN_ONLY, "2");
  }

  @ParameterizedTest
  @CsvSource({"classic, 10", "royal, 9"})
  @DisplayName("round the corner an ace up limits to 10, and an ace costs 15")
  void roundTheCorner(String sheet, int limit) {
    String header = sheet + " up Ah round-the-corner yes";
    assertThat(with(header, "As").deal().limit()).isEqualTo(limit);
    with(header, "2d").allows("A knocks Kd: " + MELDS);
    // The ace goes round to the run of spades.
    table(header, "A: 345c 789h QKAs Kd 2s\nB: 2c\nA to discard drew Kd")
        .play("A knocks Kd: 345c / 789h / QKA2s")
        .deadwood(Call.GIN, 0, 2);
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-20: nobody knocks before the draw or after the discard")
  void aKnockNeedsADraw(String sheet) {
    table(sheet + " knock 9", "A: 345c 789h TJQs 2d\nB: 2c\npile Kd\nA to draw")
        .refused("A knocks 2d: " + MELDS, Reason.KNOCK_BEFORE_DRAW)
        .refused("B knocks 2c", Reason.KNOCK_OUT_OF_TURN, "A")
        .play("A draws", "A discards 2d")
        .refused("A knocks 3c: 345c", Reason.KNOCK_OUT_OF_TURN, "B");
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-21: who could knock may discard instead")
  void aKnockIsNeverRequired(String sheet) {
    with(sheet + " knock 9", "2d").play("A discards Kd").expect("B to draw");
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-22: who has gin may discard, or knock with deadwood")
  void ginIsNeverRequired(String sheet) {
    GinTable gin = with(sheet + " knock 9", "6c");
    gin.play("A discards Kd").expect("B to draw");
    gin.play("A knocks Kd: " + MELDS, List.of("A knocks Kd: " + MELDS + ", left 6c"))
        .expect("A knocked: B");
    gin.play("A knocks Kd: 3456c / 789h / TJQs").deadwood(Call.GIN, 0, 6);
  }

  @ParameterizedTest
  @CsvSource({
    "5s6s7s7h7d, 11",
    "QKAs, 21",
    "A23s, 0",
    "KA2s, 13",
  })
  @DisplayName("Y-23, Y-25: one card in one meld, the ace low only")
  void leastDeadwood(String cards, int points) {
    List<Card> hand = Notation.cards(cards).orElseThrow();
    for (GinPreset sheet : GinPreset.values()) {
      assertThat(Arrangements.leastDeadwood(hand, sheet.rules(2).runs())).isEqualTo(points);
    }
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-23: declared with the run instead, the same cards leave 14")
  void theDeclarationMayBeWorse(String sheet) {
    GinTable table =
        table(sheet + " limit ten", "A: 567s 7hd TJQc 2d3d Kh\nB: 2c\nA to discard drew Kh");
    table.refused("A knocks Kh: 567s / TJQc", Reason.DEADWOOD_TOO_HIGH, "16 10");
  }

  @ParameterizedTest
  @CsvSource({"234s, 3hd", "3shd, 24s"})
  @DisplayName("Y-26: of two arrangements with equal deadwood the declared one stands")
  void theDeclaredOneCounts(String meld, String left) {
    for (GinPreset sheet : GinPreset.values()) {
      String header = sheet.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
      GinTable knocked =
          table(header + " knock 9", "A: 234s 3hd 789h TJQc Kd\nB: 2c\nA to discard drew Kd")
              .play("A knocks Kd: " + meld + " / 789h / TJQc");
      assertThat(knocked.deal().tableau().melds().getFirst().meld().cards())
          .containsExactlyInAnyOrderElementsOf(Notation.cards(meld).orElseThrow());
      assertThat(knocked.deal().tableau().hand(oklahoma.rules.Seat.A).exposed())
          .containsExactlyInAnyOrderElementsOf(Notation.cards(left).orElseThrow());
    }
  }

  @Test
  @DisplayName("G-7: an arrangement over the limit is refused, and the best one is named")
  void theBestOneIsNamed() {
    table("classic knock 7", "A: 345c 3hd 789h 2s KAh Kd\nB: 2c\nA to discard drew Kd")
        .refused("A knocks Kh: 345c / 789h", Reason.DEADWOOD_TOO_HIGH, "19 7");
    table("classic knock 5", "A: 345c 789h 234s 4h Ad Kd\nB: 2c\nA to discard drew Kd")
        .refused("A knocks Kd: 345c / 789h", Reason.BETTER_ARRANGEMENT, "Ad 4h 14 5")
        .allows("A knocks Kd: 345c / 789h / 234s");
  }

  @Test
  @DisplayName("what is no arrangement of the hand is refused")
  void whatIsNoArrangement() {
    with("classic knock 10", "2d")
        .refused("A knocks Kc: " + MELDS, Reason.NOT_IN_HAND, "Kc")
        .refused("A knocks Kd: 345c / 678h", Reason.NOT_IN_HAND, "6h")
        .refused("A knocks 9h: 789h", Reason.NOT_IN_HAND, "9h")
        .refused("A knocks Kd: 345c / 345c", Reason.CARD_IN_TWO_MELDS, "3c")
        .refused("A knocks Kd: 35c 4c / run 7h9h", Reason.RUN_SHORT, "3")
        .refused("A knocks Kd: book 3c4c5c", Reason.BOOK_MIXED, "4c 3c")
        .refused("A knocks Kd: run 345c789h", Reason.RUN_MIXED, "7h 3c");
  }

  @Test
  @DisplayName("Y-50: big gin is eleven melded cards and no discard")
  void bigGin() {
    String cards = "A: 3456s 8cdhs Jcdh\nB: 2c KQd\nA to discard drew Jh";
    table("classic knock 3 big-gin yes", cards)
        .refused("A knocks: 3456s / 8cdhs", Reason.BIG_GIN_INCOMPLETE, "11")
        .play(
            "A knocks: 3456s / 8cdhs / Jcdh",
            List.of("A knocks: 3456s / 8cdhs / Jcdh", "ends A out: - / 2c QKd"))
        .deadwood(Call.BIG_GIN, 0, 22)
        .expect("over A big-gin");
    table("classic knock 3", cards)
        .refused("A knocks: 3456s / 8cdhs / Jcdh", Reason.NO_BIG_GIN)
        .allows("A knocks 3s: 456s / 8cdhs / Jcdh");
  }

  @Test
  @DisplayName("big gin with seven-card hands is eight melded cards")
  void bigGinOfEight() {
    table("awards big-gin yes", "A: 3456s 8cdhs\nB: 2c\nC: 3c\nA to discard drew 8s")
        .play("A knocks: 3456s / 8cdhs")
        .deadwood(Call.BIG_GIN, 0, 2, 3);
  }
}
