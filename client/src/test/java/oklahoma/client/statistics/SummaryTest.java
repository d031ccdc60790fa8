package oklahoma.client.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchFacts;
import org.junit.jupiter.api.Test;

class SummaryTest {
  private static final Rules OKLAHOMA = OklahomaRules.standard(2);
  private static final Rules CLASSIC = GinPreset.CLASSIC.rules(2);
  private static final Rules ROYAL = GinPreset.ROYAL.rules(2);

  /** A match in which the player, in seat B, got so many points. */
  private static PlayedMatch match(int id, Rules rules, boolean won, int points, String against) {
    return match(id, Instant.ofEpochSecond(1_000L * id), rules, won, points, against);
  }

  private static PlayedMatch match(
      int id, Instant played, Rules rules, boolean won, int points, String against) {
    return new PlayedMatch(
        id,
        played,
        Optional.of(Seat.B),
        List.of("HARD", ""),
        true,
        rules,
        List.of(against, "Me"),
        new MatchFacts(
            true,
            5,
            List.of(
                new MatchFacts.OfSeat(40, won ? 2 : 1, 3, 1, 1, 1, 1),
                new MatchFacts.OfSeat(points, won ? 1 : 2, 2, 3, 4, 5, 6))),
        true);
  }

  private static List<PlayedMatch> series(boolean... won) {
    return IntStream.range(0, won.length)
        .mapToObj(i -> match(i + 1, OKLAHOMA, won[i], 10 * i, "East"))
        .toList()
        .reversed();
  }

  @Test
  void everythingIsAddedUpForTheOwnSeat() {
    Summary summary = Summary.of(series(true, true, false, true));
    assertThat(summary)
        .isEqualTo(
            new Summary(
                4,
                3,
                1,
                2,
                20,
                8,
                12,
                16,
                20,
                24,
                List.of(0, 10, 20, 30),
                List.of(true, true, false, true)));
    assertThat(summary.average()).hasValue(15);
    assertThat(summary.shares(2)).containsExactly(100.0, 100.0, 50.0, 50.0);
    assertThat(Summary.of(List.of()).average()).isEmpty();
  }

  @Test
  void aClockThatIsSetBackChangesNoOrder() {
    PlayedMatch lost = match(1, Instant.ofEpochSecond(9_000), OKLAHOMA, false, 50, "East");
    PlayedMatch won = match(2, Instant.ofEpochSecond(1_000), OKLAHOMA, true, 10, "East");
    Summary summary = Summary.of(List.of(lost, won));
    assertThat(summary.points()).containsExactly(50, 10);
    assertThat(summary.streak()).isEqualTo(1);
  }

  @Test
  void penaltiesDoNotAddUpWithPoints() {
    PlayedMatch classic = match(1, CLASSIC, true, 120, "East");
    PlayedMatch royal = match(2, ROYAL, true, 40, "East");
    Summary both = Summary.of(List.of(classic, royal));
    assertThat(both.points()).isEmpty();
    assertThat(both.average()).isEmpty();
    assertThat(both.wins()).isEqualTo(2);
    assertThat(Summary.of(List.of(royal)).average()).hasValue(40);
  }

  @Test
  void onlyFinishedMatchesOfOnesOwnThatCountAreCounted() {
    PlayedMatch mine = match(1, OKLAHOMA, true, 5, "East");
    assertThat(mine.counted()).isTrue();
    assertThat(changed(mine, Optional.empty(), true, true).counted()).isFalse();
    assertThat(changed(mine, mine.me(), false, true).counted()).isFalse();
    assertThat(changed(mine, mine.me(), true, false).counted()).isFalse();
  }

  private static PlayedMatch changed(
      PlayedMatch match, Optional<Seat> me, boolean counts, boolean over) {
    return new PlayedMatch(
        match.id(),
        match.played(),
        me,
        match.bots(),
        counts,
        match.rules(),
        match.players(),
        new MatchFacts(over, 5, match.facts().seats()),
        true);
  }

  @Test
  void gamesRulesAndOpponentsCanBeChosen() {
    List<PlayedMatch> all =
        List.of(
            match(1, OKLAHOMA, true, 5, "East"),
            match(2, CLASSIC, true, 5, "West"),
            match(3, ROYAL, true, 5, "East"));
    List<Scope> games = Scope.games(all);
    assertThat(games).hasSize(5);
    assertThat(games.getFirst()).isEqualTo(new Scope.Played(Game.GIN, Optional.empty()));
    assertThat(games.stream().map(scope -> all.stream().filter(scope::has).count()))
        .containsExactly(2L, 1L, 1L, 1L, 1L);
    assertThat(Scope.opponents(all))
        .containsExactly(
            new Scope.Anybody(),
            new Scope.Level("HARD"),
            new Scope.Named("East"),
            new Scope.Named("West"));
    assertThat(all.stream().filter(new Scope.Named("East")::has)).hasSize(2);
    assertThat(all.stream().filter(new Scope.Named("Me")::has)).isEmpty();
  }
}
