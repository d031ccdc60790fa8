package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.Conduct;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;

/**
 * What a player of gin for two throws away, and so what its discards say about its hand. The
 * weights are those under which hands of players with the habit were likeliest, in 100,000 moments
 * of deals of each; how a player's discards tell its habit was fitted to the same players.
 */
enum DiscardHabit {
  /** The card that is worth most, of those that leave least deadwood, as most people do. */
  DEAREST,
  /** What promises least, as Normal does: high pairs are kept, and low loose cards thrown. */
  HOPELESS,
  /** What hardly helps the other. */
  SAFE;

  /** From so many of the other's turns on the next row of weights holds. */
  private static final int[] FROM = {1, 3, 5, 8, 12};

  private static final int LOW = 5;
  private static final int HIGH = 10;
  private static final int EARLY = 3;
  private static final int LATE = 12;

  /**
   * How much likelier than {@link #DEAREST} the other habits are, as logarithms: at first, for each
   * low discard in the first turns and later, for each high one in the first turns, for each that
   * is worth more than the one before, and for each turn.
   */
  private static final double[][] SIGNS = {
    {0, 0, 0, 0, 0, 0},
    {-0.14, 2.46, 0.14, -0.58, 0.64, -0.19},
    {-0.81, 1.75, 0.53, -0.07, 0.38, -0.14}
  };

  /**
   * For each habit a row of weights by the turns so far, in the order of {@link HandLikelihood}.
   */
  private static final double[][][] WEIGHTS = {
    {
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
    },
    {
      {0, -0.01, 0, 0, 0, -2.46, 0, 0, 0, -0.36, 0, 0, 0, 0, 0, 0, 0, 0, -0.01},
      {
        -0.04, 0.3, 1.24, 0.93, 0, -0.8, -0.65, -2.01, -2.06, -0.39, 0.05, 0.02, -0.14, 0.01, 0,
        -1.09, -1.42, 0.46, 0.05
      },
      {
        -0.1, 0.55, -0.23, 0.29, -0.22, -0.75, -0.5, -0.99, -1.55, -0.61, -0.05, 0.04, 0.01, 0.03,
        0, -1.21, -2.65, 0.66, 0.02
      },
      {
        -0.14, 0.57, -0.86, -0.25, -0.36, -0.5, -0.39, -0.48, -1.02, -0.85, -0.13, 0.01, -0.07,
        0.05, 0.1, -1.3, -3.39, 0.74, 0.03
      },
      {
        -0.21, 0.35, -0.93, -0.59, -0.38, -0.51, -0.38, -0.47, -0.71, -0.71, -0.08, -0.21, -0.12,
        -0.06, -0.12, -1.42, -3.7, 0.6, 0.2
      },
      {
        -0.35, -0.04, -0.83, -0.76, -0.47, -0.84, -0.57, -0.41, -0.31, -0.34, -0.11, -0.37, 0.07,
        -0.33, -0.42, -1.41, -3.82, 0.54, 0.56
      }
    },
    {
      {-0.01, 0.03, 0, 0, 0, -1.93, 0, 0, 0, -0.21, 0, 0, 0, 0, 0, 0, 0, 0, 0.02},
      {
        -0.06, -0.08, -2.29, -1.64, 0, -0.89, -0.72, 0.22, 0.22, -0.47, -0.47, -0.16, -0.55, -0.24,
        0, -1, -1.31, -0.15, 0.23
      },
      {
        -0.1, -0.21, -1.73, -1.4, -0.65, -1.09, -0.91, 0.34, 0.04, -0.44, -0.1, -0.03, -0.15, -0.03,
        -0.2, -0.8, -1.93, -0.16, 0.35
      },
      {
        -0.15, -0.3, -0.98, -1.05, -0.82, -1.27, -1.05, 0.29, 0.17, -0.22, -0.04, 0, 0.01, 0.01,
        -0.01, -0.8, -1.95, -0.25, 0.42
      },
      {
        -0.19, -0.31, -0.55, -0.64, -0.67, -1.27, -0.99, 0.3, 0.18, -0.03, -0.11, 0.02, -0.02, 0.02,
        0.08, -0.86, -2.24, -0.53, 0.59
      },
      {
        -0.23, -0.22, -0.6, -0.46, -0.43, -1.28, -0.85, 0.3, 0.17, 0.14, -0.19, 0.04, -0.1, 0.04,
        0.03, -0.92, -2.57, -0.59, 0.69
      }
    }
  };

  /** The weights of a seat's hand after so many turns of its own. */
  double[] weights(int turns) {
    int row = 0;
    while (row < FROM.length && turns >= FROM[row]) {
      row++;
    }
    return WEIGHTS[ordinal()][row];
  }

  /** How likely each habit is after what a seat did; together 1. */
  static double[] chances(Conduct conduct, Runs runs) {
    double[] signs = signs(conduct, runs);
    double[] chances = new double[SIGNS.length];
    double sum = 0;
    for (int habit = 0; habit < chances.length; habit++) {
      double odds = 0;
      for (int sign = 0; sign < signs.length; sign++) {
        odds += SIGNS[habit][sign] * signs[sign];
      }
      chances[habit] = Math.exp(odds);
      sum += chances[habit];
    }
    for (int habit = 0; habit < chances.length; habit++) {
      chances[habit] /= sum;
    }
    return chances;
  }

  private static double[] signs(Conduct conduct, Runs runs) {
    int turns = conduct.turns();
    double[] signs = {1, 0, 0, 0, 0, Math.min(turns, LATE)};
    int before = Integer.MAX_VALUE;
    for (int turn = 0; turn < turns; turn++) {
      int place = turns - 1 - turn;
      int points = Deadwood.points(conduct.thrown(place, place + 1), runs);
      boolean early = turn < EARLY;
      signs[early ? 1 : 2] += points <= LOW ? 1 : 0;
      signs[3] += early && points == HIGH ? 1 : 0;
      signs[4] += points > before ? 1 : 0;
      before = points;
    }
    return signs;
  }
}
