package oklahoma.client.replay;

/** The speed of a replay. */
enum Rate {
  /** Half as fast. */
  HALF(2),
  /** One event after another, each with a moment to see it. */
  NORMAL(1),
  /** Twice as fast. */
  DOUBLE(0.5),
  /** Four times as fast. */
  FOURFOLD(0.25);

  private static final double BETWEEN_MS = 1_100;

  private final double factor;

  Rate(double factor) {
    this.factor = factor;
  }

  /** How long it is from one event to the next, in milliseconds. */
  double periodMs() {
    return BETWEEN_MS * factor;
  }

  /** The next faster one, or this. */
  Rate faster() {
    return values()[Math.min(ordinal() + 1, values().length - 1)];
  }

  /** The next slower one, or this. */
  Rate slower() {
    return values()[Math.max(ordinal() - 1, 0)];
  }
}
