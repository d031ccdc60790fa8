package oklahoma.host.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToDoubleFunction;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** Moves of Oklahoma that are compared in guessed worlds. */
class CountedRaceTest {
  private static final int WORLDS = 160;
  private static final Budget MANY = new Budget.Samples(WORLDS);
  private static final int WILD = Outlook.WILD;

  /** The best of two discards is found by play alone where nothing was foreseen. */
  @Test
  void aWildIsWorthMoreThanACardWithoutUse() {
    int deals = 0;
    for (int seed = 0; deals < 5; seed++) {
      CountedDeal deal = drawn(Contract.TWO_BOOKS, seed);
      if (deal.hands[0][WILD] > 0) {
        int other = QuickPlayer.ONLY.discards(deal, 0);
        assertThat(winner(deal, List.of(discard(WILD, 0), discard(other, 0)), seed)).isEqualTo(1);
        assertThat(winner(deal, List.of(discard(other, 0), discard(WILD, 0)), seed)).isZero();
        deals++;
      }
    }
  }

  @Test
  void whatIsForeseenCountsWhereTheWorldsSayNothing() {
    CountedDeal deal = drawn(Contract.TWO_RUNS, 3);
    int kind = QuickPlayer.ONLY.discards(deal, 0);
    assertThat(winner(deal, List.of(discard(kind, -3), discard(kind, 0)), 1)).isEqualTo(1);
    assertThat(winner(deal, List.of(discard(kind, 0), discard(kind, -3)), 1)).isZero();
  }

  @Test
  void theSameDiceMakeTheSameChoiceAndTheSameFigures() {
    for (Contract contract : Contract.values()) {
      assertThat(winner(contract)).isEqualTo(winner(contract));
      assertThat(weighed(contract)).isEqualTo(weighed(contract));
    }
  }

  @Test
  void theBestIsBehindNothingAndTheOthersAreBehindIt() {
    for (Contract contract : Contract.values()) {
      CountedRace.Weighed weighed = weighed(contract);
      assertThat(weighed.worlds()).isEqualTo(WORLDS);
      assertThat(weighed.behind().get(weighed.best())).isEqualTo(new Estimate(0, 0));
      assertThat(weighed.behind())
          .allSatisfy(behind -> {
            assertThat(behind.mean()).isNotNegative();
            assertThat(behind.error()).isNotNegative();
          });
      assertThat(weighed.behind()).anySatisfy(behind -> assertThat(behind.error()).isPositive());
    }
  }

  @Test
  void itEndsWhenItIsCancelled() {
    CountedDeal deal = drawn(Contract.BOOK_AND_RUN, 1);
    AtomicInteger asked = new AtomicInteger();
    CountedRace race = race(deal, discards(deal), 1);
    Stopwatch watch = Stopwatch.of(new Budget.Samples(1_000_000));
    assertThat(race.compared(watch, () -> asked.incrementAndGet() > 3)).isEmpty();
  }

  @Test
  void whoIsFarAheadHasTheLastHandForTheMatch() {
    CountedDeal deal = drawn(Contract.BOOK_AND_TWO_RUNS, 2);
    CountedPlay.on(deal, CountedRace.players(deal));
    int[] points = new int[deal.seats];
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = deal.points(seat);
    }
    List<Integer> level = List.of(0, 0, 0);
    List<Integer> apart = List.of(400, 0, 800);
    assertThat(sum(OklahomaChance.of(level, Contract.BOOK_AND_TWO_RUNS), deal)).isEqualTo(1);
    assertThat(OklahomaChance.of(apart, Contract.BOOK_AND_TWO_RUNS).at(deal, 1)).isEqualTo(1);
    assertThat(OklahomaChance.of(apart, Contract.BOOK_AND_TWO_RUNS).at(deal, 0)).isZero();
    for (Contract contract : Contract.values()) {
      assertThat(sum(OklahomaChance.of(apart, contract), deal)).isBetween(0.999, 1.001);
      assertThat(OklahomaChance.of(apart, contract).at(deal, 1))
          .isGreaterThan(OklahomaChance.of(level, contract).at(deal, 1) - 1e-9);
    }
  }

  private static double sum(OklahomaChance chance, CountedDeal deal) {
    double sum = 0;
    for (int seat = 0; seat < deal.seats; seat++) {
      sum += chance.at(deal, seat);
    }
    return sum;
  }

  private static CountedRace.Option discard(int kind, double foreseen) {
    return new CountedRace.Option(deal -> deal.discard(kind), foreseen);
  }

  private static List<CountedRace.Option> discards(CountedDeal deal) {
    List<CountedRace.Option> options = new ArrayList<>();
    for (int kind = 0; kind < WILD; kind++) {
      if (deal.hands[0][kind] > 0) {
        options.add(discard(kind, 0));
      }
    }
    return options;
  }

  private static int winner(CountedDeal deal, List<CountedRace.Option> options, long seed) {
    return race(deal, options, seed).winner(Stopwatch.of(MANY));
  }

  private static int winner(Contract contract) {
    CountedDeal deal = drawn(contract, 7);
    return winner(deal, discards(deal), 2);
  }

  private static CountedRace.Weighed weighed(Contract contract) {
    CountedDeal deal = drawn(contract, 5);
    Stopwatch watch = Stopwatch.of(MANY);
    return race(deal, discards(deal), 4).compared(watch, () -> false).orElseThrow();
  }

  private static CountedRace race(CountedDeal deal, List<CountedRace.Option> options, long seed) {
    ToDoubleFunction<CountedDeal> lead = over -> over.lead(0);
    return new CountedRace(deal, 0, options, lead, new SplittableRandom(seed));
  }

  /** What the first of three seats knows when it has drawn for the first time. */
  private static CountedDeal drawn(Contract contract, long seed) {
    CountedDeal deal =
        CountedDeal.dealt(OklahomaRules.standard(3), contract, new SplittableRandom(seed));
    deal.draw();
    for (int other = 1; other < deal.seats; other++) {
      Arrays.fill(deal.hands[other], 0);
    }
    return deal;
  }
}
