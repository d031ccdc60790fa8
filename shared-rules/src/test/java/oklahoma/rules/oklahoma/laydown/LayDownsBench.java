package oklahoma.rules.oklahoma.laydown;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaHands;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long the lay-down solver takes for one hand. Samples, because the median does not mind other
 * programs.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LayDownsBench {
  private static final OklahomaRules RULES = OklahomaRules.standard(8);
  private static final int HANDS = 256;
  private static final int LISTED = 16;

  /** The contract to lay down. */
  @Param public Contract contract = Contract.TWO_BOOKS;

  private final List<List<Card>> small = new ArrayList<>();
  private final List<List<Card>> large = new ArrayList<>();
  private int next;

  /** Deals the hands. */
  @Setup
  public void deal() {
    SplittableRandom chance = new SplittableRandom(11);
    for (int i = 0; i < HANDS; i++) {
      small.add(OklahomaHands.withWilds(chance, 2, 11, 3));
      large.add(OklahomaHands.withWilds(chance, 4, 25, 6));
    }
  }

  /** Eleven cards, three of them wild. */
  @Benchmark
  public List<OklahomaArrangement> elevenCards() {
    return LayDowns.useful(small.get(next()), contract, RULES, LISTED);
  }

  /** Twenty-five cards of four packs, six of them wild. */
  @Benchmark
  public List<OklahomaArrangement> twentyFiveCards() {
    return LayDowns.useful(large.get(next()), contract, RULES, LISTED);
  }

  /** How far eleven cards are from the contract. */
  @Benchmark
  public int distance() {
    return Shortfall.fewest(small.get(next()), 11, contract, RULES);
  }

  private int next() {
    next = (next + 1) % HANDS;
    return next;
  }
}
