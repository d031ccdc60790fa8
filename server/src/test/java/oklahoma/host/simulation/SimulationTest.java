package oklahoma.host.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Evenings at a host's tables, each decided by its seed: guests who play, return, watch, chat and
 * cheat, lines that break, a host that is killed. After every step the checks of {@link Check}
 * hold.
 */
class SimulationTest {
  private static final Logger LOG = LoggerFactory.getLogger(SimulationTest.class);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long SEED = Long.getLong("host.simulation.seed", 1);
  private static final int EVENINGS = Integer.getInteger("host.simulation.evenings", 1_000);

  /** What evenings came to, with the processor time that they took. */
  private record Sum(long entries, long messages, long judged, long verified, long nanos) {
    Sum plus(Sum other) {
      return new Sum(
          entries + other.entries,
          messages + other.messages,
          judged + other.judged,
          verified + other.verified,
          nanos + other.nanos);
    }
  }

  @Test
  void eveningsThatHaveNothingToDoWithEachOther() {
    long began = System.nanoTime();
    Sum sum =
        LongStream.range(SEED, SEED + EVENINGS)
            .parallel()
            .mapToObj(SimulationTest::measured)
            .reduce(new Sum(0, 0, 0, 0, 0), Sum::plus);
    LOG.info(
        "{} evenings in {} s, {} µs of processor time each: {} entries, {} messages, {} deals"
            + " judged, {} verified",
        EVENINGS,
        (System.nanoTime() - began) / 1_000_000_000,
        sum.nanos / 1_000 / EVENINGS,
        sum.entries,
        sum.messages,
        sum.judged,
        sum.verified);
    assertThat(sum.verified).isPositive();
  }

  private static Sum measured(long seed) {
    long worked = THREADS.getCurrentThreadCpuTime();
    World.Outcome outcome = evening(seed);
    return new Sum(
        outcome.entries(),
        outcome.messages(),
        outcome.judged(),
        outcome.verified(),
        THREADS.getCurrentThreadCpuTime() - worked);
  }

  /** What once went wrong. */
  @ParameterizedTest
  @ValueSource(
      longs = {
        202, 880, 2825, 7360, 100_623, 300_783, 302_436, 1_006_071, 1_025_333, 1_181_202, 1_616_307,
        2_108_811, 2_243_687, 2_566_807, 3_072_794, 3_096_926, 4_764_637, 5_013_550, 5_372_283,
        5_433_558
      })
  void eveningsThatWentWrongOnce(long seed) {
    evening(seed);
  }

  private static World.Outcome evening(long seed) {
    World.Outcome outcome = run(Evening.of(seed), Sabotage::new, false);
    outcome
        .violation()
        .ifPresent(found -> {
          throw new AssertionError(report(Evening.of(seed), Sabotage::new, found.check()), found);
        });
    return outcome;
  }

  private static World.Outcome run(Evening evening, Supplier<Sabotage> sabotage, boolean telling) {
    return new World(evening, sabotage.get(), telling).run();
  }

  /** The shortest story that ends in the same way. */
  static String report(Evening evening, Supplier<Sabotage> sabotage, Check check) {
    Evening smallest = new Minimiser(each -> goesWrong(each, sabotage, check)).smallest(evening);
    World.Outcome outcome = run(smallest, sabotage, true);
    List<String> story = outcome.story();
    return "seed %d with %s, %s and %d moves:%n%s%n%s"
        .formatted(
            evening.seed(),
            smallest.people(),
            smallest.faults(),
            smallest.moves(),
            String.join("\n", story.subList(Math.max(0, story.size() - 80), story.size())),
            outcome.violation().map(Throwable::getMessage).orElse(""));
  }

  private static boolean goesWrong(Evening evening, Supplier<Sabotage> sabotage, Check check) {
    return run(evening, sabotage, false)
        .violation()
        .map(Violation::check)
        .equals(Optional.of(check));
  }

  @Test
  void aSeedTellsTheSameStoryTwice() {
    for (long seed = 1; seed <= 20; seed++) {
      assertThat(run(Evening.of(seed), Sabotage::new, true).story())
          .isEqualTo(run(Evening.of(seed), Sabotage::new, true).story());
    }
  }

  @Test
  void aCrashIsDescribedInShortToo() {
    Evening evening = Evening.of(6);
    Supplier<Sabotage> mistake = Plant.CRASH_OF_THE_HOST::sabotage;
    Violation found = run(evening, mistake, false).violation().orElseThrow();

    assertThat(found).hasRootCauseInstanceOf(IllegalStateException.class);
    assertThat(report(evening, mistake, found.check()))
        .startsWith("seed 6 with [")
        .contains("says Command")
        .endsWith("the host crashes: java.lang.IllegalStateException: a mistake of the host");
  }

  @Test
  void whatGoesWrongIsDescribedInShort() {
    Evening evening = Evening.of(6);
    Supplier<Sabotage> mistake = Plant.END_OF_THE_JOURNAL_LOST::sabotage;
    Violation found = run(evening, mistake, false).violation().orElseThrow();

    Evening smallest =
        new Minimiser(each -> goesWrong(each, mistake, found.check())).smallest(evening);

    assertThat(smallest.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.KILL);
    assertThat(smallest.people().size()).isLessThanOrEqualTo(evening.people().size());
    assertThat(smallest.moves()).isLessThan(evening.moves());
    assertThat(report(evening, mistake, found.check()))
        .contains("the host is killed", "the host is started again");
  }
}
