package oklahoma.client.sound;

import java.util.SplittableRandom;

/** A sound under construction: samples of one channel, to which tones and noises are added. */
final class Wave {
  /** Samples in a second. */
  static final int RATE = 44_100;

  private static final double ATTACK = 0.004;
  private static final double RELEASE = 0.012;

  private final float[] samples;
  private final SplittableRandom chance = new SplittableRandom(7);

  /** Silence of this length. */
  Wave(double seconds) {
    samples = new float[(int) Math.round(seconds * RATE)];
  }

  /**
   * Adds a tone like that of a small bar of wood or metal, until the end of the sound.
   *
   * @param at when it is struck, in seconds
   * @param loud its greatest amplitude
   * @param decay how fast it dies away: after 1 / decay seconds it is 0.37 times as loud
   */
  Wave tone(double at, double hertz, double loud, double decay) {
    int first = (int) (at * RATE);
    for (int i = first; i < samples.length; i++) {
      double t = (double) (i - first) / RATE;
      double turn = 2 * Math.PI * hertz * t;
      double colour = Math.sin(turn) + 0.22 * Math.sin(2 * turn) + 0.08 * Math.sin(3 * turn);
      samples[i] += (float) (loud * Math.min(1, t / ATTACK) * Math.exp(-decay * t) * colour);
    }
    return this;
  }

  /**
   * Adds noise.
   *
   * @param at when it begins, in seconds
   * @param seconds how long it is
   * @param loud its amplitude before filtering
   * @param decay as that of a tone
   * @param low frequencies below this are weakened, in hertz
   * @param high frequencies above this are weakened, in hertz
   */
  Wave noise(double at, double seconds, double loud, double decay, double low, double high) {
    int first = (int) (at * RATE);
    int end = Math.min(samples.length, first + (int) (seconds * RATE));
    double smooth = share(high);
    double slow = share(low);
    double dull = 0;
    double bass = 0;
    for (int i = first; i < end; i++) {
      double t = (double) (i - first) / RATE;
      dull += smooth * (2 * chance.nextDouble() - 1 - dull);
      bass += slow * (dull - bass);
      samples[i] += (float) (loud * Math.min(1, t / ATTACK) * Math.exp(-decay * t) * (dull - bass));
    }
    return this;
  }

  /** The samples, scaled to this greatest amplitude and faded out at the end. */
  float[] finish(double peak) {
    float greatest = 1e-6f;
    int fade = (int) (RELEASE * RATE);
    for (int i = 0; i < samples.length; i++) {
      int left = samples.length - 1 - i;
      samples[i] *= Math.min(1f, (float) left / fade);
      greatest = Math.max(greatest, Math.abs(samples[i]));
    }
    for (int i = 0; i < samples.length; i++) {
      samples[i] *= (float) peak / greatest;
    }
    return samples;
  }

  /** The weight of a new sample in a one-pole low-pass filter with this cutoff frequency. */
  private static double share(double hertz) {
    return 1 - Math.exp(-2 * Math.PI * hertz / RATE);
  }
}
