package oklahoma.bot.oklahoma;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.value.ValueNet;
import oklahoma.bot.oklahoma.value.ValueNets;

/** A {@link ValueNet} on its way: its weights follow targets down their slope (Adam). */
public final class TrainedNetwork {
  private static final int INPUTS = HandFeatures.COUNT;
  private static final int ROW = ValueNet.ROW;
  private static final int BATCH = 64;
  private static final double FADING = 0.9;
  private static final double FADING_SQUARES = 0.999;
  private static final double TINY = 1e-8;

  /** What the network shall say, in its own scale. */
  public static final class Lesson {
    private final float[] inputs;
    private final float target;

    public Lesson(float[] inputs, float target) {
      this.inputs = inputs;
      this.target = target;
    }
  }

  private final int units;
  private final float[] weights;
  private final double[] slopes;
  private final double[] means;
  private final double[] squares;
  private final float[] active;
  private int steps;

  /** A network that says nothing yet. */
  TrainedNetwork(int units, RandomGenerator chance) {
    this.units = units;
    this.weights = new float[units * ROW + 1];
    this.slopes = new double[weights.length];
    this.means = new double[weights.length];
    this.squares = new double[weights.length];
    this.active = new float[units];
    double usual = Math.sqrt(2.0 / INPUTS);
    for (int i = 0; i < units * ROW; i++) {
      int place = i % ROW;
      double spread = place < INPUTS ? usual : place == INPUTS ? 0 : 1 / Math.sqrt(units);
      weights[i] = (float) (spread * chance.nextGaussian());
    }
  }

  /** The network as it is now. */
  ValueNet network() {
    return new ValueNet(weights);
  }

  /** The network as a line of the file that {@link ValueNets} reads. */
  String line() {
    return IntStream.range(0, weights.length)
        .mapToObj(i -> Float.toString(Math.round(weights[i] * 1e5f) / 1e5f))
        .collect(Collectors.joining(" "));
  }

  /**
   * Goes through lessons once, in an order left to chance.
   *
   * @param pace how far it steps
   * @return the mean square by which it was wrong
   */
  double learn(List<Lesson> lessons, double pace, RandomGenerator chance) {
    int[] order = shuffled(lessons.size(), chance);
    double wrong = 0;
    for (int from = 0; from < order.length; from += BATCH) {
      int to = Math.min(order.length, from + BATCH);
      for (int at = from; at < to; at++) {
        double error = slope(lessons.get(order[at]));
        wrong += error * error;
      }
      step(pace, to - from);
    }
    return wrong / Math.max(1, order.length);
  }

  private static int[] shuffled(int count, RandomGenerator chance) {
    int[] order = IntStream.range(0, count).toArray();
    for (int left = count; left > 1; left--) {
      int at = chance.nextInt(left);
      int one = order[at];
      order[at] = order[left - 1];
      order[left - 1] = one;
    }
    return order;
  }

  /** Adds how a lesson's error depends on the weights; gives the error. */
  private double slope(Lesson lesson) {
    float[] inputs = lesson.inputs;
    float sum = weights[units * ROW];
    for (int unit = 0; unit < units; unit++) {
      int at = unit * ROW;
      float in = weights[at + INPUTS];
      for (int i = 0; i < INPUTS; i++) {
        in += weights[at + i] * inputs[i];
      }
      active[unit] = Math.max(0, in);
      sum += active[unit] * weights[at + INPUTS + 1];
    }
    float error = sum - lesson.target;
    slopes[units * ROW] += error;
    for (int unit = 0; unit < units; unit++) {
      int at = unit * ROW;
      slopes[at + INPUTS + 1] += error * active[unit];
      float back = active[unit] > 0 ? error * weights[at + INPUTS + 1] : 0;
      slopes[at + INPUTS] += back;
      for (int i = 0; i < INPUTS && back != 0; i++) {
        slopes[at + i] += back * inputs[i];
      }
    }
    return error;
  }

  private void step(double pace, int lessons) {
    steps++;
    double mean = 1 - Math.pow(FADING, steps);
    double square = 1 - Math.pow(FADING_SQUARES, steps);
    for (int i = 0; i < weights.length; i++) {
      double slope = slopes[i] / lessons;
      slopes[i] = 0;
      means[i] = FADING * means[i] + (1 - FADING) * slope;
      squares[i] = FADING_SQUARES * squares[i] + (1 - FADING_SQUARES) * slope * slope;
      weights[i] -= (float) (pace * means[i] / mean / (Math.sqrt(squares[i] / square) + TINY));
    }
  }
}
