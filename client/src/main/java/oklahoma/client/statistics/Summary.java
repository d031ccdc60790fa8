package oklahoma.client.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchFacts;

/**
 * The player's statistics over some matches of one game.
 *
 * @param matches the number of matches
 * @param wins the number of matches that the player won, alone or shared
 * @param streak the number of wins since the last loss
 * @param longest the longest streak
 * @param deals the number of deals that counted
 * @param won the number of those deals that the player won
 * @param claims the number of discards that the player claimed out of turn
 * @param knocks the number of rounds that the player ended with deadwood
 * @param gins the number of rounds that the player ended without deadwood
 * @param undercuts the number of rounds that the player won against a knock
 * @param points the points of each match, oldest first; empty if the matches are scored in
 *     different ways
 * @param victories whether the player won each match, oldest first
 */
record Summary(
    int matches,
    int wins,
    int streak,
    int longest,
    int deals,
    int won,
    int claims,
    int knocks,
    int gins,
    int undercuts,
    List<Integer> points,
    List<Boolean> victories) {
  Summary {
    points = List.copyOf(points);
    victories = List.copyOf(victories);
  }

  /**
   * Summarises matches, all of them {@linkplain PlayedMatch#counted counted}.
   *
   * @param matches in any order
   */
  static Summary of(List<PlayedMatch> matches) {
    // Sorted by number, because the clock may have been changed between two matches.
    List<PlayedMatch> inOrder =
        matches.stream().sorted(Comparator.comparingLong(PlayedMatch::id)).toList();
    List<MatchFacts.OfSeat> mine = inOrder.stream().map(Summary::mine).toList();
    List<Boolean> victories = mine.stream().map(facts -> facts.rank() == 1).toList();
    int streak = 0;
    int longest = 0;
    for (boolean victory : victories) {
      streak = victory ? streak + 1 : 0;
      longest = Math.max(longest, streak);
    }
    return new Summary(
        inOrder.size(),
        (int) victories.stream().filter(victory -> victory).count(),
        streak,
        longest,
        inOrder.stream().mapToInt(match -> match.facts().deals()).sum(),
        sum(mine, MatchFacts.OfSeat::won),
        sum(mine, MatchFacts.OfSeat::claims),
        sum(mine, MatchFacts.OfSeat::knocks),
        sum(mine, MatchFacts.OfSeat::gins),
        sum(mine, MatchFacts.OfSeat::undercuts),
        scoredAlike(inOrder) ? mine.stream().map(MatchFacts.OfSeat::points).toList() : List.of(),
        victories);
  }

  /** Whether all matches are scored in the same way; points and penalties cannot be added up. */
  private static boolean scoredAlike(List<PlayedMatch> matches) {
    return matches.stream().map(match -> scoring(match.rules())).distinct().count() <= 1;
  }

  private static GinRules.Scoring scoring(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma -> GinRules.Scoring.PENALTIES;
      case GinRules gin -> gin.scoring();
    };
  }

  private static MatchFacts.OfSeat mine(PlayedMatch match) {
    return match.facts().seats().get(match.me().orElseThrow().ordinal());
  }

  private static int sum(List<MatchFacts.OfSeat> mine, ToIntFunction<MatchFacts.OfSeat> what) {
    return mine.stream().mapToInt(what).sum();
  }

  /** The average points of a match; empty if there are no points. */
  OptionalDouble average() {
    return points.stream().mapToInt(Integer::intValue).average();
  }

  /**
   * The percentage of wins after each match, over the last matches up to then.
   *
   * @param last the maximum number of matches for one percentage
   */
  List<Double> shares(int last) {
    return IntStream.rangeClosed(1, victories.size())
        .mapToObj(end -> victories.subList(Math.max(0, end - last), end))
        .map(some -> 100.0 * some.stream().filter(victory -> victory).count() / some.size())
        .toList();
  }
}
