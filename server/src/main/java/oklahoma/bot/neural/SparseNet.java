package oklahoma.bot.neural;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * A neural network with two hidden layers of rectified linear units. Most inputs are binary, and
 * few are active: their weight rows are added to the sums of the first layer, so that inputs shared
 * by many evaluations are added once. Thread-safe if each thread has its own sums.
 */
public final class SparseNet {
  /**
   * The shape of a network: inputs, units of each layer, outputs. Its weights are in this order:
   * for each input a row of the first layer's units, the first layer's biases, for each of its
   * units a row of the second layer's, the second layer's biases, for each output a row of the
   * second layer's units, and the outputs' biases.
   */
  public record Shape(int inputs, int units, int second, int outputs) {
    int levels() {
      return inputs * units;
    }

    int secondWeights() {
      return levels() + units;
    }

    int secondLevels() {
      return secondWeights() + units * second;
    }

    int outputWeights() {
      return secondLevels() + second;
    }

    int outputLevels() {
      return outputWeights() + outputs * second;
    }

    /** The number of weights. */
    public int size() {
      return outputLevels() + outputs;
    }
  }

  private final int units;
  private final int secondUnits;
  private final int levels;
  private final int secondWeights;
  private final int secondLevels;
  private final int outputWeights;
  private final int outputLevels;
  private final float[] weights;

  /**
   * A network.
   *
   * @param weights not copied, since a network that learns changes them
   * @throws IllegalArgumentException if there are too few or too many of them
   */
  SparseNet(Shape shape, float[] weights) {
    if (weights.length != shape.size()) {
      throw new IllegalArgumentException("weights of another network: " + weights.length);
    }
    units = shape.units();
    secondUnits = shape.second();
    levels = shape.levels();
    secondWeights = shape.secondWeights();
    secondLevels = shape.secondLevels();
    outputWeights = shape.outputWeights();
    outputLevels = shape.outputLevels();
    this.weights = weights;
  }

  /** The network in a file beside a class, which comes with the program. */
  public static SparseNet own(Shape shape, Class<?> beside, String file) {
    try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(file))) {
      return read(shape, in);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * Reads a network: its weights as floats of 16 bits (IEEE 754), the higher byte first.
   *
   * @throws IOException if there are too few or too many of them
   */
  public static SparseNet read(Shape shape, InputStream in) throws IOException {
    DataInputStream numbers = new DataInputStream(new BufferedInputStream(in));
    float[] weights = new float[shape.size()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Float.float16ToFloat(numbers.readShort());
    }
    if (numbers.read() >= 0) {
      throw new IOException("weights of a larger network");
    }
    return new SparseNet(shape, weights);
  }

  /** Room for the sums of the first layer. */
  public float[] sums() {
    return new float[units];
  }

  /** Room for the sums of the second layer. */
  public float[] second() {
    return new float[secondUnits];
  }

  /** Resets the first sums, without any active input. */
  public void begin(float[] sums) {
    System.arraycopy(weights, levels, sums, 0, units);
  }

  /** Adds the active inputs to the first sums. */
  public void add(float[] sums, SparseInputs inputs) {
    for (int place = 0; place < inputs.count(); place++) {
      int row = inputs.at(place) * units;
      for (int i = 0; i < units; i++) {
        sums[i] += weights[row + i];
      }
    }
  }

  /** Adds a numeric input to the first sums. */
  public void add(float[] sums, int input, float value) {
    int row = input * units;
    for (int i = 0; i < units; i++) {
      sums[i] += value * weights[row + i];
    }
  }

  /** Fills in the second sums from the first ones, once all inputs have been added. */
  public void pass(float[] sums, float[] second) {
    System.arraycopy(weights, secondLevels, second, 0, secondUnits);
    for (int unit = 0; unit < units; unit++) {
      float active = sums[unit];
      if (active > 0) {
        int row = secondWeights + unit * secondUnits;
        for (int i = 0; i < secondUnits; i++) {
          second[i] += active * weights[row + i];
        }
      }
    }
  }

  /** The value of an output, from the second sums. */
  public float output(float[] second, int output) {
    int row = outputWeights + output * secondUnits;
    float value = weights[outputLevels + output];
    for (int i = 0; i < secondUnits; i++) {
      value += Math.max(0, second[i]) * weights[row + i];
    }
    return value;
  }
}
