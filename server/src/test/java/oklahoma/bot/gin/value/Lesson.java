package oklahoma.bot.gin.value;

import oklahoma.bot.gin.value.GinNet.Moment;
import oklahoma.bot.neural.TrainedNet;

/** What a {@link GinNet} shall say of a moment. */
final class Lesson {
  /** A lesson that is wrong by more counts no more than this. */
  private static final float MOST = 2;

  private static final int MOMENTS = Moment.values().length;

  private final int[] on;
  private final Payoffs payoffs;
  private final Moment moment;
  private final float target;

  /**
   * @param on the inputs that are on
   * @param payoffs of the seat
   * @param target in the network's scale
   */
  Lesson(int[] on, Payoffs payoffs, Moment moment, float target) {
    this.on = on;
    this.payoffs = payoffs;
    this.moment = moment;
    this.target = target;
  }

  /** What the network shall say. */
  float target() {
    return target;
  }

  /** The same moment with another target. */
  Lesson towards(float other) {
    return new Lesson(on, payoffs, moment, other);
  }

  /** Teaches the network the lesson. */
  void teach(TrainedNet.Slopes slopes) {
    float[] ends = new float[Payoffs.COUNT];
    for (int end = 0; end < ends.length; end++) {
      ends[end] = payoffs.end(end);
    }
    float[] predicted = new float[MOMENTS];
    slopes.asks(on, GinNet.PAYOFFS, ends, predicted);
    float[] errors = new float[MOMENTS];
    errors[moment.ordinal()] = Math.clamp(predicted[moment.ordinal()] - target, -MOST, MOST);
    slopes.add(on, GinNet.PAYOFFS, ends, errors);
  }
}
