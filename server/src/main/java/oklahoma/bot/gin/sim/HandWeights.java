package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.Neighbours;
import oklahoma.bot.gin.view.ObservedPlay;

/**
 * The weight of each feature of a hand in {@link HandLikelihood}, and of each card. With two
 * players a network computes the weights from all moves of the opponent ({@link BeliefNet}).
 */
final class HandWeights {
  private static final int TWO = 2;

  /** The first turn for each row of {@link #SEVERAL}. */
  private static final int[] FROM = {1, 3, 5, 8, 12};

  /**
   * The weights among several players, by the turns so far: the most likely ones for players who
   * discard their highest cards, in 100,000 positions.
   */
  private static final double[][] SEVERAL = {
    {0, -0.02, 0, 0, 0, -2.41, 0, 0, 0, -0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0.01},
    {
      -0.05, 0.03, -1.84, -0.96, 0, -1.13, -0.85, -0.33, -0.44, -0.17, -0.21, -0.34, -0.08, -0.17,
      0, -1.56, -1.42, -0.41, 0.13
    },
    {
      -0.07, 0.04, -1.3, -0.81, -0.48, -1, -0.68, -0.74, -0.66, -0.19, -0.83, -0.57, -0.41, -0.3,
      -0.18, -1.45, -2.65, -0.08, 0.17
    },
    {
      -0.08, 0.01, -1.17, -0.8, -0.63, -1, -0.57, -0.74, -0.69, -0.2, -0.88, -0.7, -0.74, -0.51,
      -1.07, -1.41, -3.39, 0.21, 0.2
    },
    {
      -0.12, 0.01, -0.92, -0.76, -0.57, -1.06, -0.44, -0.72, -0.65, -0.21, -0.61, -0.8, -0.87,
      -0.46, -1.58, -1.23, -3.7, 0.37, 0.26
    },
    {
      -0.22, -0.02, -0.91, -0.77, -0.53, -0.9, -0.46, -0.68, -0.56, -0.21, -0.79, -0.7, -0.82,
      -0.41, -1.4, -1.2, -3.82, 0.45, 0.32
    }
  };

  private static final float[] NO_CARDS = new float[Neighbours.CARDS];

  private final double[] features;
  private final float[] cards;

  HandWeights(double[] features, float[] cards) {
    this.features = features;
    this.cards = cards;
  }

  /**
   * The weights for the hands of a seat.
   *
   * @param known the deal as the seat to move knows it
   * @param observed the opponent's conduct
   */
  static HandWeights of(GinSim known, int seat, ObservedPlay observed) {
    if (known.seats() == TWO) {
      return BeliefNet.OWN.weights(known, seat, observed);
    }
    int row = 0;
    while (row < FROM.length && observed.turns() >= FROM[row]) {
      row++;
    }
    return new HandWeights(SEVERAL[row], NO_CARDS);
  }

  /** The sum of these features and of the cards of a hand, each by its weight. */
  double sum(double[] those, long hand) {
    double sum = 0;
    for (int i = 0; i < features.length; i++) {
      sum += features[i] * those[i];
    }
    for (long left = hand; left != 0; left &= left - 1) {
      sum += cards[Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }
}
