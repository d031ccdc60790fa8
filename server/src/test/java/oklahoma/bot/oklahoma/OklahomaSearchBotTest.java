package oklahoma.bot.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToDoubleFunction;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.sim.OklahomaRollout;
import oklahoma.bot.oklahoma.sim.OklahomaSim;
import oklahoma.bot.oklahoma.sim.RolloutPolicy;
import oklahoma.bot.oklahoma.value.OklahomaWinProbability;
import oklahoma.bot.search.Budget;
import oklahoma.bot.search.Candidate;
import oklahoma.bot.search.Comparison;
import oklahoma.bot.search.Deadline;
import oklahoma.bot.search.Estimate;
import oklahoma.bot.search.MonteCarloSearch;
import oklahoma.rules.Move;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** Moves of Oklahoma that are compared in guessed worlds. */
class OklahomaSearchBotTest {
  private static final int WORLDS = 160;
  private static final Budget MANY = new Budget.Samples(WORLDS);
  private static final int WILD = CardKinds.WILD;

  /** The best of two discards is found by play alone where nothing was foreseen. */
  @Test
  void aWildIsWorthMoreThanACardWithoutUse() {
    int deals = 0;
    for (int seed = 0; deals < 5; seed++) {
      OklahomaSim deal = drawn(Contract.TWO_BOOKS, seed);
      if (deal.hands[0][WILD] > 0) {
        int other = RolloutPolicy.ONLY.discards(deal, 0);
        assertThat(winner(deal, List.of(discard(WILD, 0), discard(other, 0)), seed)).isEqualTo(1);
        assertThat(winner(deal, List.of(discard(other, 0), discard(WILD, 0)), seed)).isZero();
        deals++;
      }
    }
  }

  @Test
  void whatIsForeseenCountsWhereTheWorldsSayNothing() {
    OklahomaSim deal = drawn(Contract.TWO_RUNS, 3);
    int kind = RolloutPolicy.ONLY.discards(deal, 0);
    assertThat(winner(deal, List.of(discard(kind, -3), discard(kind, 0)), 1)).isEqualTo(1);
    assertThat(winner(deal, List.of(discard(kind, 0), discard(kind, -3)), 1)).isZero();
  }

  @Test
  void theSameDiceMakeTheSameChoiceAndTheSameFigures() {
    for (Contract contract : Contract.values()) {
      assertThat(winner(contract)).isEqualTo(winner(contract));
      assertThat(compared(contract)).isEqualTo(compared(contract));
    }
  }

  @Test
  void theBestIsBehindNothingAndTheOthersAreBehindIt() {
    for (Contract contract : Contract.values()) {
      Comparison compared = compared(contract);
      assertThat(compared.worlds()).isEqualTo(WORLDS);
      assertThat(compared.behind().get(compared.best())).isEqualTo(new Estimate(0, 0));
      assertThat(compared.behind())
          .allSatisfy(behind -> {
            assertThat(behind.mean()).isNotNegative();
            assertThat(behind.error()).isNotNegative();
          });
      assertThat(compared.behind()).anySatisfy(behind -> assertThat(behind.error()).isPositive());
    }
  }

  @Test
  void itEndsWhenItIsCancelled() {
    OklahomaSim deal = drawn(Contract.BOOK_AND_RUN, 1);
    AtomicInteger asked = new AtomicInteger();
    MonteCarloSearch<OklahomaSim> search = search(deal, discards(deal), 1);
    Deadline deadline = Deadline.of(new Budget.Samples(1_000_000));
    assertThat(search.compare(deadline, () -> asked.incrementAndGet() > 3)).isEmpty();
  }

  @Test
  void itPlaysNothingMoreWhenItsThreadIsInterrupted() {
    OklahomaSim deal = drawn(Contract.BOOK_AND_RUN, 1);
    AtomicInteger played = new AtomicInteger();
    MonteCarloSearch<OklahomaSim> search =
        OklahomaSearchBot.search(
            deal, 0, discards(deal), over -> played.incrementAndGet(), new SplittableRandom(1));
    Thread.currentThread().interrupt();
    int best = search.best(Deadline.of(MANY));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(played).hasValue(0);
    assertThat(best).isBetween(0, discards(deal).size() - 1);
  }

  @Test
  void aPlayerFarAheadWinsTheMatchWithTheLastHand() {
    OklahomaSim deal = drawn(Contract.BOOK_AND_TWO_RUNS, 2);
    OklahomaRollout.on(deal, RolloutPolicy.players(deal));
    int[] points = new int[deal.seats];
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = deal.points(seat);
    }
    List<Integer> level = List.of(0, 0, 0);
    List<Integer> apart = List.of(400, 0, 800);
    assertThat(sum(OklahomaWinProbability.of(level, Contract.BOOK_AND_TWO_RUNS), deal))
        .isEqualTo(1);
    assertThat(OklahomaWinProbability.of(apart, Contract.BOOK_AND_TWO_RUNS).at(deal, 1))
        .isEqualTo(1);
    assertThat(OklahomaWinProbability.of(apart, Contract.BOOK_AND_TWO_RUNS).at(deal, 0)).isZero();
    for (Contract contract : Contract.values()) {
      assertThat(sum(OklahomaWinProbability.of(apart, contract), deal)).isBetween(0.999, 1.001);
      assertThat(OklahomaWinProbability.of(apart, contract).at(deal, 1))
          .isGreaterThan(OklahomaWinProbability.of(level, contract).at(deal, 1) - 1e-9);
    }
  }

  private static double sum(OklahomaWinProbability chance, OklahomaSim deal) {
    double sum = 0;
    for (int seat = 0; seat < deal.seats; seat++) {
      sum += chance.at(deal, seat);
    }
    return sum;
  }

  private static Candidate<OklahomaSim> discard(int kind, double foreseen) {
    return new Candidate<>(new Move.Draw(), deal -> deal.discard(kind), foreseen);
  }

  private static List<Candidate<OklahomaSim>> discards(OklahomaSim deal) {
    List<Candidate<OklahomaSim>> options = new ArrayList<>();
    for (int kind = 0; kind < WILD; kind++) {
      if (deal.hands[0][kind] > 0) {
        options.add(discard(kind, 0));
      }
    }
    return options;
  }

  private static int winner(OklahomaSim deal, List<Candidate<OklahomaSim>> options, long seed) {
    return search(deal, options, seed).best(Deadline.of(MANY));
  }

  private static int winner(Contract contract) {
    OklahomaSim deal = drawn(contract, 7);
    return winner(deal, discards(deal), 2);
  }

  private static Comparison compared(Contract contract) {
    OklahomaSim deal = drawn(contract, 5);
    Deadline deadline = Deadline.of(MANY);
    return search(deal, discards(deal), 4).compare(deadline, () -> false).orElseThrow();
  }

  private static MonteCarloSearch<OklahomaSim> search(
      OklahomaSim deal, List<Candidate<OklahomaSim>> options, long seed) {
    ToDoubleFunction<OklahomaSim> lead = over -> over.lead(0);
    return OklahomaSearchBot.search(deal, 0, options, lead, new SplittableRandom(seed));
  }

  /** What the first of three seats knows when it has drawn for the first time. */
  private static OklahomaSim drawn(Contract contract, long seed) {
    OklahomaSim deal =
        OklahomaSim.dealt(OklahomaRules.standard(3), contract, new SplittableRandom(seed));
    deal.draw();
    for (int other = 1; other < deal.seats; other++) {
      Arrays.fill(deal.hands[other], 0);
    }
    return deal;
  }
}
