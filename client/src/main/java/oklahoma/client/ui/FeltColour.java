package oklahoma.client.ui;

/** The colours of the cloth. */
public enum FeltColour {
  /** The green of card tables. */
  GREEN(0x348462, 0x216247, 0x0B2C21),
  /** A night blue. */
  BLUE(0x2F6596, 0x1D466E, 0x0A1D33),
  /** A warm grey. */
  CHARCOAL(0x575B5E, 0x3B3F42, 0x161819),
  /** Nearly black, so that cards and words stand out most. */
  HIGH_CONTRAST(0x17191B, 0x101213, 0x030404);

  private final int lit;
  private final int middle;
  private final int dark;

  FeltColour(int lit, int middle, int dark) {
    this.lit = lit;
    this.middle = middle;
    this.dark = dark;
  }

  /** A channel of the colour under the lamp, 0 to 255; channel 0 is red, 2 is blue. */
  double lit(int channel) {
    return channel(lit, channel);
  }

  /** The same half way to the edge. */
  double middle(int channel) {
    return channel(middle, channel);
  }

  /** The same in the corners. */
  double dark(int channel) {
    return channel(dark, channel);
  }

  private static double channel(int colour, int channel) {
    return (colour >>> (8 * (2 - channel))) & 0xFF;
  }
}
