package oklahoma.bot.neural;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import oklahoma.bot.neural.SparseNet.Shape;

/**
 * A {@link SparseNet} on its way: its weights follow errors down their slope (Adam). Several
 * threads may teach it at a time, each with {@link Slopes} of its own.
 */
public final class TrainedNet {
  private static final float FADING = 0.9f;
  private static final float FADING_SQUARES = 0.999f;
  private static final float TINY = 1e-6f;
  private static final double SPREAD = 0.1;

  private final Shape shape;
  private final float[] weights;
  private final float[] means;
  private final float[] squares;
  private int steps;

  /** A network that knows nothing yet. */
  public TrainedNet(Shape shape, RandomGenerator chance) {
    this.shape = shape;
    weights = new float[shape.size()];
    means = new float[shape.size()];
    squares = new float[shape.size()];
    spread(0, shape.levels(), SPREAD, chance);
    spread(shape.secondWeights(), shape.secondLevels(), Math.sqrt(2.0 / shape.units()), chance);
    spread(shape.outputWeights(), shape.outputLevels(), SPREAD, chance);
  }

  private void spread(int from, int to, double spread, RandomGenerator chance) {
    for (int i = from; i < to; i++) {
      weights[i] = (float) (spread * chance.nextGaussian());
    }
  }

  /**
   * Runs lessons in several threads, each with random numbers of its own, and waits for their end.
   *
   * @throws ExecutionException if a thread failed
   */
  public static void teach(int threads, long seed, Consumer<SplittableRandom> lessons)
      throws InterruptedException, ExecutionException {
    try (ExecutorService pupils = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> learning = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        SplittableRandom chance = new SplittableRandom(seed + i);
        learning.add(pupils.submit(() -> lessons.accept(chance)));
      }
      for (Future<?> learnt : learning) {
        learnt.get();
      }
    }
  }

  /** The network, which keeps learning. */
  public SparseNet network() {
    return new SparseNet(shape, weights);
  }

  /** Writes it as it is now, as {@link SparseNet#read} reads it. */
  public void write(Path file) throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      for (float weight : weights) {
        out.writeShort(Float.floatToFloat16(weight));
      }
    }
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
  public final class Slopes {
    private final SparseNet net = network();
    private final float[] slopes = new float[shape.size()];
    private final float[] sums = net.sums();
    private final float[] backs = net.sums();
    private final float[] second = net.second();
    private final float[] secondBacks = net.second();
    private int lessons;

    /**
     * What the network says.
     *
     * @param on the inputs that are on
     * @param first the first input that is a number
     * @param numbers these inputs
     * @param outputs room for what it says
     */
    public void asks(int[] on, int first, float[] numbers, float[] outputs) {
      net.begin(sums);
      for (int input : on) {
        net.add(sums, input, 1);
      }
      for (int i = 0; i < numbers.length; i++) {
        net.add(sums, first + i, numbers[i]);
      }
      net.pass(sums, second);
      for (int i = 0; i < outputs.length; i++) {
        outputs[i] = net.output(second, i);
      }
    }

    /**
     * Adds a lesson: how the loss depends on what the network just said of these inputs.
     *
     * @param errors for each output
     */
    public void add(int[] on, int first, float[] numbers, float[] errors) {
      Arrays.fill(secondBacks, 0);
      for (int output = 0; output < errors.length; output++) {
        if (errors[output] != 0) {
          backOutput(output, errors[output]);
        }
      }
      for (int i = 0; i < secondBacks.length; i++) {
        secondBacks[i] = second[i] > 0 ? secondBacks[i] : 0;
        slopes[shape.secondLevels() + i] += secondBacks[i];
      }
      for (int unit = 0; unit < backs.length; unit++) {
        backs[unit] = sums[unit] > 0 ? backUnit(unit) : 0;
      }
      row(shape.levels(), 1);
      for (int input : on) {
        row(input * shape.units(), 1);
      }
      for (int i = 0; i < numbers.length; i++) {
        row((first + i) * shape.units(), numbers[i]);
      }
      lessons++;
    }

    private void backOutput(int output, float error) {
      int row = shape.outputWeights() + output * shape.second();
      slopes[shape.outputLevels() + output] += error;
      for (int i = 0; i < second.length; i++) {
        slopes[row + i] += error * Math.max(0, second[i]);
        secondBacks[i] += error * weights[row + i];
      }
    }

    private float backUnit(int unit) {
      int row = shape.secondWeights() + unit * shape.second();
      float active = sums[unit];
      float sum = 0;
      for (int i = 0; i < secondBacks.length; i++) {
        slopes[row + i] += active * secondBacks[i];
        sum += weights[row + i] * secondBacks[i];
      }
      return sum;
    }

    private void row(int from, float times) {
      for (int i = 0; i < backs.length; i++) {
        slopes[from + i] += times * backs[i];
      }
    }

    /** How many lessons have been added since the last step. */
    public int lessons() {
      return lessons;
    }

    /**
     * Goes one step by the lessons, and forgets them.
     *
     * @param pace how far it steps
     */
    public void step(double pace) {
      TrainedNet.this.step(slopes, lessons, pace);
      Arrays.fill(slopes, 0);
      lessons = 0;
    }
  }
}
