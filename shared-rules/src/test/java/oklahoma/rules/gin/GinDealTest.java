package oklahoma.rules.gin;

import static oklahoma.rules.fixture.GinTable.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Pack;
import oklahoma.rules.fixture.GinTable;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The deal and the first turn: G-1 to G-3. */
class GinDealTest {
  private static final String OFFER =
      """
      A: 345c 89h TJQs 2c Kd
      B: 456h 9d Tdc 3s 2d
      pile 7h
      stock Qd 8d ...
      offer to A
      """;

  private static GinRules rules(String sheet, int seats) {
    return GinPreset.valueOf(sheet.toUpperCase(Locale.ROOT).replace('-', '_')).rules(seats);
  }

  private static Gin dealt(String sheet, int seats) {
    return Gin.deal(rules(sheet, seats), Seat.of(seats - 1), Pack.of(1, 0));
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName("Y-01: ten each to two, one up, 31 in the stock")
  void tenEachToTwo(String sheet) {
    Gin deal = dealt(sheet, 2);
    assertThat(deal.tableau().hands()).allSatisfy(hand -> assertThat(hand.size()).isEqualTo(10));
    assertThat(deal.tableau().stock()).hasSize(31);
    Card twentyFirst = Pack.of(1, 0).get(20);
    assertThat(deal.tableau().pile()).containsExactly(twentyFirst);
    assertThat(deal.upCard()).isEqualTo(twentyFirst);
  }

  @ParameterizedTest
  @CsvSource({"awards, 3, 30", "awards, 4, 23", "royal, 3, 30", "royal, 4, 23"})
  @DisplayName("Y-02: seven each to three and four")
  void sevenEachToSeveral(String sheet, int seats, int stock) {
    Gin deal = dealt(sheet, seats);
    assertThat(deal.tableau().hands())
        .hasSize(seats)
        .allSatisfy(hand -> assertThat(hand.size()).isEqualTo(7));
    assertThat(deal.tableau().stock()).hasSize(stock);
    assertThat(deal.toAct()).containsExactly(Seat.A);
  }

  @Test
  @DisplayName("another pack is no deal")
  void anotherPackIsNoDeal() {
    assertThatThrownBy(() -> Gin.deal(rules("classic", 2), Seat.A, Pack.of(1, 2)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @Sheets.All
  @DisplayName(
      "Y-10: the limit stays, whether the up-card is taken or buried, and everybody sees it")
  void theLimitStays(String sheet) {
    GinTable start =
        table(
            sheet + " up 6d",
            """
            A: 345c 789h TJQs Kd
            B: 2c
            pile 6d
            A to draw
            """);
    int limit = start.deal().limit();
    GinTable taken = start.play("A takes", "A discards Kd", "B draws");
    GinTable buried = start.play("A draws", "A discards Kd", "B draws", "B discards 2c");
    for (Gin deal : List.of(taken.deal(), buried.deal())) {
      assertThat(deal.limit()).isEqualTo(limit);
      assertThat(((Gin) deal.seenBy(Spectator.SPECTATOR)).upCard())
          .isEqualTo(start.deal().upCard());
      assertThat(((Gin) deal.seenBy(Seat.B)).limit()).isEqualTo(limit);
    }
  }

  @ParameterizedTest
  @Sheets.Offering
  @DisplayName("Y-11: the non-dealer takes the up-card, then the dealer plays a normal turn")
  void theUpCardIsTaken(String sheet) {
    table(sheet + " up 7h", OFFER)
        .play("A takes", "A discards 2c")
        .expect("B to draw")
        .allows("B draws", "B takes");
  }

  @ParameterizedTest
  @Sheets.Offering
  @DisplayName("Y-12: the non-dealer takes the up-card and knocks at once")
  void theFirstTurnMayKnock(String sheet) {
    table(sheet + " up 7h", OFFER)
        .play("A takes", "A knocks Kd: 345c / 789h / TJQs")
        .refused("A draws", Reason.KNOCKED, "A")
        .expect("A knocked: B");
  }

  @ParameterizedTest
  @Sheets.Offering
  @DisplayName("Y-13: the non-dealer passes, the dealer takes the up-card and knocks")
  void theDealerMayKnockAtOnce(String sheet) {
    table(
            sheet + " up 7h",
            """
            A: 2c
            B: 345c 89h TJQs 2d Kd
            pile 7h
            offer to A
            """)
        .play("A passes", List.of("A declines"))
        .expect("offer to B again")
        .play("B takes", "B knocks Kd: 345c / 789h / TJQs")
        .expect("B knocked: A");
  }

  @ParameterizedTest
  @CsvSource({"classic, A", "sheet-101, A", "sheet-bg, B"})
  @DisplayName("Y-14: both pass, then the designated seat must draw from the stock")
  void bothPass(String sheet, String draws) {
    table(sheet + " up 7h", OFFER)
        .play("A passes", "B passes")
        .expect(draws + " to draw first declined")
        .refused(draws + " takes", Reason.UP_CARD_DECLINED)
        .refused(draws + " passes", Reason.NOTHING_OFFERED)
        .play(draws + " draws", draws + " discards Qd")
        .expect((draws.equals("A") ? "B" : "A") + " to draw")
        .allows((draws.equals("A") ? "B" : "A") + " takes");
  }

  @ParameterizedTest
  @Sheets.Offering
  @DisplayName("Y-16: while the dealer is asked, the non-dealer cannot draw")
  void theDealerIsAskedFirst(String sheet) {
    table(sheet + " up 7h", OFFER)
        .refused("A draws", Reason.TAKE_OR_PASS, "7h")
        .refused("A discards 2c", Reason.TAKE_OR_PASS, "7h")
        .refused("A knocks 2c", Reason.KNOCK_BEFORE_DRAW)
        .refused("B takes", Reason.OFFERED_TO_ANOTHER, "A")
        .refused("B knocks 2d", Reason.KNOCK_OUT_OF_TURN, "A")
        .play("A passes")
        .refused("A draws", Reason.OFFERED_TO_ANOTHER, "B");
  }

  static Stream<Integer> several() {
    return Stream.of(2, 3, 4);
  }

  @ParameterizedTest
  @Sheets.Several
  @DisplayName("Y-17: with an open start nobody is offered the up-card")
  void theOpenStart(String sheet) {
    several()
        .forEach(seats ->
            table(dealt(sheet, seats))
                .expect("A to draw first")
                .refused("A passes", Reason.NOTHING_OFFERED)
                .allows("A takes")
                .play("A draws")
                .refused("A draws", Reason.ALREADY_DRAWN)
                .refused("A takes", Reason.ALREADY_DRAWN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2 seats", "3 seats", "4 seats"})
  @DisplayName("G-2: cards go round from the dealer's left, one at a time")
  void cardsGoRound(String seats) {
    int count = Character.digit(seats.charAt(0), 10);
    Gin deal = dealt("awards", count);
    assertThat(deal.tableau().hand(Seat.A).cards()).contains(Pack.of(1, 0).getFirst());
    assertThat(deal.tableau().hand(Seat.B).cards()).contains(Pack.of(1, 0).get(1));
    assertThat(Notation.print(deal)).startsWith("gin awards " + seats + " dealer ");
  }
}
