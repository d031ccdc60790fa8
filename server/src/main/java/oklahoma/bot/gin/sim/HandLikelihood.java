package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.Neighbours;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;

/**
 * The log-likelihood, up to a constant, of another seat's hand given its moves. The seat melds what
 * it took and does not need what it left, and its discards say which loose cards it is unlikely to
 * hold. {@link HandWeights} has the weight of each of these.
 */
final class HandLikelihood {
  /** How many features a hand has. */
  static final int FEATURES = 19;

  /** The number of discards compared with the hand. */
  private static final int COMPARED = 3;

  private static final int CARDS = 52;

  private final GinSim known;
  private final Runs runs;
  private final boolean played;
  private final HandWeights weights;
  private final double[] features = new double[FEATURES];
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

  /** For each of the last discards, the cards that are worth more. */
  private final long[] higher = new long[COMPARED];

  private final int[] worth = new int[COMPARED];

  /**
   * The likelihood of the hands of a seat.
   *
   * @param known the deal as the seat to move knows it
   * @param observed the opponent's conduct
   */
  HandLikelihood(GinSim known, int seat, ObservedPlay observed, HandWeights weights) {
    this.known = known;
    runs = known.runs;
    played = observed.turns() > 0;
    this.weights = weights;
    exposed = known.exposed(seat);
    unseen = known.unseen(known.seat);
    last = observed.discarded(0, 1);
    recent = observed.discarded(1, COMPARED);
    older = observed.discarded(COMPARED, observed.turns());
    leftLast = observed.leftLast();
    leftBefore = observed.leftBefore();
    besideLast = Neighbours.beside(last);
    besideRecent = Neighbours.beside(recent) & ~besideLast;
    besideOther =
        Neighbours.beside(older | leftLast | leftBefore)
            & ~(besideLast | Neighbours.beside(recent));
    for (int i = 0; i < Math.min(COMPARED, observed.turns()); i++) {
      worth[i] = Deadwood.points(observed.discarded(i, i + 1), runs);
      higher[i] = higher(worth[i]);
    }
  }

  private long higher(int worth) {
    long cards = 0;
    for (int card = 0; card < CARDS; card++) {
      cards |= Deadwood.points(1L << card, runs) > worth ? 1L << card : 0;
    }
    return cards;
  }

  /**
   * The logarithm of a hand's likelihood: the sum of its features and cards, each by its weight.
   *
   * @param hasty whether the seat knocks as soon as it may
   */
  double of(long hand, boolean hasty) {
    look(hand, hasty, features);
    return weights.sum(features, hand);
  }

  /**
   * The features of a hand: deadwood; cards that would complete a meld (unseen, the last discard,
   * the two before, older ones, the card left last, those left before); secret cards beside
   * discards (the last, the two before, anything else shunned); loose cards worth more than the
   * last discard, and their points above it; both for the discard before; the number for the third;
   * taken cards that meld nothing; a knock that the seat did not make, if it knocks at once and if
   * it waits; and loose cards.
   *
   * @param into {@value #FEATURES} places
   */
  void look(long hand, boolean hasty, double[] into) {
    int deadwood = Deadwood.least(hand, runs);
    long completing = Neighbours.completing(hand);
    long secret = hand & ~exposed;
    long loose = hand & ~Neighbours.melding(hand);
    long spare = loose & ~exposed;
    boolean may = played && deadwood <= known.limit;
    into[0] = deadwood;
    into[1] = Long.bitCount(completing & unseen);
    into[2] = Long.bitCount(completing & last);
    into[3] = Long.bitCount(completing & recent);
    into[4] = Long.bitCount(completing & older);
    into[5] = Long.bitCount(completing & leftLast);
    into[6] = Long.bitCount(completing & leftBefore);
    into[7] = Long.bitCount(secret & besideLast);
    into[8] = Long.bitCount(secret & besideRecent);
    into[9] = Long.bitCount(secret & besideOther);
    into[10] = Long.bitCount(spare & higher[0]);
    into[11] = above(spare, 0);
    into[12] = Long.bitCount(spare & higher[1]);
    into[13] = above(spare, 1);
    into[14] = Long.bitCount(spare & higher[2]);
    into[15] = Long.bitCount(loose & exposed);
    into[16] = may && hasty ? 1 : 0;
    into[17] = may && !hasty ? 1 : 0;
    into[18] = Long.bitCount(loose);
  }

  /** The sum, over all loose cards worth more than a discard, of the points above that discard. */
  private int above(long spare, int discard) {
    long more = spare & higher[discard];
    return Deadwood.points(more, runs) - worth[discard] * Long.bitCount(more);
  }
}
