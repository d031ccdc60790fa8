package oklahoma.client.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SoundPlayerTest {
  private final List<Boolean> audible = new CopyOnWriteArrayList<>();

  /** Plays every cue. */
  private static final class Ear implements Output {
    private final AtomicInteger loudest = new AtomicInteger();
    private final AtomicInteger rests = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();

    @Override
    public void write(short[] samples) {
      for (short sample : samples) {
        loudest.accumulateAndGet(Math.abs(sample), Math::max);
      }
    }

    @Override
    public void rest() {
      rests.incrementAndGet();
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  @Test
  void playsAndRestsAndCloses() {
    Ear ear = new Ear();
    try (SoundPlayer speaker = new SoundPlayer(() -> ear, audible::add)) {
      speaker.play(Cue.KNOCK, 0.5);
      await().until(() -> ear.rests.get() == 1);
      speaker.play(Cue.DROP, 0.5);
      await().until(() -> ear.rests.get() == 2);
    }
    assertThat(ear.loudest.get()).isBetween(8_000, 12_000);
    assertThat(audible).containsExactly(true);
    await().until(() -> ear.closed.get() == 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "taken", "broken"})
  void aComputerWithoutSoundIsSilent(String how) {
    AtomicInteger asked = new AtomicInteger();
    Output.Opening opening =
        () -> {
          asked.incrementAndGet();
          if (how.equals("taken")) {
            throw new LineUnavailableException("in use");
          }
          throw how.equals("none")
              ? new IllegalArgumentException("no line matches")
              : new IllegalStateException("the driver");
        };
    try (SoundPlayer speaker = new SoundPlayer(opening, audible::add)) {
      for (Cue cue : Cue.values()) {
        speaker.play(cue, 1);
      }
      await().until(() -> audible.contains(false));
    }
    assertThat(asked).as("once, not once a cue").hasValue(1);
    assertThat(audible).containsExactly(false);
  }

  @Test
  void whatIsSwitchedOffIsNotPlayed() {
    Ear ear = new Ear();
    try (Sounds sounds = new Sounds(cue -> cue == Cue.DROP ? 0.9 : 0, Runnable::run, () -> ear)) {
      sounds.play(Cue.GIN);
      sounds.play(Cue.DROP);
      await().until(() -> ear.rests.get() == 1);
      assertThat(ear.loudest.get()).isBetween(10_000, 14_000);
      sounds.test(Cue.KNOCK, 1);
      await().until(() -> ear.rests.get() == 2);
      assertThat(sounds.muteProperty().get()).isFalse();
    }
  }
}
