package oklahoma.bot.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import oklahoma.bot.neural.SparseNet.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a small network says, and how it learns. */
class SparseNetTest {
  private static final Shape SHAPE = new Shape(6, 8, 4, 2);
  private static final float[] NONE = {};
  private static final double PACE = 1e-2;
  private static final float NUDGE = 1e-3f;

  /** Floats cannot tell smaller slopes from none. */
  private static final double NOISE = 1e-6;

  private final TrainedNet pupil = new TrainedNet(SHAPE, new SplittableRandom(3));
  private final TrainedNet.Slopes slopes = pupil.new Slopes();

  @Test
  void aFileOfAnotherLengthIsRefused() {
    byte[] half = new byte[SHAPE.size()];
    assertThatThrownBy(() -> SparseNet.read(SHAPE, new ByteArrayInputStream(half)))
        .isInstanceOf(EOFException.class);
    byte[] more = new byte[2 * SHAPE.size() + 1];
    assertThatThrownBy(() -> SparseNet.read(SHAPE, new ByteArrayInputStream(more)))
        .hasMessage("weights of a larger network");
  }

  @Test
  void aNetworkThatWasWrittenSaysNearlyTheSame(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("net");
    pupil.write(file);
    SparseNet read;
    try (InputStream in = Files.newInputStream(file)) {
      read = SparseNet.read(SHAPE, in);
    }
    SparseInputs inputs = new SparseInputs();
    inputs.cards(0, 0b1001);
    assertThat(output(read, inputs, 1))
        .isEqualTo(output(pupil.network(), inputs, 1), within(1e-2f));
  }

  private static float output(SparseNet net, SparseInputs inputs, int output) {
    float[] sums = net.sums();
    net.begin(sums);
    net.add(sums, inputs);
    float[] second = net.second();
    net.pass(sums, second);
    return net.output(second, output);
  }

  /** The first step of Adam moves every weight by its pace, against the slope. */
  @Test
  void aStepMovesEveryWeightAgainstItsSlope(@TempDir Path folder) throws IOException {
    int[] on = {0, 2};
    float[] numbers = {0.5f, -1.5f};
    float[] errors = {0.7f, -1.2f};
    float[] before = weights(folder.resolve("before"));
    slopes.asks(on, 4, numbers, new float[2]);
    slopes.add(on, 4, numbers, errors);
    slopes.step(PACE);
    float[] after = weights(folder.resolve("after"));
    int sloping = 0;
    for (int i = 0; i < before.length; i++) {
      double slope = loss(before, i, NUDGE, errors) - loss(before, i, -NUDGE, errors);
      if (Math.abs(slope) > NOISE) {
        assertThat((double) after[i] - before[i])
            .as("%d", i)
            .isEqualTo(-Math.signum(slope) * PACE, within(PACE / 4));
        sloping++;
      }
    }
    assertThat(sloping).isGreaterThan(before.length / 3);
  }

  private float[] weights(Path file) throws IOException {
    pupil.write(file);
    ByteBuffer written = ByteBuffer.wrap(Files.readAllBytes(file));
    float[] weights = new float[SHAPE.size()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Float.float16ToFloat(written.getShort());
    }
    return weights;
  }

  /** What the lesson costs with one weight changed. */
  private static double loss(float[] weights, int changed, float by, float[] errors) {
    float[] some = weights.clone();
    some[changed] += by;
    SparseNet net = new SparseNet(SHAPE, some);
    float[] sums = net.sums();
    net.begin(sums);
    net.add(sums, 0, 1);
    net.add(sums, 2, 1);
    net.add(sums, 4, 0.5f);
    net.add(sums, 5, -1.5f);
    float[] second = net.second();
    net.pass(sums, second);
    return errors[0] * net.output(second, 0) + errors[1] * net.output(second, 1);
  }

  /** One of two inputs is on: no single layer can say that. */
  @Test
  void itLearnsWhatNeedsTwoLayers() {
    float[] output = new float[2];
    SplittableRandom chance = new SplittableRandom(5);
    for (int step = 0; step < 2_000; step++) {
      for (int lesson = 0; lesson < 8; lesson++) {
        int which = chance.nextInt(4);
        int[] on = on(which);
        slopes.asks(on, 0, NONE, output);
        slopes.add(on, 0, NONE, new float[] {output[0] - (on.length == 1 ? 1 : 0), 0});
      }
      slopes.step(5e-3);
    }
    for (int which = 0; which < 4; which++) {
      slopes.asks(on(which), 0, NONE, output);
      assertThat(output[0]).isEqualTo(on(which).length == 1 ? 1 : 0, within(0.1f));
    }
  }

  private static int[] on(int which) {
    return switch (which) {
      case 0 -> new int[] {};
      case 1 -> new int[] {0};
      case 2 -> new int[] {1};
      default -> new int[] {0, 1};
    };
  }
}
