package oklahoma.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is counted in a match is what its score and its events say. */
class MatchFactsTest {

  static Stream<RandomMatch> matches() {
    return IntStream.range(0, 3)
        .boxed()
        .flatMap(seed ->
            Stream.of(
                RandomMatch.of(OklahomaRules.standard(3), List.of(), seed),
                RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of(), seed),
                RandomMatch.of(GinPreset.AWARDS.rules(4), List.of(), seed)));
  }

  @ParameterizedTest
  @MethodSource("matches")
  void pointsAndPlacesAreTheScores(RandomMatch played) {
    MatchFacts facts = MatchFacts.of(played.record());
    Standing standing = played.match().standing();
    assertThat(facts.over()).isTrue();
    assertThat(facts.winners()).containsExactlyInAnyOrderElementsOf(standing.leaders());
    assertThat(facts.seats().stream().map(MatchFacts.OfSeat::points).toList())
        .isEqualTo(standing.totals());
  }

  @ParameterizedTest
  @MethodSource("matches")
  void everyDealThatCountsIsSomebodys(RandomMatch played) {
    MatchFacts facts = MatchFacts.of(played.record());
    switch (played.match()) {
      case OklahomaMatch match -> {
        assertThat(facts.deals()).isEqualTo(match.results().size());
        assertThat(sum(facts, MatchFacts.OfSeat::won))
            .isEqualTo(match.results().stream().filter(result -> result.out().isPresent()).count());
        assertThat(sum(facts, MatchFacts.OfSeat::knocks)).isZero();
      }
      case GinMatch match -> {
        assertThat(sum(facts, seat -> seat.knocks() + seat.gins())).isEqualTo(facts.deals());
        assertThat(sum(facts, MatchFacts.OfSeat::won)).isGreaterThanOrEqualTo(facts.deals());
        assertThat(sum(facts, MatchFacts.OfSeat::gins))
            .isEqualTo(
                match.results().stream()
                    .filter(result ->
                        result.outcome() instanceof GinResult.Called called
                            && called.call() != GinResult.Call.KNOCK)
                    .count());
      }
    }
  }

  /** A player who gets a card out of turn draws a penalty card at once: counted another way. */
  @ParameterizedTest
  @MethodSource("matches")
  void aClaimIsWhatIsPaidFor(RandomMatch played) {
    MatchFacts facts = MatchFacts.of(played.record());
    int[] paid = new int[played.record().rules().seats()];
    for (DealRecord deal : played.record().deals()) {
      for (int i = 0; i + 1 < deal.events().size(); i++) {
        if (deal.events().get(i) instanceof Event.ClaimSettled settled
            && settled.taker().isPresent()) {
          Seat taker = settled.taker().get();
          Event next = deal.events().get(i + 1);
          boolean pays =
              (next instanceof Event.Drew drew && drew.seat() == taker)
                  || (next instanceof Event.StockRanOut out && out.seat() == taker);
          paid[taker.ordinal()] += pays ? 1 : 0;
        }
      }
    }
    assertThat(facts.seats().stream().mapToInt(MatchFacts.OfSeat::claims).toArray())
        .isEqualTo(paid);
  }

  @ParameterizedTest
  @MethodSource("matches")
  void nobodyHasWonABeginning(RandomMatch played) {
    MatchRecord whole = played.record();
    MatchRecord part =
        new MatchRecord(
            whole.rules(), whole.players(), whole.firstDealer(), whole.deals().subList(0, 1));
    MatchFacts facts = MatchFacts.of(part);
    Match match = played.match();
    assertThat(facts.over()).isEqualTo(match.standing().deals().size() == 1);
    assertThat(facts.over() ? List.of() : facts.winners()).isEmpty();
    assertThat(facts.deals()).isLessThanOrEqualTo(1);
  }

  private static long sum(MatchFacts facts, ToIntFunction<MatchFacts.OfSeat> what) {
    return facts.seats().stream().mapToInt(what).sum();
  }
}
