package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;
import org.junit.jupiter.api.Test;

/** The sheet of gin in the terms of its rules. */
class GinRowsTest {
  private static final GinRules CLASSIC = GinPreset.CLASSIC.rules(2);

  @Test
  void pointsRoundByRound() {
    assertThat(lines(CLASSIC, false, "19 0", "0 43"))
        .containsExactly("Round 1 19* 0", "Round 2 0 43*", "Total 19 43+");
  }

  @Test
  void roundsThatAreStillToComeAreShown() {
    assertThat(lines(GinPreset.AWARDS.rules(3), false, "10 -7 -15"))
        .containsExactly(
            "Round 1 10* −7 −15",
            "Round 2 – – –",
            "Round 3 – – –",
            "Round 4 – – –",
            "Round 5 – – –",
            "Total 10+ −7 −15");
  }

  @Test
  void penaltiesAndChips() {
    GinRules royal = GinPreset.ROYAL.rules(4);
    String first = "0 20 30 40";
    String second = "10 20 30 20";
    String third = "2 0 1 2";
    assertThat(lines(royal, false, first).getLast()).isEqualTo("Chips (pool of 400) – – – –");
    assertThat(lines(royal, true, first, second, third))
        .containsExactly(
            "Round 1 0* 20 30 40",
            "Round 2 10* 20 30 20",
            "Round 3 2 0* 1 2",
            "Total 12+ 40 61 62",
            "Chips (pool of 400) 301 95 4 0");
  }

  /** A defender with as much deadwood as the knocker has lost, but gets no penalty either. */
  @Test
  void ofTwoWithoutAPenaltyNobodyIsMarkedAsTheWinner() {
    assertThat(lines(GinPreset.ROYAL.rules(4), false, "0 0 30 40")).startsWith("Round 1 0 0 30 40");
  }

  /** G-10. */
  @Test
  void playersWhoUndercutWithEqualDeadwoodHaveAllWon() {
    assertThat(lines(GinPreset.AWARDS.rules(3), false, "-5 20 20"))
        .startsWith("Round 1 −5 20* 20*");
  }

  @Test
  void aVoidRoundDoesNotCount() {
    Standing played = standing(false, "0 20 30 40", "0 0 0 0", "12 20 31 22");
    Standing standing =
        new Standing(played.deals(), Set.of(1), played.totals(), played.places(), false);
    assertThat(lines(GinPreset.ROYAL.rules(4), standing))
        .startsWith(
            "Round 1 0* 20 30 40", "Void 0 0 0 0", "Round 2 12* 20 31 22", "Round 3 – – – –");
  }

  /** A knock against players who have as much deadwood, where that is no undercut. */
  @Test
  void aRoundThatBringsNobodyAnythingCounts() {
    assertThat(lines(GinPreset.ROYAL.rules(4), false, "0 20 30 40", "0 0 0 0"))
        .startsWith("Round 1 0* 20 30 40", "Round 2 0 0 0 0", "Round 3 – – – –");
  }

  @Test
  void boxesAndTheBonusOfTheMatch() {
    GinRules boxes =
        CLASSIC.with(
            new GinRules.EndBonuses(
                OptionalInt.of(25), GinRules.GameBonus.HUNDRED_SHUTOUT_DOUBLES));
    assertThat(lines(boxes, false, "60 0"))
        .containsExactly(
            "Round 1 60* 0",
            "Total 60+ 0",
            "For rounds won 25 0",
            "Bonus – –",
            "Total with extras 85 0");
    assertThat(lines(boxes, true, "60 0", "43 0"))
        .endsWith("Total 103+ 0", "For rounds won 50 0", "Bonus 200 0", "Total with extras 353 0");
  }

  @Test
  void hollywoodHasThreeGamesSideBySide() {
    GinRules three = CLASSIC.with(GinSwitch.HOLLYWOOD, true).with(new MatchEnd.Target(50, false));
    Texts texts = new Texts(Language.ENGLISH);
    Standing standing = standing(false, "30 0", "25 0", "0 40", "10 0");
    SheetRows rows = GinRows.of(texts, three, standing);
    assertThat(rows.games()).containsExactly("Game 1 (over)", "Game 2", "Game 3");
    assertThat(rows.rows().stream().map(GinRowsTest::line))
        .containsExactly(
            "Round 1 30* . . . . .",
            "Round 2 25* . 25* . . .",
            "Round 3 . . . . . .", // Game 1 is over, and B had won nothing before.
            "Round 4 . . 10* . 10* .",
            "Total 55+ 0 35+ 0 10+ 0");
  }

  @Test
  void earlierRoundsOfAVeryLongMatchShareALine() {
    GinRules three = CLASSIC.with(GinSwitch.HOLLYWOOD, true).with(new MatchEnd.Target(500, false));
    String[] rounds = Collections.nCopies(GinRows.MOST + 3, "2 0").toArray(String[]::new);
    Texts texts = new Texts(Language.ENGLISH);
    assertThat(lines(CLASSIC, false, rounds))
        .startsWith("Earlier rounds 6 0", "Round 4 2* 0")
        .endsWith("Round 203 2* 0", "Total 406+ 0")
        .hasSize(GinRows.MOST + 2);
    SheetRows rows = GinRows.of(texts, three, standing(false, rounds));
    assertThat(rows.earlier()).isEqualTo(3);
    assertThat(line(rows.rows().getFirst())).isEqualTo("Earlier rounds 6 0 4 0 2 0");
  }

  private static List<String> lines(GinRules rules, boolean over, String... rounds) {
    return lines(rules, standing(over, rounds));
  }

  private static List<String> lines(GinRules rules, Standing standing) {
    return GinRows.of(new Texts(Language.ENGLISH), rules, standing).rows().stream()
        .map(GinRowsTest::line)
        .toList();
  }

  /** A line with its figures: a star where a round was won, a plus where somebody leads. */
  private static String line(SheetRows.Row row) {
    return row.name()
        + row.figures().stream()
            .map(figure ->
                " "
                    + (figure.text().isEmpty() ? "." : figure.text())
                    + (figure.won() ? "*" : "")
                    + (figure.leads() ? "+" : ""))
            .collect(Collectors.joining());
  }

  private static Standing standing(boolean over, String... rounds) {
    List<List<Integer>> deals =
        Stream.of(rounds)
            .map(round -> Stream.of(round.split(" ", -1)).map(Integer::valueOf).toList())
            .toList();
    List<Integer> totals = new ArrayList<>();
    for (int seat = 0; seat < deals.getFirst().size(); seat++) {
      int column = seat;
      totals.add(deals.stream().mapToInt(deal -> deal.get(column)).sum());
    }
    int lowest = totals.stream().min(Integer::compare).orElseThrow();
    int highest = totals.stream().max(Integer::compare).orElseThrow();
    int best = deals.getFirst().size() == 4 ? lowest : highest;
    List<Standing.Place> places =
        IntStream.range(0, totals.size())
            .mapToObj(seat -> new Standing.Place(totals.get(seat) == best ? 1 : 2, Seat.of(seat)))
            .toList();
    return new Standing(deals, totals, places, over);
  }
}
