package oklahoma.bot.gin.value;

import oklahoma.bot.neural.SparseInputs;
import oklahoma.bot.neural.SparseNet;
import oklahoma.bot.neural.SparseNet.Shape;

/**
 * A small neural network that predicts the value of a position in gin for two for a seat, on the
 * scale of its {@link Payoffs}. Its inputs are the {@link NetInputs} and the payoffs; it has an
 * output for each {@link Moment}.
 */
final class GinNet {
  /** What the seat has just done. */
  enum Moment {
    /** It has discarded, and the opponent plays. */
    DISCARDED,
    /** It left the top of the pile, and has not drawn yet. */
    LEFT,
    /** It has knocked. */
    KNOCKED
  }

  /** The first input that is a payoff. */
  static final int PAYOFFS = NetInputs.COUNT;

  static final Shape SHAPE = new Shape(PAYOFFS + Payoffs.COUNT, 64, 32, Moment.values().length);

  /** The network that comes with the program. */
  static final GinNet OWN = new GinNet(SparseNet.own(SHAPE, GinNet.class, "gin-values.bin"));

  private final SparseNet net;

  GinNet(SparseNet net) {
    this.net = net;
  }

  /** A buffer for the sums of the first layer. */
  float[] sums() {
    return net.sums();
  }

  /** A buffer for the sums of the second layer. */
  float[] second() {
    return net.second();
  }

  /** Resets the first sums for a decision and adds the payoffs. */
  void begin(float[] sums, Payoffs payoffs) {
    net.begin(sums);
    for (int end = 0; end < Payoffs.COUNT; end++) {
      net.add(sums, PAYOFFS + end, payoffs.end(end));
    }
  }

  /** Adds the active inputs to the first sums. */
  void add(float[] sums, SparseInputs inputs) {
    net.add(sums, inputs);
  }

  /**
   * The value of the position.
   *
   * @param sums those of the first layer, with all inputs added
   * @param second a buffer for the sums of the second layer
   */
  float value(float[] sums, Moment moment, float[] second) {
    net.pass(sums, second);
    return net.output(second, moment.ordinal());
  }
}
