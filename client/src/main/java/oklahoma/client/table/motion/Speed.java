package oklahoma.client.table.motion;

/** The player's setting for the speed of cards. */
public enum Speed {
  /** No animation. */
  OFF(0),
  /** 0.6 times the normal duration. */
  FAST(0.6),
  /** The normal duration. */
  NORMAL(1),
  /** 1.6 times the normal duration. */
  SLOW(1.6);

  private final double factor;

  Speed(double factor) {
    this.factor = factor;
  }

  /** The factor for all durations. */
  public double factor() {
    return factor;
  }
}
