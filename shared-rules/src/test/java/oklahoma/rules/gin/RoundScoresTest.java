package oklahoma.rules.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points of single rounds, by the ids of the scenarios; in the tables seat A called. */
class RoundScoresTest {

  @ParameterizedTest(name = "{0} {1}: {2} {3} scores {4}")
  @DisplayName("Two seats: knock, undercut and gin on every sheet")
  @CsvSource({
    "Y-28, CLASSIC SHEET_BG SHEET_101, KNOCK, 4 23, 19 0",
    "Y-29, AWARDS, KNOCK, 4 23, 10 -19",
    "Y-30, ROYAL, KNOCK, 4 23, 0 19",
    "Y-36, CLASSIC SHEET_BG SHEET_101, KNOCK, 6 6, 0 10",
    "Y-37, AWARDS, KNOCK, 6 6, 0 20",
    "Y-38, ROYAL, KNOCK, 6 6, 0 0",
    "Y-39, CLASSIC SHEET_BG SHEET_101, KNOCK, 8 5, 0 13",
    "Y-40, AWARDS, KNOCK, 8 5, -3 20",
    "Y-41, ROYAL, KNOCK, 8 5, 25 0",
    "Y-45, CLASSIC SHEET_BG SHEET_101, GIN, 0 18, 43 0",
    "Y-46, AWARDS, GIN, 0 18, 25 -36",
    "Y-47, ROYAL, GIN, 0 18, 0 18",
    "Y-48, CLASSIC SHEET_BG SHEET_101, GIN, 0 0, 25 0",
    "G-11, AWARDS, GIN, 0 0, 25 0",
    "G-11, ROYAL, GIN, 0 0, 0 0"
  })
  void twoSeats(String id, String sheets, GinResult.Call call, String deadwood, String points) {
    for (String sheet : sheets.split(" ", -1)) {
      assertThat(score(GinPreset.valueOf(sheet).rules(2), "6d", call, deadwood).points())
          .as("%s %s", id, sheet)
          .isEqualTo(numbers(points));
    }
  }

  @ParameterizedTest(name = "{0} {1}: {2} {3} scores {4}")
  @DisplayName("Three seats and four")
  @CsvSource({
    "Y-62, AWARDS, KNOCK, 5 12 20, 10 -7 -15, A",
    "Y-63, AWARDS, KNOCK, 5 3 20, -2 20 -17, B",
    "Y-66, AWARDS, GIN, 0 12 20, 25 -24 -40, A",
    "Y-69, ROYAL, GIN, 0 12 20, 0 12 20, A",
    "G-10, AWARDS, KNOCK, 8 3 20 3, -5 20 -17 20, B D",
    "G-10, AWARDS, KNOCK, 8 5 3 20, -5 -2 20 -17, C",
    "G-10, ROYAL, KNOCK, 8 3 20 3, 25 0 17 0, B D",
    "G-10, ROYAL, KNOCK, 8 8 9 5, 25 3 4 0, D",
    "G-10, ROYAL, KNOCK, 4 4 9 25, 0 0 5 21, A"
  })
  void severalSeats(
      String id,
      GinPreset sheet,
      GinResult.Call call,
      String deadwood,
      String points,
      String winners) {
    GinRules rules = sheet.rules(deadwood.split(" ", -1).length);
    RoundScore score = score(rules, "6d", call, deadwood);
    assertThat(score.points()).as(id).isEqualTo(numbers(points));
    assertThat(score.winners())
        .isEqualTo(Arrays.stream(winners.split(" ", -1)).map(Seat::valueOf).toList());
  }

