package oklahoma.bot.oklahoma.value;

import oklahoma.bot.oklahoma.plan.HandFeatures;

/**
 * A small network with one hidden layer: from {@link HandFeatures} to the points by which a seat
 * will lead the mean of the others at the end of the deal.
 */
public final class ValueNet {
  /** How many numbers belong to each unit between. */
  public static final int ROW = HandFeatures.COUNT + 2;

  /** Points for 1 of the network. */
  public static final double SCALE = 40;

  private final float[] weights;

  /**
   * A network.
   *
   * @param weights for each unit between: of the inputs, its threshold, of its output; at last the
   *     level
   */
  public ValueNet(float[] weights) {
    if (weights.length % ROW != 1) {
      throw new IllegalArgumentException("weights of another network: " + weights.length);
    }
    this.weights = weights.clone();
  }

  /** The points by which the seat will lead, about. */
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
