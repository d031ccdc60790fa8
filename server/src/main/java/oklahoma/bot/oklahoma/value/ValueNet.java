package oklahoma.bot.oklahoma.value;

import oklahoma.bot.oklahoma.plan.HandFeatures;

/**
 * A small network with one hidden layer: from {@link HandFeatures} to the points by which a seat
 * will lead the mean of the others at the end of the deal.
 */
public final class ValueNet {
  /** How many numbers belong to each hidden unit. */
  public static final int ROW = HandFeatures.COUNT + 2;

  /** The points that an output of 1 stands for. */
  public static final double SCALE = 40;

  private final float[] weights;

  /**
   * A network.
   *
   * @param weights for each hidden unit the weights of its inputs, its bias and the weight of its
   *     output; at the end the output's bias
   */
  public ValueNet(float[] weights) {
    if (weights.length % ROW != 1) {
      throw new IllegalArgumentException("weights of another network: " + weights.length);
    }
    this.weights = weights.clone();
  }

  /** The expected lead of the seat, in points. */
  public double of(float[] inputs) {
    int units = weights.length - 1;
    float sum = weights[units];
    for (int at = 0; at < units; at += ROW) {
      float in = weights[at + HandFeatures.COUNT];
      for (int i = 0; i < HandFeatures.COUNT; i++) {
        in += weights[at + i] * inputs[i];
      }
      sum += Math.max(0, in) * weights[at + HandFeatures.COUNT + 1];
    }
    return sum * SCALE;
  }
}
