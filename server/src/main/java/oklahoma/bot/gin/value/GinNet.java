package oklahoma.bot.gin.value;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * A small neural network that says what a moment in a deal of gin for two is worth to a seat, in
 * the scale of its {@link Payoffs}. It has two layers between the {@link NetInputs} and an output
 * for each {@link Moment}. The inputs that are on are rows that are added to the first sums.
 */
final class GinNet {
  /** What the seat has just done. */
  enum Moment {
    /** It has discarded, and the other plays. */
    DISCARDED,
    /** It left the top of the pile, and has not drawn yet. */
    LEFT,
    /** It has knocked. */
    KNOCKED
  }

  /** How many units the first layer has. */
  static final int UNITS = 64;

  /** How many units the second layer has. */
  static final int SECOND = 32;

  private static final int MOMENTS = Moment.values().length;

  /** Where the weights of each part begin. */
  static final int PAYOFFS = NetInputs.COUNT * UNITS;

  static final int LEVELS = PAYOFFS + Payoffs.COUNT * UNITS;
  static final int SECOND_WEIGHTS = LEVELS + UNITS;
  static final int SECOND_LEVELS = SECOND_WEIGHTS + UNITS * SECOND;
  static final int OUTPUTS = SECOND_LEVELS + SECOND;
  static final int OUTPUT_LEVELS = OUTPUTS + MOMENTS * SECOND;

  /** How many weights there are. */
  static final int SIZE = OUTPUT_LEVELS + MOMENTS;

  private static final String FILE = "gin-outlook.bin";

  /** What comes with the program. */
  static final GinNet OWN = own();

  private final float[] weights;

  /**
   * A network.
   *
   * @param weights {@link #SIZE} of them; not copied, since a network that learns changes them
   */
  GinNet(float[] weights) {
    if (weights.length != SIZE) {
      throw new IllegalArgumentException("weights of another network: " + weights.length);
    }
    this.weights = weights;
  }

  private static GinNet own() {
    try (InputStream in = Objects.requireNonNull(GinNet.class.getResourceAsStream(FILE))) {
      return read(in);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * Reads a network: its weights as floats of 16 bits (IEEE 754), the higher byte first.
   *
   * @throws IOException if there are too few or too many of them
   */
  static GinNet read(InputStream in) throws IOException {
    DataInputStream numbers = new DataInputStream(new BufferedInputStream(in));
    float[] weights = new float[SIZE];
    for (int i = 0; i < SIZE; i++) {
      weights[i] = Float.float16ToFloat(numbers.readShort());
    }
    if (numbers.read() >= 0) {
      throw new IOException("weights of a larger network");
    }
    return new GinNet(weights);
  }

  /** Begins the first sums of a decision. */
  void begin(float[] sums, Payoffs payoffs) {
    System.arraycopy(weights, LEVELS, sums, 0, UNITS);
    for (int end = 0; end < Payoffs.COUNT; end++) {
      int row = PAYOFFS + end * UNITS;
      float worth = payoffs.end(end);
      for (int i = 0; i < UNITS; i++) {
        sums[i] += worth * weights[row + i];
      }
    }
  }

  /** Adds the inputs that are on to the first sums. */
  void add(float[] sums, NetInputs inputs) {
    for (int place = 0; place < inputs.count(); place++) {
      int row = inputs.at(place) * UNITS;
      for (int i = 0; i < UNITS; i++) {
        sums[i] += weights[row + i];
      }
    }
  }

  /**
   * What the moment is worth.
   *
   * @param sums of the first layer, all inputs added
   * @param second room for the sums of the second layer
   */
  float value(float[] sums, Moment moment, float[] second) {
    System.arraycopy(weights, SECOND_LEVELS, second, 0, SECOND);
    for (int unit = 0; unit < UNITS; unit++) {
      float active = sums[unit];
      if (active > 0) {
        int row = SECOND_WEIGHTS + unit * SECOND;
        for (int i = 0; i < SECOND; i++) {
          second[i] += active * weights[row + i];
        }
      }
    }
    int row = OUTPUTS + moment.ordinal() * SECOND;
    float value = weights[OUTPUT_LEVELS + moment.ordinal()];
    for (int i = 0; i < SECOND; i++) {
      value += Math.max(0, second[i]) * weights[row + i];
    }
    return value;
  }
}