  @ParameterizedTest(name = "{0}: {2} {3} scores {4}")
  @DisplayName("Switches of the scoring")
  @CsvSource({
    "Y-47 gin surcharge, ROYAL, GIN, 0 18, 0 43",
    "Y-47 gin surcharge, ROYAL, BIG_GIN, 0 18, 0 43",
    "undercut surcharge, ROYAL, KNOCK, 8 5, 28 0",
    "undercut surcharge, ROYAL, KNOCK, 8 5 20, 28 0 15",
    "own in full, ROYAL, KNOCK, 4 23, 0 23",
    "own in full, ROYAL, KNOCK, 4 23 9, 0 23 9",
    "own in full, ROYAL, KNOCK, 8 5 20, 25 0 15",
    "gin bonus 20, CLASSIC, GIN, 0 18, 38 0",
    "gin bonus 20, AWARDS, GIN, 0 18, 20 -36",
    "gin bonus 20, CLASSIC, BIG_GIN, 0 18, 49 0",
    "undercut bonus 10, AWARDS, KNOCK, 8 5, -3 10",
    "undercut bonus 10, ROYAL, KNOCK, 8 5, 10 0",
    "undercut bonus 25, CLASSIC, KNOCK, 8 5, 0 28",
    "Y-50 big gin, CLASSIC, BIG_GIN, 0 18, 49 0",
    "big gin, AWARDS, BIG_GIN, 0 18, 31 -36",
    "big gin, ROYAL, BIG_GIN, 0 18, 0 18",
    "Y-75 spades double, CLASSIC, KNOCK, 8 5, 0 26",
    "Y-75 spades double, CLASSIC, GIN, 0 18, 86 0",
    "spades double, AWARDS, GIN, 0 12 20, 50 -48 -80",
    "spades double, ROYAL, KNOCK, 8 5, 50 0"
  })
  void switches(String name, GinPreset sheet, GinResult.Call call, String deadwood, String points) {
    int seats = deadwood.split(" ", -1).length;
    GinRules usual = sheet.rules(seats);
    GinRules rules =
        switch (name.replaceFirst("Y-\\d\\d ", "")) {
          case "gin surcharge" -> usual.with(GinSwitch.GIN_SURCHARGE, true);
          case "undercut surcharge" -> usual.with(GinSwitch.UNDERCUT_SURCHARGE, true);
          case "own in full" -> usual.with(GinSwitch.OWN_IN_FULL, true);
          case "gin bonus 20" -> usual.with(new GinRules.Bonuses(20, 10));
          case "undercut bonus 10" -> usual.with(new GinRules.Bonuses(25, 10));
          case "undercut bonus 25" -> usual.with(new GinRules.Bonuses(25, 25));
          case "big gin" -> usual.with(GinSwitch.BIG_GIN, true);
          default -> usual.with(GinSwitch.SPADES_DOUBLE, true);
        };
    assertThat(score(rules, "7s", call, deadwood).points()).isEqualTo(numbers(points));
  }

  @Test
  @DisplayName("Spades double nothing when the up-card is no spade")
  void onlySpadesDouble() {
    GinRules rules = GinPreset.CLASSIC.rules(2).with(GinSwitch.SPADES_DOUBLE, true);
    assertThat(score(rules, "7c", GinResult.Call.KNOCK, "8 5").points()).containsExactly(0, 13);
  }

  @Test
  @DisplayName("The difference with three seats: what each other seat has more, and the bonus once")
  void theDifferenceOfThree() {
    GinRules rules = GinPreset.CLASSIC.rules(2).with(GinRules.FirstTurn.OPEN).withSeats(3);
    assertThat(score(rules, "6d", GinResult.Call.KNOCK, "4 23 10").points())
        .containsExactly(25, 0, 0);
    assertThat(score(rules, "6d", GinResult.Call.KNOCK, "8 5 20").points())
        .containsExactly(0, 28, 0);
    assertThat(score(rules, "6d", GinResult.Call.GIN, "0 5 20").points()).containsExactly(50, 0, 0);
  }

  @Test
  @DisplayName("Y-51, G-12: a void deal is worth nothing to anybody")
  void aVoidDeal() {
    GinResult annulled =
        new GinResult(
            Seat.B, GinResults.suited("6d"), new GinResult.VoidDeal(GinResult.Cause.STOCK));
    for (GinPreset sheet : GinPreset.values()) {
      assertThat(RoundScores.of(sheet.rules(2), annulled))
          .isEqualTo(new RoundScore(List.of(0, 0), List.of()));
    }
  }

  @ParameterizedTest(name = "{0}: {1} × {2} chips, totals {3}")
  @DisplayName("The prize pool, G-22")
  @CsvSource({
    "Y-73, 4, 100, 12 40 61 62, 301 95 4 0",
    "Y-74, 2, 100, 10 59, 150 50",
    "Y-74, 2, 100, 10 60, 200 0",
    "tied, 2, 100, 30 30, 100 100",
    "tied with an odd chip, 3, 101, 30 9 9, 75 114 114",
    "an odd chip goes to the earlier seat, 3, 101, 80 9 9, 0 152 151",
    "all tied, 3, 100, 5 5 5, 100 100 100"
  })
  void prizePool(String id, int seats, int buyIn, String totals, String chips) {
    assertThat(numbers(totals)).hasSize(seats);
    assertThat(PrizePool.shares(numbers(totals), buyIn)).as(id).isEqualTo(numbers(chips));
  }

  @Test
  @DisplayName("The prize pool gives out every chip")
  void thePoolGivesOutEveryChip() {
    for (int a = 0; a < 60; a += 7) {
      for (int b = 0; b < 60; b += 5) {
        List<Integer> shares = PrizePool.shares(List.of(a, b, 20), 333);
        assertThat(shares.stream().mapToInt(Integer::intValue).sum()).isEqualTo(999);
        assertThat(shares).allMatch(share -> share >= 0);
      }
    }
  }

  private static RoundScore score(
      GinRules rules, String upCard, GinResult.Call call, String deadwood) {
    assertThat(rules.endBonuses().box()).isEqualTo(OptionalInt.empty());
    return RoundScores.of(rules, GinResults.called(upCard, Seat.A, call, numbers(deadwood)));
  }

  private static List<Integer> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (String number : text.split(" ", -1)) {
      numbers.add(Integer.valueOf(number));
    }
    return numbers;
  }
}
