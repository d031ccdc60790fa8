package oklahoma.client.sound;

import java.util.SplittableRandom;

/** Synthesizes every cue from tones and noise; there are no recordings. */
final class Synthesis {
  private static final double C5 = 523.25;
  private static final double D5 = 587.33;
  private static final double E5 = 659.26;
  private static final double G5 = 783.99;
  private static final double A5 = 880;
  private static final double C6 = 1046.5;
  private static final double C_SHARP_6 = 1108.73;
  private static final double E6 = 1318.51;

  private Synthesis() {}

  /** The samples of a cue at {@link Wave#RATE}, each from −1 to 1. */
  static float[] of(Cue cue) {
    return switch (cue) {
      case YOUR_TURN -> notes(0.12, 7, 0.55, E5, A5);
      case CLAIM_OPEN -> notes(0.09, 9, 0.6, A5, C_SHARP_6, E6);
      case LAST_SECONDS -> new Wave(0.06).tone(0, 1200, 1, 70).finish(0.4);
      case CLAIM_WON -> notes(0.075, 8, 0.6, E5, A5, E6);
      case CLAIM_LOST -> notes(0.11, 9, 0.4, D5, D5 * 3 / 4);
      case SLIDE -> new Wave(0.09).noise(0, 0.09, 1, 45, 1800, 9000).finish(0.3);
      case DROP -> new Wave(0.06).noise(0, 0.06, 1, 80, 120, 1400).finish(0.45);
      case SHUFFLE -> shuffle();
      case LAY_DOWN -> chord(0.7, 5.5, C5 * 3 / 4, C5 * 15 / 16, C5 * 9 / 8);
      case ILLEGAL -> new Wave(0.2).tone(0, 196, 1, 18).tone(0, 185, 1, 18).finish(0.5);
      case KNOCK -> knock();
      case GIN -> notes(0.1, 4.5, 0.6, C5, E5, G5, C6);
      case HAND_END -> notes(0.15, 4, 0.55, G5, E5, C5);
      case JOINED -> notes(0.1, 10, 0.35, A5 / 2, A5 * 5 / 8);
      case LEFT -> notes(0.1, 10, 0.35, A5 * 5 / 8, A5 / 2);
      case RETURNED -> notes(0.1, 10, 0.35, A5 / 2, A5 * 3 / 4);
      case MENTION -> notes(0.08, 16, 0.4, A5 * 9 / 8, A5 * 9 / 8);
    };
  }

  /**
   * Notes that start one after another and overlap.
   *
   * @param apart seconds between the starts of two notes
   * @param decay as in {@link Wave#tone}
   * @param peak the greatest amplitude of the result
   */
  private static float[] notes(double apart, double decay, double peak, double... hertz) {
    Wave wave = new Wave(apart * (hertz.length - 1) + Math.min(0.7, 3.5 / decay));
    for (int i = 0; i < hertz.length; i++) {
      wave.tone(i * apart, hertz[i], 1, decay);
    }
    return wave.finish(peak);
  }

  private static float[] chord(double seconds, double decay, double... hertz) {
    Wave wave = new Wave(seconds);
    for (int i = 0; i < hertz.length; i++) {
      wave.tone(i * 0.018, hertz[i], 1, decay);
    }
    return wave.finish(0.5);
  }

  private static float[] knock() {
    Wave wave = new Wave(0.32);
    for (double at : new double[] {0, 0.14}) {
      wave.tone(at, 180, 1, 38).noise(at, 0.03, 0.8, 120, 200, 2400);
    }
    return wave.finish(0.7);
  }

  private static float[] shuffle() {
    SplittableRandom chance = new SplittableRandom(24);
    Wave wave = new Wave(0.95);
    double at = 0;
    for (int i = 0; i < 24; i++) {
      wave.noise(at, 0.07, 0.6 + 0.4 * chance.nextDouble(), 55, 1500, 8000);
      at += 0.02 + 0.02 * chance.nextDouble();
    }
    return wave.finish(0.35);
  }
}
