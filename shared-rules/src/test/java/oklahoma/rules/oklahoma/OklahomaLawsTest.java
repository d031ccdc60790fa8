package oklahoma.rules.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import oklahoma.rules.Deal;
import oklahoma.rules.DealLaws;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomMoves;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.fixture.Redeal;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of Oklahoma, and that the random deals reach all of it. */
class OklahomaLawsTest extends DealLaws<Oklahoma> {
  OklahomaLawsTest() {
    // More seats make longer deals. In all more than 2,000.
    super(Map.of(2, 700, 3, 500, 4, 300, 5, 200, 6, 150, 7, 100, 8, 100), 10);
  }

  @Override
  protected RandomDeal<Oklahoma> deal(int seats, long seed) {
    return RandomPlay.deal(seats, seed);
  }

  @Override
  protected List<Move> ofEveryKind(Oklahoma deal, Seat seat, Random chance) {
    return RandomMoves.ofEveryKind(deal, seat, chance);
  }

  @Override
  protected Oklahoma redealt(Oklahoma deal, Viewer viewer, Random chance) {
    return Redeal.redealt(deal, viewer, chance);
  }

  @Override
  protected Deal parsed(String text) {
    return Notation.deal(text).orElseThrow();
  }

  @Test
  @DisplayName("The random deals reach every phase, every event and every way to end")
  void theRandomDealsReachEverything() {
    // This guards the laws themselves: a law over deals in which nothing happens proves nothing.
    ConcurrentHashMap<String, Integer> reached = new ConcurrentHashMap<>();
    for (int seats = 2; seats <= 8; seats++) {
      played(seats)
          .forEach(each ->
              each.everyStep((before, event, after) -> {
                reached.merge(event.getClass().getSimpleName(), 1, Integer::sum);
                reached.merge(after.phase().getClass().getSimpleName(), 1, Integer::sum);
                if (after.phase() instanceof OklahomaPhase.Over over) {
                  String how = over.out().isPresent() ? "out" : "blocked";
                  reached.merge(how + " in hand " + after.hand(), 1, Integer::sum);
                }
                if (mustTake(after)) {
                  reached.merge(mustTakeWith(after.rules().seats()), 1, Integer::sum);
                }
              }));
    }
    List<String> expected = new ArrayList<>();
    leaves(Event.class).forEach(leaf -> expected.add(leaf.getSimpleName()));
    expected.removeAll(List.of("Declined", "Knocked")); // They are events of gin.
    leaves(OklahomaPhase.class).forEach(leaf -> expected.add(leaf.getSimpleName()));
    for (int hand = 1; hand <= 5; hand++) {
      expected.add("out in hand " + hand);
      expected.add("blocked in hand " + hand);
    }
    for (int seats = 2; seats <= 8; seats++) {
      expected.add(mustTakeWith(seats));
    }
    assertThat(reached.keySet()).containsAll(expected);
    assertThat(reached).allSatisfy((what, times) -> assertThat(times).as(what).isGreaterThan(5));
  }

  @ParameterizedTest(name = "{0} seats")
  @MethodSource("seats")
  @DisplayName("O-10: after a claim out of turn nothing depends on what went round before")
  void aClaimOutOfTurnMakesTheGuardAgainstLoopsIdle(int seats) {
    played(seats)
        .forEach(each ->
            each.everyMoment(deal -> {
              if (claimedOutOfTurn(deal)) {
                Random chance = new Random(each.seed());
                Oklahoma round = remembering(deal, new Laps(seats, 3 * seats));
                for (Seat seat : Seat.first(seats)) {
                  for (Move move : ofEveryKind(deal, seat, chance)) {
                    assertThat(round.rule(seat, move)).isEqualTo(deal.rule(seat, move));
                  }
                }
              }
            }));
  }

  private static boolean claimedOutOfTurn(Oklahoma deal) {
    return deal.phase() instanceof OklahomaPhase.Penalty
        || deal.phase() instanceof OklahomaPhase.Renewing(OklahomaPhase.Penalty owed)
        || (deal.phase() instanceof OklahomaPhase.ToDraw turn && turn.claimer().isPresent());
  }

  private static Oklahoma remembering(Oklahoma deal, Laps laps) {
    return new Oklahoma(
        deal.rules(),
        deal.hand(),
        deal.dealer(),
        deal.tableau(),
        deal.tally().with(laps),
        deal.phase());
  }

  private static String mustTakeWith(int seats) {
    return "the discard must be taken, with " + seats + " seats";
  }

  /** O-24: the renewals are used up and there are discards, but only the top one can be taken. */
  private static boolean mustTake(Oklahoma deal) {
    return deal.phase() instanceof OklahomaPhase.ToDraw turn
        && deal.renewalsLeft() == 0
        && !deal.renewable(turn).isEmpty()
        && deal.rule(turn.seat(), new Move.Draw()) instanceof Ruling.Refused;
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(OklahomaLawsTest::leaves)
        : Stream.of(type);
  }
}
