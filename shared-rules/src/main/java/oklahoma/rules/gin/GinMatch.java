package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import oklahoma.rules.Deal;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;

/**
 * A match of Oklahoma Gin: rounds until somebody reaches the target or all have been played.
 *
 * @param rules the parameters
 * @param firstDealer the dealer of the first deal
 * @param results the deals played, void ones too
 */
public record GinMatch(GinRules rules, Seat firstDealer, List<GinResult> results) implements Match {

  public GinMatch {
    results = List.copyOf(results);
  }

  /** A match that has not begun. */
  public static GinMatch of(GinRules rules, Seat firstDealer) {
    return new GinMatch(rules, firstDealer, List.of());
  }

  /** The round that is played next, from 1; void deals do not count (G-12). */
  public int round() {
    return rounds() + 1;
  }

  /** Who deals next. */
  public Seat dealer() {
    return results.isEmpty() ? firstDealer : dealerAfter(results.getLast());
  }

  /** The games of the match with boxes and bonuses. */
  public GinTally tally() {
    return GinTally.of(rules, deals(), allPlayed());
  }

  @Override
  public int seats() {
    return rules.seats();
  }

  @Override
  public List<Card> pack() {
    return rules.pack();
  }

  @Override
  public Deal next(List<Card> order) {
    if (over()) {
      throw new IllegalArgumentException("the match is over");
    }
    return Gin.deal(rules, dealer(), order);
  }

  @Override
  public Match after(Deal deal) {
    if (!(deal instanceof Gin played)
        || !played.over()
        || over()
        || played.dealer() != dealer()
        || !played.rules().equals(rules)) {
      throw new IllegalArgumentException("not a finished deal of this match");
    }
    return with(played.result());
  }

  @Override
  public OptionalInt timeLimit(Deal deal) {
    boolean untimed = rules.has(GinSwitch.FIRST_ROUND_UNTIMED) && round() == 1;
    return untimed ? OptionalInt.empty() : deal.timeLimit();
  }

  /** The match with one more result. It does not check that the result belongs to this match. */
  public GinMatch with(GinResult result) {
    List<GinResult> more = new ArrayList<>(results);
    more.add(result);
    return new GinMatch(rules, firstDealer, more);
  }

  @Override
  public boolean over() {
    return tally().over();
  }

  @Override
  public Standing standing() {
    GinTally tally = tally();
    Comparator<Seat> order = order(tally);
    List<Standing.Place> places = new ArrayList<>();
    for (Seat seat : Seat.first(rules.seats()).stream().sorted(order).toList()) {
      int better =
          (int)
              Seat.first(rules.seats()).stream()
                  .filter(other -> order.compare(other, seat) < 0)
                  .count();
      places.add(new Standing.Place(better + 1, seat));
    }
    return new Standing(deals(), voids(), tally.totals(), places, tally.over());
  }

  /**
   * The order of the seats, best first: by games won in Hollywood, then by points. Boxes and
   * bonuses change only the margin.
   */
  private Comparator<Seat> order(GinTally tally) {
    List<Integer> totals = tally.totals();
    int sign = RoundScores.lowestWins(rules) ? 1 : -1;
    return Comparator.<Seat>comparingInt(
            seat -> rules.has(GinSwitch.HOLLYWOOD) ? -tally.gamesWon(seat) : 0)
        .thenComparingInt(seat -> sign * totals.get(seat.ordinal()));
  }

  private List<List<Integer>> deals() {
    return results.stream().map(result -> RoundScores.of(rules, result).points()).toList();
  }

  private Set<Integer> voids() {
    return IntStream.range(0, results.size())
        .filter(deal -> !counts(results.get(deal)))
        .boxed()
        .collect(Collectors.toSet());
  }

  private int rounds() {
    return results.size() - voids().size();
  }

  private static boolean counts(GinResult result) {
    return result.outcome() instanceof GinResult.Called;
  }

  /** G-20: whether the last round has been played, extra rounds included. */
  private boolean allPlayed() {
    return rules.end() instanceof MatchEnd.Rounds(int count, boolean extraRound)
        && rounds() >= count
        && !(extraRound && leadIsShared());
  }

  private boolean leadIsShared() {
    Comparator<Seat> order = order(GinTally.of(rules, deals(), true));
    List<Seat> seats = Seat.first(rules.seats()).stream().sorted(order).toList();
    return order.compare(seats.get(0), seats.get(1)) == 0;
  }

  private Seat dealerAfter(GinResult result) {
    if (!counts(result)) {
      return result.dealer(); // G-12
    }
    RoundScore score = RoundScores.of(rules, result);
    Seat left = result.dealer().next(rules.seats());
    Seat winner = score.winners().getFirst(); // G-21
    return switch (rules.nextDealer()) {
      case WINNER -> winner;
      case WINNER_OF_TWO -> rules.seats() == 2 ? winner : left;
      case LOSER -> worst(score).orElse(left);
      case LEFT -> left;
    };
  }

  /**
   * The seat that scored worst among those that did not win; empty if several did equally badly.
   */
  private Optional<Seat> worst(RoundScore score) {
    int sign = RoundScores.lowestWins(rules) ? -1 : 1;
    List<Seat> others =
        Seat.first(rules.seats()).stream()
            .filter(seat -> !score.winners().contains(seat))
            .sorted(Comparator.comparingInt(seat -> sign * score.points().get(seat.ordinal())))
            .toList();
    boolean alone =
        others.size() == 1
            || (others.size() > 1 && points(score, others, 0) != points(score, others, 1));
    return alone ? Optional.of(others.getFirst()) : Optional.empty();
  }

  private static int points(RoundScore score, List<Seat> seats, int place) {
    return score.points().get(seats.get(place).ordinal());
  }
}
