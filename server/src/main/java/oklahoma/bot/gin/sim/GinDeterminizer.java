package oklahoma.bot.gin.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinResult;

/**
 * Samples what a seat does not see in a deal: the hands of the others by their likelihood after
 * their moves ({@link HandLikelihood}), and how they play on. With two seats the opponent may wait
 * for gin, as Normal does, or knock as soon as it may, as many people do. Each sample assumes one
 * of the two, in the proportion that earlier deals of the match suggest ({@link KnockHabit}); a
 * player who knocks at once is unlikely to hold a hand that could have knocked. With several seats
 * the others are assumed to play as Normal, which then knocks as soon as it may. The samples are
 * the steps of a Metropolis chain; the stock is shuffled again each time.
 */
public final class GinDeterminizer {
  private static final int FIRST_STEPS = 1_000;
  private static final int STEPS = 48;

  /** After this many steps the others' knocking habits are sampled again. */
  private static final int HASTE = 8;

  private static final int TWO = 2;

  private final GinSim known;
  private final RandomGenerator chance;

  /** The prior probability that the opponent of two knocks as soon as it may. */
  private final double hasty;

  private final List<Other> others = new ArrayList<>();

  /** The unseen cards as bit numbers: first the secret cards of each other seat, then the stock. */
  private final int[] cards;

  /** The owner of each secret card in {@link #cards}. */
  private final Other[] owners;

  private long policySeed;

  /**
   * Samples without knowledge of earlier deals.
   *
   * @param known the deal as seen by the seat for which it waits
   * @param held how many cards each seat holds
   * @param conducts what each seat did
   */
  public GinDeterminizer(
      GinSim known, int[] held, List<ObservedPlay> conducts, RandomGenerator chance) {
    this(known, held, conducts, KnockHabit.COMMON, chance);
  }

  private GinDeterminizer(
      GinSim known, int[] held, List<ObservedPlay> conducts, double hasty, RandomGenerator chance) {
    this.known = known;
    this.hasty = hasty;
    this.chance = chance;
    cards = shuffled(known.unseen(known.seat));
    owners = new Other[cards.length - known.left()];
    int from = 0;
    for (int who = known.after(known.seat); who != known.seat; who = known.after(who)) {
      int end = from + held[who] - Long.bitCount(known.exposed(who));
      long hand = known.exposed(who);
      for (int i = from; i < end; i++) {
        hand |= 1L << cards[i];
      }
      Other other = new Other(who, end, likelihood(who, conducts.get(who)), hand);
      others.add(other);
      Arrays.fill(owners, from, end, other);
      from = end;
    }
    walk(FIRST_STEPS * others.size());
  }

  private HandLikelihood likelihood(int who, ObservedPlay observed) {
    return new HandLikelihood(known, who, observed, HandWeights.of(known, who, observed));
  }

  /**
   * Samples from a seat's view.
   *
   * @param earlier how earlier deals of the match ended, as far as that is known, oldest first
   */
  public static GinDeterminizer of(GinView view, List<GinResult> earlier, RandomGenerator chance) {
    double hasty = KnockHabit.hasty(earlier, view.rules(), view.next());
    int[] held = Seat.first(view.rules().seats()).stream().mapToInt(view::held).toArray();
    return new GinDeterminizer(GinSim.of(view), held, view.conducts(), hasty, chance);
  }

  private int[] shuffled(long bits) {
    int[] shuffled = new int[Long.bitCount(bits)];
    int count = 0;
    for (long left = bits; left != 0; left &= left - 1) {
      shuffled[count++] = Long.numberOfTrailingZeros(left);
    }
    shuffle(shuffled, 0);
    return shuffled;
  }

  /** Replaces this deal by the next sample of the known one. */
  public void next(GinSim world) {
    walk(STEPS * others.size());
    shuffle(cards, owners.length);
    world.copy(known);
    for (Other other : others) {
      world.holds(other.seat, other.hand);
    }
    world.stocked(cards, owners.length);
    policySeed = chance.nextLong();
  }

  /** The others' policy in the latest sample; it uses the same random numbers every time. */
  public GinSimPolicy policy() {
    return known.seats() > TWO
        ? TunedSimPolicy.HASTY
        : others.getFirst().knocks
            ? new BaselineSimPolicy(new SplittableRandom(policySeed))
            : TunedSimPolicy.USUAL;
  }

  private void shuffle(int[] some, int from) {
    for (int i = some.length - 1; i > from; i--) {
      swap(some, i, from + chance.nextInt(i - from + 1));
    }
  }

  private static void swap(int[] some, int one, int two) {
    int card = some[one];
    some[one] = some[two];
    some[two] = card;
  }

  /**
   * Performs the given number of steps: exchanges cards between hands, and between hands and stock,
   * with the probability of acceptance.
   */
  private void walk(int steps) {
    for (int step = 0; step < steps && owners.length > 0; step++) {
      if (known.seats() == TWO && step % HASTE == 0) {
        others.getFirst().decides();
      }
      int in = chance.nextInt(owners.length);
      Other owner = owners[in];
      int rest = cards.length - owner.end;
      if (rest > 0) {
        exchange(in, owner, owner.end + chance.nextInt(rest));
      }
    }
  }

  private void exchange(int in, Other owner, int out) {
    long exchanged = 1L << cards[in] | 1L << cards[out];
    double gain = owner.gain(exchanged);
    double theirs = out < owners.length ? owners[out].gain(exchanged) : 0;
    if (gain + theirs >= 0 || chance.nextDouble() < Math.exp(gain + theirs)) {
      owner.changes(exchanged, gain);
      if (out < owners.length) {
        owners[out].changes(exchanged, theirs);
      }
      swap(cards, in, out);
    }
  }

  /** Another seat, and its hand in the present sample. */
  private final class Other {
    private final int seat;

    /** The index after its last secret card. */
    private final int end;

    private final HandLikelihood likelihood;
    private long hand;

    /** Whether it knocks as soon as it may. */
    private boolean knocks = true;

    private double likely;

    private Other(int seat, int end, HandLikelihood likelihood, long hand) {
      this.seat = seat;
      this.end = end;
      this.likelihood = likelihood;
      this.hand = hand;
      likely = likelihood.of(hand, knocks);
    }

    /** Samples whether it knocks as soon as it may, given its hand. */
    private void decides() {
      double waiting = likelihood.of(hand, false);
      double hastily = likelihood.of(hand, true);
      double odds = hasty / (1 - hasty) * Math.exp(hastily - waiting);
      knocks = chance.nextDouble() * (1 + odds) < odds;
      likely = knocks ? hastily : waiting;
    }

    /** The gain in log-likelihood of the hand by exchanging some cards. */
    private double gain(long exchanged) {
      return likelihood.of(hand ^ exchanged, knocks) - likely;
    }

    private void changes(long exchanged, double gain) {
      hand ^= exchanged;
      likely += gain;
    }
  }
}
