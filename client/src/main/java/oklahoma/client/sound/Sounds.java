package oklahoma.client.sound;

import java.util.concurrent.Executor;
import java.util.function.ToDoubleFunction;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/** The sounds of the program. Confined to the FX thread, which never blocks for them. */
public final class Sounds implements AutoCloseable {
  private static final long NANOS_PER_MS = 1_000_000;

  private final ToDoubleFunction<Cue> loudness;
  private final CueThrottle thinning = new CueThrottle();
  private final SoundPlayer speaker;
  private final ReadOnlyBooleanWrapper mute = new ReadOnlyBooleanWrapper(this, "mute");

  /**
   * Plays on this computer's audio output.
   *
   * @param loudness the current volume of a cue, from 0 (silent) to 1
   * @param screen runs its tasks on the FX thread
   */
  public Sounds(ToDoubleFunction<Cue> loudness, Executor screen) {
    this(loudness, screen, JavaOutput::open);
  }

  Sounds(ToDoubleFunction<Cue> loudness, Executor screen, Output.Opening opening) {
    this.loudness = loudness;
    this.speaker = new SoundPlayer(opening, audible -> screen.execute(() -> mute.set(!audible)));
  }

  /** Plays a cue at its current volume, unless it played a moment ago. */
  public void play(Cue cue) {
    double loud = loudness.applyAsDouble(cue);
    if (loud > 0 && thinning.lets(cue, System.nanoTime() / NANOS_PER_MS)) {
      speaker.play(cue, loud);
    }
  }

  /**
   * Plays a cue even if it is switched off or played a moment ago.
   *
   * @param loud 0 to 1
   */
  public void test(Cue cue, double loud) {
    speaker.play(cue, loud);
  }

  /** True if a cue could not play because the audio output could not be opened. */
  public ReadOnlyBooleanProperty muteProperty() {
    return mute.getReadOnlyProperty();
  }

  @Override
  public void close() {
    speaker.close();
  }
}
