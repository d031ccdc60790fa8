package oklahoma.client.table.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(20)
class AnimationPlayerTest {
  private static final double PULSE_MS = 1000.0 / 60;

  private final List<Integer> settled = new ArrayList<>();
  private final List<String> shown = new ArrayList<>();
  private final List<RuntimeException> failures = new ArrayList<>();
  private int drained;
  private final AnimationPlayer player = new AnimationPlayer(() -> drained++, failures::add);

  private MotionStep step(int number, double ms) {
    return step(number, ms, 0);
  }

  private MotionStep step(int number, double ms, double overlapMs) {
    return new MotionStep(
        ms, overlapMs, at -> shown.add(number + "@" + Math.round(at)), () -> settled.add(number));
  }

  @Test
  void stepsAreShownOneAfterAnother() {
    player.play(step(1, 100));
    player.play(step(2, 100));
    player.advance(50);
    player.advance(100);
    assertThat(shown).containsExactly("1@50", "2@50");
    assertThat(settled).containsExactly(1);
    player.advance(50);
    assertThat(settled).containsExactly(1, 2);
    assertThat(drained).isEqualTo(1);
    assertThat(player.idle()).isTrue();
  }

  @Test
  void aStepBeginsEarlyWhereTheOneBeforeDeclaresAnOverlap() {
    player.play(step(1, 320, 160));
    player.play(step(2, 260));
    player.advance(200);
    assertThat(shown).containsExactly("1@200", "2@40");
    player.advance(240);
    assertThat(settled).as("a shorter second step waits for the first").containsExactly(1, 2);
  }

  @Test
  void speedStretchesEveryStep() {
    player.setSpeed(Speed.SLOW);
    player.play(step(1, 100));
    player.advance(80);
    assertThat(shown).containsExactly("1@50");
    player.setSpeed(Speed.FAST);
    player.advance(30);
    assertThat(settled).containsExactly(1);
  }

  @Test
  void withMotionOffNoStepIsLeftAfterOnePulse() {
    player.setSpeed(Speed.OFF);
    IntStream.range(0, 300).forEach(number -> player.play(step(number, 260)));
    player.advance(PULSE_MS);
    assertThat(player.idle()).isTrue();
    assertThat(settled).isEqualTo(IntStream.range(0, 300).boxed().toList());
    assertThat(shown).isEmpty();
  }

  /** Three hundred events in one second are caught up with within five seconds. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void aBurstIsCaughtUpWithInFiveSeconds(long seed) {
    RandomGenerator chance = new SplittableRandom(seed);
    double clock = 0;
    int sent = 0;
    while (sent < 300 || !player.idle()) {
      while (sent < 300 && clock >= sent * 1000.0 / 300) {
        player.play(step(sent, chance.nextDouble(0, 600), chance.nextDouble(0, 200)));
        sent++;
      }
      double pulse = chance.nextDouble(5, 40);
      player.advance(pulse);
      clock += pulse;
    }
    assertThat(clock).isLessThan(6_000);
    assertThat(settled).as("seed " + seed).isEqualTo(IntStream.range(0, 300).boxed().toList());
    assertThat(failures).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void exceptionsNeverStopTheQueue(long seed) {
    RandomGenerator chance = new SplittableRandom(seed);
    int thrown = 0;
    for (int number = 0; number < 40; number++) {
      int each = number;
      boolean faultyPicture = chance.nextInt(3) == 0;
      boolean faultyEnd = chance.nextInt(3) == 0;
      thrown += faultyEnd ? 1 : 0;
      player.play(
          new MotionStep(
              100,
              0,
              at -> {
                if (faultyPicture) {
                  throw new IllegalStateException("picture");
                }
              },
              () -> {
                settled.add(each);
                if (faultyEnd) {
                  throw new IllegalStateException("end");
                }
              }));
    }
    for (double clock = 0; clock < 6_000; clock += PULSE_MS) {
      player.advance(PULSE_MS);
    }
    assertThat(settled).as("seed " + seed).isEqualTo(IntStream.range(0, 40).boxed().toList());
    assertThat(failures).hasSizeGreaterThanOrEqualTo(thrown);
    assertThat(player.idle()).isTrue();
  }

  @Test
  void theWatchdogCutsAnAnimationThatHoldsOn() {
    MotionStep.Animation endless =
        new MotionStep.Animation() {
          @Override
          public void show(double ms) {
            shown.add("1@" + Math.round(ms));
          }

          @Override
          public boolean mayEnd() {
            return false;
          }
        };
    player.play(new MotionStep(100, 0, endless, () -> settled.add(1)));
    player.play(step(2, 100));
    player.advance(449);
    assertThat(settled).isEmpty();
    player.advance(1);
    assertThat(settled).containsExactly(1);
    player.advance(100);
    assertThat(settled).containsExactly(1, 2);
  }

  @Test
  void aSkipSettlesWhatFliesAndWhatWaitsOnceAndInOrder() {
    IntStream.rangeClosed(1, 5).forEach(number -> player.play(step(number, 200)));
    player.advance(250);
    player.settleAll();
    assertThat(settled).containsExactly(1, 2, 3, 4, 5);
    assertThat(drained).isEqualTo(1);
    player.advance(1_000);
    player.settleAll();
    assertThat(settled).hasSize(5);
    assertThat(drained).isEqualTo(1);
  }

  @Test
  void aClaimWaitsForAShortQueueOnly() {
    player.play(step(1, 300));
    player.play(step(2, 290));
    player.claimOpened();
    assertThat(settled).isEmpty();
    player.play(step(3, 100));
    player.claimOpened();
    assertThat(settled).containsExactly(1, 2, 3);
  }

  @Test
  void aQueueThatGrowsIsShownFaster() {
    player.play(step(0, 100));
    IntStream.rangeClosed(1, 20).forEach(number -> player.play(step(number, 100)));
    player.advance(25);
    assertThat(shown).as("2 s wait: twice as fast").containsExactly("0@50");
  }

  @Test
  void aLongStepAloneKeepsItsPace() {
    player.play(step(1, 1_400));
    player.advance(700);
    assertThat(shown).containsExactly("1@700");
  }

  @Test
  void aSettlementMayPlayTheNextStep() {
    player.play(new MotionStep(100, 0, at -> {}, () -> player.play(step(2, 100))));
    player.advance(100);
    player.advance(100);
    assertThat(settled).containsExactly(2);
  }
}
