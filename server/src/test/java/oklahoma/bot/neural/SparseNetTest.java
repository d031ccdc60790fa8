package oklahoma.bot.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
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
    assertThat(said(read, inputs, 1)).isEqualTo(said(pupil.network(), inputs, 1), within(1e-2f));
  }

  private static float said(SparseNet net, SparseInputs inputs, int output) {
    float[] sums = net.sums();
    net.begin(sums);
    net.add(sums, inputs);
    float[] second = net.second();
    net.pass(sums, second);
    return net.output(second, output);
  }

  @Test
  void aStepLessensTheErrorsOfBothOutputs() {
    int[] on = {0, 2};
    float[] numbers = {0.5f, -1.5f};
    float[] before = new float[2];
    slopes.asks(on, 4, numbers, before);
    slopes.add(on, 4, numbers, new float[] {before[0] - 1, before[1] + 1});
    slopes.step(1e-4);
    float[] after = new float[2];
    slopes.asks(on, 4, numbers, after);
    assertThat(Math.abs(after[0] - 1)).isLessThan(Math.abs(before[0] - 1));
    assertThat(Math.abs(after[1] + 1)).isLessThan(Math.abs(before[1] + 1));
  }

  /** One of two inputs is on: no single layer can say that. */
  @Test
  void itLearnsWhatNeedsTwoLayers() {
    float[] said = new float[2];
    SplittableRandom chance = new SplittableRandom(5);
    for (int step = 0; step < 2_000; step++) {
      for (int lesson = 0; lesson < 8; lesson++) {
        int which = chance.nextInt(4);
        int[] on = on(which);
        slopes.asks(on, 0, NONE, said);
        slopes.add(on, 0, NONE, new float[] {said[0] - (on.length == 1 ? 1 : 0), 0});
      }
      slopes.step(5e-3);
    }
    for (int which = 0; which < 4; which++) {
      slopes.asks(on(which), 0, NONE, said);
      assertThat(said[0]).isEqualTo(on(which).length == 1 ? 1 : 0, within(0.1f));
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
