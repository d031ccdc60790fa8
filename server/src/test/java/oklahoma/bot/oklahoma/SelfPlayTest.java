package oklahoma.bot.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.sim.SimArena;
import oklahoma.bot.oklahoma.value.ValueNet;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.rules.oklahoma.Contract;
import org.junit.jupiter.api.Test;

/** The school of hands teaches something, the same each time, in the program's own words. */
class SelfPlayTest {
  private static final int UNITS = 8;

  @Test
  void aPlayerTrainedOnSomeHundredDealsBeatsAnUntrainedOne() {
    ValueNet learnt = new SelfPlay(Contract.TWO_BOOKS, UNITS, 4, 600, 1).learn().network();
    SimArena arena = new SimArena(Contract.TWO_BOOKS, 4, 600, 2);
    SimArena.Lead lead = arena.lead(learnt::of, SelfPlay::beginner);
    assertThat(lead.mean()).isGreaterThan(lead.noise());
  }

  @Test
  void theSameSeedTeachesTheSame() {
    assertThat(taught(3)).isEqualTo(taught(3)).isNotEqualTo(taught(4));
  }

  private static String taught(long seed) {
    return new SelfPlay(Contract.BOOK_AND_RUN, UNITS, 2, 20, seed).learn().line();
  }

  @Test
  void aLineSaysWhatTheNetworkSays() {
    TrainedNetwork network = new TrainedNetwork(UNITS, new SplittableRandom(1));
    List<ValueNet> read =
        ValueNets.of(Stream.generate(network::line).limit(Contract.values().length)).networks();
    float[] inputs = new float[HandFeatures.COUNT];
    inputs[HandFeatures.DISTANCE] = 0.5f;
    assertThat(read)
        .allSatisfy(line ->
            assertThat(line.of(inputs)).isCloseTo(network.network().of(inputs), within(0.01)));
  }
}
