package oklahoma.client.sound;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.sound.sampled.LineUnavailableException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays cues on a thread of its own, the only one that waits for the audio output. Synthesizes each
 * cue when it first plays, so that a computer without sound does no work for it.
 */
final class SoundPlayer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SoundPlayer.class);
  private static final int BLOCK = 512;
  private static final int MOST_WAITING = 32;
  private static final double DETUNE = 0.03;

  /** The delay before an output that failed is tried again. */
  private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(30);

  private record Wanted(Cue cue, double loud) {}

  private final Output.Opening opening;
  private final Consumer<Boolean> audible;
  private final BlockingQueue<Wanted> wanted = new LinkedBlockingQueue<>(MOST_WAITING);
  private final Map<Cue, float[]> made = new EnumMap<>(Cue.class);
  private final Voices voices = new Voices();
  private final SplittableRandom chance = new SplittableRandom();
  private final Thread thread;
  private @Nullable Output output;
  private boolean failed;
  private long failedNanos;

  /**
   * A speaker that does not open the output before the first cue.
   *
   * @param audible receives, on the speaker's thread, true when the output opens and false when
   *     that fails
   */
  SoundPlayer(Output.Opening opening, Consumer<Boolean> audible) {
    this.opening = opening;
    this.audible = audible;
    this.thread = Thread.ofPlatform().daemon().name("sound").start(this::run);
  }

  /**
   * Queues a cue; drops it if too many are waiting.
   *
   * @param loud 0 to 1
   */
  void play(Cue cue, double loud) {
    var _ = wanted.offer(new Wanted(cue, loud));
  }

  @Override
  public void close() {
    thread.interrupt();
  }

  private void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        begin(wanted.take());
        sound();
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | LinkageError fault) {
      LOG.warn("There will be no more sound", fault);
      audible.accept(false);
    } finally {
      if (output != null) {
        output.close();
      }
    }
  }

  private void begin(Wanted next) {
    if (opened() != null) {
      float[] samples = made.computeIfAbsent(next.cue(), Synthesis::of);
      double pitch = 1 + DETUNE * (2 * chance.nextDouble() - 1);
      voices.start(next.cue(), samples, next.loud(), pitch);
    }
  }

  /** Plays, also cues that come meanwhile, until all have ended. */
  private void sound() throws InterruptedException {
    Output line = output;
    if (line == null) {
      return;
    }
    short[] block = new short[BLOCK];
    while (!voices.silent()) {
      voices.mix(block);
      line.write(block);
      for (Wanted next = wanted.poll(); next != null; next = wanted.poll()) {
        begin(next);
      }
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
    }
    line.rest();
  }

  private @Nullable Output opened() {
    if (output == null && (!failed || System.nanoTime() - failedNanos > PAUSE_NANOS)) {
      try {
        output = opening.open();
        audible.accept(true);
      } catch (LineUnavailableException | RuntimeException | LinkageError none) {
        LOG.info("This computer cannot be heard: {}", none.toString());
        failed = true;
        failedNanos = System.nanoTime();
        audible.accept(false);
      }
    }
    return output;
  }
}
