package oklahoma.bot.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.bot.Entrant;
import oklahoma.bot.search.Budget;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** What a tournament measures, and that it measures the same again. */
class TournamentTest {
  private static final Budget FEW = new Budget.Samples(2);
  private static final GinRules SHORT =
      GinPreset.CLASSIC.rules(2).with(new MatchEnd.Target(50, false));

  @Test
  void theSameContestHasTheSameScores() throws InterruptedException {
    Contest contest = contest(SHORT, 2, Entrant.HARD, Entrant.PATIENT);
    assertThat(Tournament.play(contest, 1)).isEqualTo(Tournament.play(contest, 2));
  }

  @Test
  void nobodyOwesAWinToTheCards() throws InterruptedException {
    Contest contest = contest(SHORT, 2, Entrant.EASY, Entrant.EASY);
    Measure wins = Tournament.play(contest, 1).getFirst().wins();
    assertThat(wins.mean()).isEqualTo(0.5);
    assertThat(wins.noise()).isZero();
  }

  @Test
  void everyWinBelongsToSomebody() throws InterruptedException {
    Contest contest =
        contest(OklahomaRules.standard(3), 1, Entrant.NORMAL, Entrant.EASY, Entrant.EASY);
    List<Score> scores = Tournament.play(contest, 1);
    assertThat(scores)
        .extracting(score -> score.contender().entrant())
        .containsExactly(Entrant.NORMAL, Entrant.EASY);
    assertThat(scores.get(0).wins().mean() + 2 * scores.get(1).wins().mean())
        .isCloseTo(1, within(1e-9));
  }

  @Test
  void twoBudgetsOfHardAreTwoContendersOfWhichEachHasItsOwn() throws InterruptedException {
    Contender hard = new Contender(Entrant.HARD, 1);
    Contender ample = new Contender(Entrant.HARD, 3);
    Contender easy = new Contender(Entrant.EASY, 1);
    List<Score> two = Tournament.play(new Contest(SHORT, List.of(ample, hard), 2, FEW, 3), 1);
    assertThat(two).extracting(Score::contender).containsExactly(ample, hard);
    List<Score> thrice = Tournament.play(new Contest(SHORT, List.of(ample, easy), 4, FEW, 3), 1);
    Contest more = new Contest(SHORT, List.of(hard, easy), 4, new Budget.Samples(6), 3);
    Contest less = new Contest(SHORT, List.of(hard, easy), 4, FEW, 3);
    assertThat(points(thrice)).isEqualTo(points(Tournament.play(more, 1)));
    assertThat(points(thrice)).isNotEqualTo(points(Tournament.play(less, 1)));
  }

  @Test
  void theNoiseOfTenThrowsOfACoin() {
    Measure measure = Measure.of(List.of(0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0));
    assertThat(measure.mean()).isEqualTo(0.5);
    assertThat(measure.noise()).isCloseTo(1.96 / 6, within(1e-9));
  }

  @Test
  void oneValueSaysNothingAboutItsNoise() {
    Measure measure = Measure.of(List.of(0.5));
    assertThat(measure.mean()).isEqualTo(0.5);
    assertThat(measure.noise()).isInfinite();
  }

  private static List<Measure> points(List<Score> scores) {
    return scores.stream().map(Score::points).toList();
  }

  private static Contest contest(Rules rules, int sequences, Entrant... entrants) {
    return new Contest(
        rules,
        Stream.of(entrants).map(entrant -> new Contender(entrant, 1)).toList(),
        sequences,
        FEW,
        3);
  }
}
