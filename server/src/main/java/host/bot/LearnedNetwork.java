package host.bot;

/**
 * A small network with one layer between: from {@link HandInputs} to the points by which a seat
 * will lead the mean of the others at the end of the deal.
 */
final class LearnedNetwork {
  /** How many numbers make one. */
  static final int SIZE = LearnedNetwork.HIDDEN * (HandInputs.COUNT + 2) + 1;

  private static final int HIDDEN = 24;
  private static final int ROW = HandInputs.COUNT + 2;

  /** Points for 1 of the network. */
  private static final double SCALE = 40;

  private final float[] weights;

  /**
   * A network.
   *
   * @param weights for each unit between: of the inputs, its threshold, of its output; at last the
   *     level
   */
  LearnedNetwork(float[] weights) {
    if (weights.length != SIZE) {
      throw new IllegalArgumentException("weights of another network: " + weights.length);
    }
    this.weights = weights.clone();
  }

  /** The points by which the seat will lead, about. */
  double of(float[] inputs) {
    float sum = weights[SIZE - 1];
    for (int at = 0; at < SIZE - 1; at += ROW) {
      float in = weights[at + HandInputs.COUNT];
      for (int i = 0; i < HandInputs.COUNT; i++) {
        in += weights[at + i] * inputs[i];
      }
      sum += Math.max(0, in) * weights[at + HandInputs.COUNT + 1];
    }
    return sum * SCALE;
  }
}
