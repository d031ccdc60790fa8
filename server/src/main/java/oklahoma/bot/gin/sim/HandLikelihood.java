package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.Conduct;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;

/**
 * How likely hands of another seat are after what it did, if it has a certain habit: the logarithm,
 * but for a constant. What it took it melds; what it left it does not need; and what it threw says
 * which loose cards it hardly holds ({@link DiscardHabit}).
 *
 * <p>The features, in the order of the weights: deadwood, cards that would complete a meld (unseen,
 * the last discard, the two before, older ones, what was left last, left before), secret cards
 * beside discards (the last, the two before, anything else shunned), loose cards worth more than
 * the last discard, their points above it, both for the discard before, the number for the third,
 * taken cards that meld nothing, a knock not made (by one who would knock, by one who waits), and
 * loose cards.
 */
final class HandLikelihood {
  /** So many discards are compared with what is held. */
  private static final int COMPARED = 3;

  private static final int CARDS = 52;

  private final GinSim known;
  private final Runs runs;
  private final boolean played;
  private final double[] weights;
  private final long exposed;
  private final long unseen;
  private final long last;
  private final long recent;
  private final long older;
  private final long leftLast;
  private final long leftBefore;
  private final long besideLast;
  private final long besideRecent;
  private final long besideOther;

  /** For each of the last discards, the cards that are worth more, and its worth. */
  private final long[] dearer = new long[COMPARED];

  private final int[] worth = new int[COMPARED];

  /**
   * Of the hands of a seat.
   *
   * @param known the deal as the seat to move knows it
   * @param conduct what the other one did
   * @param habit of the other one
   */
  HandLikelihood(GinSim known, int seat, Conduct conduct, DiscardHabit habit) {
    this.known = known;
    runs = known.runs;
    played = conduct.turns() > 0;
    weights = habit.weights(conduct.turns());
    exposed = known.exposed(seat);
    unseen = known.unseen(known.seat);
    last = conduct.thrown(0, 1);
    recent = conduct.thrown(1, COMPARED);
    older = conduct.thrown(COMPARED, conduct.turns());
    leftLast = conduct.leftLast();
    leftBefore = conduct.leftBefore();
    besideLast = Neighbours.beside(last);
    besideRecent = Neighbours.beside(recent) & ~besideLast;
    besideOther =
        Neighbours.beside(older | leftLast | leftBefore)
            & ~(besideLast | Neighbours.beside(recent));
    for (int i = 0; i < Math.min(COMPARED, conduct.turns()); i++) {
      worth[i] = Deadwood.points(conduct.thrown(i, i + 1), runs);
      dearer[i] = dearer(worth[i]);
    }
  }

  private long dearer(int worth) {
    long cards = 0;
    for (int card = 0; card < CARDS; card++) {
      cards |= Deadwood.points(1L << card, runs) > worth ? 1L << card : 0;
    }
    return cards;
  }

  /**
   * The logarithm of a hand's likelihood: the features' sum, each with its weight.
   *
   * @param hasty whether the seat knocks as soon as it may
   */
  double of(long hand, boolean hasty) {
    double[] w = weights;
    int deadwood = Deadwood.least(hand, runs);
    long completing = Neighbours.completing(hand);
    long secret = hand & ~exposed;
    long loose = hand & ~Neighbours.melding(hand);
    long spare = loose & ~exposed;
    double sum =
        w[0] * deadwood
            + w[1] * Long.bitCount(completing & unseen)
            + w[2] * Long.bitCount(completing & last)
            + w[3] * Long.bitCount(completing & recent)
            + w[4] * Long.bitCount(completing & older)
            + w[5] * Long.bitCount(completing & leftLast)
            + w[6] * Long.bitCount(completing & leftBefore)
            + w[7] * Long.bitCount(secret & besideLast)
            + w[8] * Long.bitCount(secret & besideRecent)
            + w[9] * Long.bitCount(secret & besideOther)
            + w[14] * Long.bitCount(spare & dearer[2])
            + w[15] * Long.bitCount(loose & exposed)
            + w[18] * Long.bitCount(loose);
    sum += dearer(spare, 0, w[10], w[11]) + dearer(spare, 1, w[12], w[13]);
    if (played && deadwood <= known.limit) {
      sum += hasty ? w[16] : w[17];
    }
    return sum;
  }

  private double dearer(long spare, int discard, double each, double point) {
    long more = spare & dearer[discard];
    int count = Long.bitCount(more);
    return each * count + point * (Deadwood.points(more, runs) - worth[discard] * count);
  }
}
