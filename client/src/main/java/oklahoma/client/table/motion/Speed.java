package oklahoma.client.table.motion;

/** The player's setting for the speed of cards. */
public enum Speed {
  /** Not at all: everything is in its place at once. */
  OFF(0),
  /** In six tenths of the usual time. */
  FAST(0.6),
  /** In the usual time. */
  NORMAL(1),
  /** In 1.6 times the usual time. */
  SLOW(1.6);

  private final double factor;

  Speed(double factor) {
    this.factor = factor;
  }

  /** By what every duration is multiplied. */
  public double factor() {
    return factor;
  }
}
