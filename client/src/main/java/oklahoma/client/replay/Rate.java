package oklahoma.client.replay;

/** The speed of an automatic replay. */
enum Rate {
  /** Half the normal speed. */
  HALF(2),
  /** The normal speed, at which an event is easy to follow. */
  NORMAL(1),
  /** Twice the normal speed. */
  DOUBLE(0.5),
  /** Four times the normal speed. */
  FOURFOLD(0.25);

  private static final double BETWEEN_MS = 1_100;

  private final double factor;

  Rate(double factor) {
    this.factor = factor;
  }

  /** The time between two events, in milliseconds. */
  double periodMs() {
    return BETWEEN_MS * factor;
  }

  /** The next faster rate; the fastest returns itself. */
  Rate faster() {
    return values()[Math.min(ordinal() + 1, values().length - 1)];
  }

  /** The next slower rate; the slowest returns itself. */
  Rate slower() {
    return values()[Math.max(ordinal() - 1, 0)];
  }
}
