package oklahoma.client.sound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The sounds that are playing, mixed into one channel. Single-threaded. */
final class Voices {
  /** The largest number of cues that play at once. */
  static final int MOST = 8;

  private static final double FULL = 32_000;

  private final List<Voice> sounding = new ArrayList<>();

  /** A cue that is playing, and its position in the samples. */
  private static final class Voice {
    private final Cue cue;
    private final float[] samples;
    private final double loud;
    private final double pitch;
    private double at;

    Voice(Cue cue, float[] samples, double loud, double pitch) {
      this.cue = cue;
      this.samples = samples;
      this.loud = loud;
      this.pitch = pitch;
    }

    Cue cue() {
      return cue;
    }

    boolean over() {
      return at >= samples.length - 1;
    }

    double next() {
      int i = (int) at;
      double part = at - i;
      at += pitch;
      return loud * ((1 - part) * samples[i] + part * samples[i + 1]);
    }
  }

  /**
   * Starts a cue. If too many are playing, the least important stops, among equals the oldest.
   *
   * @param loud 0 to 1
   * @param pitch factor for its frequencies
   * @return false if the cue is dropped because all playing ones are more important
   */
  boolean start(Cue cue, float[] samples, double loud, double pitch) {
    if (sounding.size() == MOST) {
      Optional<Voice> least =
          sounding.stream()
              .min(Comparator.comparingInt(voice -> voice.cue().priority()))
              .filter(voice -> voice.cue().priority() <= cue.priority());
      if (least.isEmpty()) {
        return false;
      }
      sounding.remove(least.get());
    }
    return sounding.add(new Voice(cue, samples, loud, pitch));
  }

  /** Fills a block with the next samples. Peaks are compressed smoothly, not clipped. */
  void mix(short[] block) {
    for (int i = 0; i < block.length; i++) {
      double sum = 0;
      for (Voice voice : sounding) {
        sum += voice.over() ? 0 : voice.next();
      }
      block[i] = (short) Math.round(FULL * Math.tanh(sum));
    }
    sounding.removeIf(Voice::over);
  }

  boolean silent() {
    return sounding.isEmpty();
  }

  /** The cues that are playing, the oldest first. */
  List<Cue> sounding() {
    return sounding.stream().map(Voice::cue).toList();
  }
}
