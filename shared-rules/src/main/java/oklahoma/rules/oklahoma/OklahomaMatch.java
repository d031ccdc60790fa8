package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.rules.Deal;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;

/**
 * A match of Oklahoma: five hands. If the rules say so, hand 5 is repeated while it ends in a tie.
 *
 * @param rules the parameters
 * @param firstDealer the dealer of the first hand
 * @param results the hands played
 */
public record OklahomaMatch(OklahomaRules rules, Seat firstDealer, List<OklahomaResult> results)
    implements Match {
  /** Hands in a match without ties. */
  public static final int HANDS = Contract.values().length;

  public OklahomaMatch {
    results = List.copyOf(results);
  }

  /** A match that has not begun. */
  public static OklahomaMatch of(OklahomaRules rules, Seat firstDealer) {
    return new OklahomaMatch(rules, firstDealer, List.of());
  }

  /** The hand that is played next, 1 to 5. */
  public int hand() {
    return Math.min(results.size() + 1, HANDS);
  }

  /** Who deals next. */
  public Seat dealer() {
    return results.isEmpty() ? firstDealer : dealerAfter(results.getLast());
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
    return Oklahoma.deal(rules, hand(), dealer(), order);
  }

  @Override
  public Match after(Deal deal) {
    if (!(deal instanceof Oklahoma played)
        || !(played.phase() instanceof OklahomaPhase.Over end)
        || over()
        || played.hand() != hand()
        || played.dealer() != dealer()
        || !played.rules().equals(rules)) {
      throw new IllegalArgumentException("not a finished deal of this match");
    }
    List<OklahomaResult> more = new ArrayList<>(results);
    more.add(result(played, end));
    return new OklahomaMatch(rules, firstDealer, more);
  }

  private static OklahomaResult result(Oklahoma played, OklahomaPhase.Over end) {
    List<List<Card>> left = played.tableau().hands().stream().map(Hand::cards).toList();
    return new OklahomaResult(played.hand(), played.dealer(), end.out(), left);
  }

  /**
   * A match that knows only its latest hand; each earlier one is a copy of it.
   *
   * @throws IllegalStateException if the hand is not over
   */
  public static OklahomaMatch since(Oklahoma last) {
    if (!(last.phase() instanceof OklahomaPhase.Over end)) {
      throw new IllegalStateException("the hand is not over");
    }
    List<OklahomaResult> results = Collections.nCopies(last.hand(), result(last, end));
    return new OklahomaMatch(last.rules(), last.dealer(), results);
  }

  @Override
  public OptionalInt timeLimit(Deal deal) {
    boolean first = deal instanceof Oklahoma played && played.hand() == 1;
    boolean untimed = first && rules.has(OklahomaSwitch.FIRST_HAND_UNTIMED);
    return untimed ? OptionalInt.empty() : deal.timeLimit();
  }

  @Override
  public boolean over() {
    if (results.size() < HANDS) {
      return false;
    }
    List<Integer> totals = totals();
    boolean tied = Collections.frequency(totals, Collections.min(totals)) > 1;
    return rules.tie() == OklahomaRules.Tie.SHARED || !tied;
  }

  @Override
  public Standing standing() {
    List<List<Integer>> deals = results.stream().map(OklahomaResult::points).toList();
    List<Integer> totals = totals();
    List<Standing.Place> places = new ArrayList<>();
    for (Seat seat : listed(totals)) {
      int better =
          (int) totals.stream().filter(total -> total < totals.get(seat.ordinal())).count();
      places.add(new Standing.Place(better + 1, seat));
    }
    return new Standing(deals, totals, places, over());
  }

  /** O-23: lowest total first; equal totals by hands won, then by the last hand, then by seat. */
  private List<Seat> listed(List<Integer> totals) {
    Comparator<Seat> order =
        Comparator.<Seat>comparingInt(seat -> totals.get(seat.ordinal()))
            .thenComparing(Comparator.comparingInt(this::won).reversed())
            .thenComparingInt(this::lastHand);
    return Seat.first(rules.seats()).stream().sorted(order).toList();
  }

  private List<Integer> totals() {
    List<Integer> totals = new ArrayList<>(Collections.nCopies(rules.seats(), 0));
    for (OklahomaResult result : results) {
      for (int seat = 0; seat < totals.size(); seat++) {
        totals.set(seat, totals.get(seat) + result.points().get(seat));
      }
    }
    return totals;
  }

  private int won(Seat seat) {
    return (int) results.stream().filter(result -> result.out().equals(Optional.of(seat))).count();
  }

  private int lastHand(Seat seat) {
    return results.size() < HANDS ? 0 : results.getLast().points().get(seat.ordinal());
  }

  private Seat dealerAfter(OklahomaResult result) {
    Seat left = result.dealer().next(rules.seats());
    return switch (rules.nextDealer()) {
      case LEFT -> left;
      case WINNER -> result.out().orElse(left);
      case LOSER -> result.out().isEmpty() ? left : highest(result).orElse(left);
    };
  }

  private static Optional<Seat> highest(OklahomaResult result) {
    List<Integer> points = result.points();
    int most = Collections.max(points);
    return Collections.frequency(points, most) > 1
        ? Optional.empty()
        : Optional.of(Seat.of(points.indexOf(most)));
  }
}
