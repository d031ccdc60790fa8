package oklahoma.client.deck;

/**
 * How high a card hovers above the felt; it decides the shadow. Lengths are for a card 112 px wide.
 */
public enum Elevation {
  /** On the table or in the hand. */
  RESTING(2, 5, 0.30),
  /** Raised under the pointer. */
  RAISED(6, 14, 0.34),
  /** Carried by the pointer or in flight. */
  LIFTED(14, 28, 0.38);

  private final double drop;
  private final double blur;
  private final double opacity;

  Elevation(double drop, double blur, double opacity) {
    this.drop = drop;
    this.blur = blur;
    this.opacity = opacity;
  }

  /** How far the shadow is shifted down. */
  double drop() {
    return drop;
  }

  /** Width of the soft edge. */
  double blur() {
    return blur;
  }

  /** Opacity in the middle, from 0 to 1. */
  double opacity() {
    return opacity;
  }
}
