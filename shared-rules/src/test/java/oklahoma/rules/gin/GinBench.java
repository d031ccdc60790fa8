package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Defence;
import oklahoma.rules.gin.meld.DefenceSolver;
import oklahoma.rules.gin.meld.GinArrangement;
import oklahoma.rules.gin.meld.GinHands;
import oklahoma.rules.gin.meld.Runs;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long gin's solvers take: for the least deadwood, hands per second; for the others samples,
 * because the median does not mind other programs.
 */
@State(Scope.Thread)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GinBench {
  private static final int HANDS = 4096;

  private final long[] ten = new long[HANDS];
  private final long[] dense = new long[HANDS];
  private final List<List<Card>> eleven = new ArrayList<>();
  private final List<List<Card>> defenders = new ArrayList<>();
  private final List<List<Meld>> knockers = new ArrayList<>();
  private final long[][] melds = new long[HANDS][];
  private final long[] defending = new long[HANDS];
  private int next;

  /** Deals the hands. */
  @Setup
  public void deal() {
    SplittableRandom chance = new SplittableRandom(11);
    for (int i = 0; i < HANDS; i++) {
      ten[i] = CardBits.of(GinHands.dealt(chance, 10));
      dense[i] = CardBits.of(GinHands.dense(chance, 10));
      eleven.add(GinHands.dealt(chance, 11));
      List<Meld> declared = GinHands.declared(chance, Runs.ACE_LOW);
      List<Card> hand = GinHands.against(chance, declared, 10);
      knockers.add(declared);
      defenders.add(hand);
      melds[i] = declared.stream().mapToLong(meld -> CardBits.of(meld.cards())).toArray();
      defending[i] = CardBits.of(hand);
    }
  }

  /** The least deadwood of ten cards as they are dealt. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @OperationsPerInvocation(HANDS)
  public int tenCards() {
    int sum = 0;
    for (long hand : ten) {
      sum += Deadwood.least(hand, Runs.ACE_LOW);
    }
    return sum;
  }

  /** The least deadwood of ten cards of few ranks. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @OperationsPerInvocation(HANDS)
  public int tenDenseCards() {
    int sum = 0;
    for (long hand : dense) {
      sum += Deadwood.least(hand, Runs.ACE_LOW);
    }
    return sum;
  }

  /** All best arrangements of eleven cards, as objects. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public List<GinArrangement> arrangements() {
    return Arrangements.best(eleven.get(next()), Runs.ACE_LOW);
  }

  /** The joint optimum of ten cards, with its melds and lay-offs. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public Defence jointOptimum() {
    int i = next();
    return DefenceSolver.best(defenders.get(i), knockers.get(i), Runs.ACE_LOW);
  }

  /** The points of the joint optimum alone. */
  @Benchmark
  @BenchmarkMode(Mode.SampleTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public int jointPoints() {
    int i = next();
    return DefenceSolver.least(defending[i], melds[i], Runs.ACE_LOW);
  }

  private int next() {
    next = (next + 1) % HANDS;
    return next;
  }
}
