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
 * @param matches how many
 * @param wins how many of them were won, alone or shared
 * @param streak how many of the latest were won without a loss between
 * @param longest the longest such streak
 * @param deals how many deals counted in them
 * @param won how many of those the player won
 * @param claims discards that the player got out of turn
 * @param knocks rounds that the player stopped with deadwood
 * @param gins rounds that the player stopped without
 * @param undercuts rounds that the player won against somebody's knock
 * @param points of each match, in the order in which they were played; none if they are scored in
 *     different ways
 * @param victories whether each match was won, in the same order
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
   * Adds up matches that are {@linkplain PlayedMatch#counted counted}.
   *
   * @param matches in any order
   */
  static Summary of(List<PlayedMatch> matches) {
    // The clock may have been changed between two of them; their numbers go up.
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

  /** Points of one match and penalties of another do not add up. */
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

  /** The points of a match on average; none without points. */
  OptionalDouble average() {
    return points.stream().mapToInt(Integer::intValue).average();
  }

  /**
   * The share of matches won, in percent, after each match: of it and those before it, up to a
   * limit.
   */
  List<Double> shares(int last) {
    return IntStream.rangeClosed(1, victories.size())
        .mapToObj(end -> victories.subList(Math.max(0, end - last), end))
        .map(some -> 100.0 * some.stream().filter(victory -> victory).count() / some.size())
        .toList();
  }
}
