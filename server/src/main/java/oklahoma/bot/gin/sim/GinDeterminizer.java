package oklahoma.bot.gin.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Guesses at what a seat does not see in a deal: hands of the others as they are likely after what
 * they took, threw away and left lying. How likely was learnt from hands that the tuned policy and
 * a yardstick had in 100,000 deals, each compared with itself after the exchange of a card. The
 * guesses are the steps of a Metropolis chain; the stock is shuffled again each time.
 */
public final class GinDeterminizer {
  private static final int FIRST_STEPS = 150;
  private static final int STEPS = 16;

  /** From so many of the other's turns on the next row of weights holds. */
  private static final int[] FROM = {1, 3, 5, 8};

  /**
   * What a hand's logarithm of likelihood gains for each point of deadwood, unseen card that would
   * complete a meld, shunned card that would, and secret card beside a shunned one.
   */
  private static final double[][] WEIGHTS = {
    {0, 0, -2.4, -0.13},
    {-0.05, 0.14, -0.92, -0.70},
    {-0.095, 0.20, -0.78, -0.76},
    {-0.172, 0.222, -0.72, -0.75},
    {-0.305, 0.27, -0.74, -0.52}
  };

  private final GinSim known;
  private final RandomGenerator chance;
  private final long unseen;
  private final List<Other> others = new ArrayList<>();

  /** The unseen cards as numbers of bits: the secret ones of each other seat, then the stock. */
  private final int[] cards;

  /** For each place of a secret card in {@link #cards}, whose it is. */
  private final Other[] owners;

  /**
   * Guesses.
   *
   * @param known a deal that waits for the seat that guesses
   * @param held how many cards each seat holds
   */
  public GinDeterminizer(GinSim known, int[] held, RandomGenerator chance) {
    this.known = known;
    this.chance = chance;
    unseen = known.unseen(known.seat);
    cards = shuffled(unseen);
    owners = new Other[cards.length - known.left()];
    int from = 0;
    for (int who = known.after(known.seat); who != known.seat; who = known.after(who)) {
      int end = from + held[who] - Long.bitCount(known.exposed(who));
      Other other = new Other(who, from, end);
      others.add(other);
      Arrays.fill(owners, from, end, other);
      from = end;
    }
    walk(FIRST_STEPS * others.size());
  }

  /** Another seat, and the hand that it has in the present guess. */
  private final class Other {
    private final int seat;
    private final int end;
    private final long exposed;
    private final long shunned;
    private final long shy;
    private final double[] weights;
    private long hand;
    private double likely;

    /** A seat whose secret cards lie at these places. */
    private Other(int seat, int from, int end) {
      this.seat = seat;
      this.end = end;
      exposed = known.exposed(seat);
      shunned = known.shunned(seat) & ~exposed;
      shy = Neighbours.beside(shunned);
      weights = weights(known.turns(seat));
      hand = exposed;
      for (int i = from; i < end; i++) {
        hand |= 1L << cards[i];
      }
      likely = likely(hand);
    }

    private double likely(long guess) {
      long completing = Neighbours.completing(guess);
      return weights[0] * Deadwood.least(guess, known.runs)
          + weights[1] * Long.bitCount(completing & unseen)
          + weights[2] * Long.bitCount(completing & shunned)
          + weights[3] * Long.bitCount(guess & ~exposed & shy);
    }

    /** How much likelier the hand is with some cards exchanged. */
    private double gain(long exchanged) {
      return likely(hand ^ exchanged) - likely;
    }

    private void changes(long exchanged, double gain) {
      hand ^= exchanged;
      likely += gain;
    }
  }

  private static double[] weights(int turns) {
    int row = 0;
    while (row < FROM.length && turns >= FROM[row]) {
      row++;
    }
    return WEIGHTS[row];
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
   * Exchanges cards between hands, and between hands and stock, so often as it is told, where that
   * is likely.
   */
  private void walk(int steps) {
    for (int step = 0; step < steps && owners.length > 0; step++) {
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

  /** Makes a deal the next guess at the known one. */
  public void next(GinSim world) {
    walk(STEPS * others.size());
    shuffle(cards, owners.length);
    world.copy(known);
    for (Other other : others) {
      world.holds(other.seat, other.hand);
    }
    world.stocked(cards, owners.length);
  }
}
