package host.bot;

import java.util.random.RandomGenerator;
import rules.gin.Deadwood;

/**
 * Guesses at what a seat does not see in a deal for two: hands of the other as they are likely
 * after what it took, threw away and left lying. How likely was learnt from hands that the tuned
 * policy and a yardstick had in 100,000 deals, each compared with itself after the exchange of a
 * card. The guesses are the steps of a Metropolis chain; the stock is shuffled anew each time.
 */
final class Guesses {
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

  private final RolloutDeal known;
  private final RandomGenerator chance;
  private final int other;
  private final long exposed;
  private final long unseen;
  private final long shunned;
  private final long shy;
  private final double[] weights;

  /** The unseen cards as numbers of bits: the other's secret ones first, then the stock. */
  private final int[] cards;

  private final int secret;
  private long hand;
  private double likely;

  /**
   * Guesses.
   *
   * @param known a deal that waits for the seat that guesses
   * @param held how many cards the other seat holds
   */
  Guesses(RolloutDeal known, int held, RandomGenerator chance) {
    this.known = known;
    this.chance = chance;
    other = 1 - known.seat;
    exposed = known.exposed(other);
    unseen = known.unseen(known.seat);
    shunned = known.shunned(other) & ~exposed;
    shy = Neighbours.beside(shunned);
    weights = weights(known.turns(other));
    cards = shuffled(unseen);
    secret = held - Long.bitCount(exposed);
    hand = exposed;
    for (int i = 0; i < secret; i++) {
      hand |= 1L << cards[i];
    }
    likely = likely(hand);
    walk(FIRST_STEPS);
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

  private double likely(long guess) {
    long completing = Neighbours.completing(guess);
    return weights[0] * Deadwood.least(guess, known.runs)
        + weights[1] * Long.bitCount(completing & unseen)
        + weights[2] * Long.bitCount(completing & shunned)
        + weights[3] * Long.bitCount(guess & ~exposed & shy);
  }

  /** Exchanges cards between hand and stock, so often as it is told, where that is likely. */
  private void walk(int steps) {
    int stock = cards.length - secret;
    for (int step = 0; step < steps && secret > 0 && stock > 0; step++) {
      int in = chance.nextInt(secret);
      int out = secret + chance.nextInt(stock);
      long changed = hand ^ 1L << cards[in] ^ 1L << cards[out];
      double gain = likely(changed) - likely;
      if (gain >= 0 || chance.nextDouble() < Math.exp(gain)) {
        hand = changed;
        likely += gain;
        swap(cards, in, out);
      }
    }
  }

  /** Makes a deal the next guess at the known one. */
  void next(RolloutDeal world) {
    walk(STEPS);
    shuffle(cards, secret);
    world.copy(known);
    world.guess(other, hand, cards, secret);
  }
}
