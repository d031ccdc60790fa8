package oklahoma.bot.gin.value;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.value.GinNet.Moment;

/**
 * A {@link GinNet} on its way: its weights follow targets down their slope (Adam). Several threads
 * may teach it at a time, each with {@link Slopes} of its own.
 */
final class TrainedGinNet {
  private static final float FADING = 0.9f;
  private static final float FADING_SQUARES = 0.999f;
  private static final float TINY = 1e-6f;
  private static final double SPREAD = 0.1;

  /** A lesson that is wrong by more counts no more than this. */
  private static final float MOST = 2;

  /** What the network shall say of a moment. */
  static final class Lesson {
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
  }

  private final float[] weights;
  private final float[] means = new float[GinNet.SIZE];
  private final float[] squares = new float[GinNet.SIZE];
  private int steps;

  /** A network that knows nothing yet. */
  TrainedGinNet(RandomGenerator chance) {
    weights = new float[GinNet.SIZE];
    for (int i = 0; i < GinNet.LEVELS; i++) {
      weights[i] = (float) (SPREAD * chance.nextGaussian());
    }
    for (int i = GinNet.SECOND_WEIGHTS; i < GinNet.SECOND_LEVELS; i++) {
      weights[i] = (float) (Math.sqrt(2.0 / GinNet.UNITS) * chance.nextGaussian());
    }
    for (int i = GinNet.OUTPUTS; i < GinNet.OUTPUT_LEVELS; i++) {
      weights[i] = (float) (SPREAD * chance.nextGaussian());
    }
  }

  /** The network, which goes on learning. */
  GinNet network() {
    return new GinNet(weights);
  }

  /** The weights as they are now. */
  float[] weights() {
    return weights.clone();
  }

  private synchronized void step(float[] slopes, int lessons, double pace) {
    steps++;
    float mean = (float) (pace / (1 - Math.pow(FADING, steps)));
    float square = (float) (1 - Math.pow(FADING_SQUARES, steps));
    for (int i = 0; i < weights.length; i++) {
      float slope = slopes[i] / lessons;
      means[i] = FADING * means[i] + (1 - FADING) * slope;
      squares[i] = FADING_SQUARES * squares[i] + (1 - FADING_SQUARES) * slope * slope;
      weights[i] -= mean * means[i] / ((float) Math.sqrt(squares[i] / square) + TINY);
    }
  }

  /** How the errors of some lessons depend on the weights. */
  final class Slopes {
    private final float[] slopes = new float[GinNet.SIZE];
    private final float[] sums = new float[GinNet.UNITS];
    private final float[] backs = new float[GinNet.UNITS];
    private final float[] second = new float[GinNet.SECOND];
    private final float[] secondBacks = new float[GinNet.SECOND];
    private final GinNet net = network();

    /**
     * Goes one step by these lessons.
     *
     * @param pace how far it steps
     */
    void learn(List<Lesson> lessons, double pace) {
      Arrays.fill(slopes, 0);
      for (Lesson lesson : lessons) {
        float error = error(lesson);
        back(lesson, Math.clamp(error, -MOST, MOST));
      }
      step(slopes, lessons.size(), pace);
    }

    private float error(Lesson lesson) {
      net.begin(sums, lesson.payoffs);
      for (int input : lesson.on) {
        int row = input * GinNet.UNITS;
        for (int i = 0; i < GinNet.UNITS; i++) {
          sums[i] += weights[row + i];
        }
      }
      return net.value(sums, lesson.moment, second) - lesson.target;
    }

    private void back(Lesson lesson, float error) {
      int outputs = GinNet.OUTPUTS + lesson.moment.ordinal() * GinNet.SECOND;
      slopes[GinNet.OUTPUT_LEVELS + lesson.moment.ordinal()] += error;
      for (int i = 0; i < GinNet.SECOND; i++) {
        slopes[outputs + i] += error * Math.max(0, second[i]);
        secondBacks[i] = second[i] > 0 ? error * weights[outputs + i] : 0;
        slopes[GinNet.SECOND_LEVELS + i] += secondBacks[i];
      }
      for (int unit = 0; unit < GinNet.UNITS; unit++) {
        int row = GinNet.SECOND_WEIGHTS + unit * GinNet.SECOND;
        float active = sums[unit];
        float sum = 0;
        for (int i = 0; i < GinNet.SECOND && active > 0; i++) {
          slopes[row + i] += active * secondBacks[i];
          sum += weights[row + i] * secondBacks[i];
        }
        backs[unit] = sum;
      }
      add(GinNet.LEVELS, 1);
      for (int input : lesson.on) {
        add(input * GinNet.UNITS, 1);
      }
      for (int end = 0; end < Payoffs.COUNT; end++) {
        add(GinNet.PAYOFFS + end * GinNet.UNITS, lesson.payoffs.end(end));
      }
    }

    private void add(int row, float times) {
      for (int i = 0; i < GinNet.UNITS; i++) {
        slopes[row + i] += times * backs[i];
      }
    }
  }
}
