package oklahoma.rules.oklahoma.laydown;

/**
 * A run that a hand could make.
 *
 * @param suit its suit
 * @param span its places
 * @param takes one of each natural card of the hand that fits a place
 */
record MeantRun(int suit, Span span, long takes) {

  /** In place of a run where the contract asks for none. */
  static final MeantRun NONE = new MeantRun(-1, Span.NONE, 0);

  /** How many places the hand's natural cards fill. */
  int naturals() {
    return Long.bitCount(takes);
  }

  /** How many places wilds must fill. */
  int missing() {
    return span.length() - naturals();
  }

  /** Whether both ends are natural cards of the hand. */
  boolean naturalEnds() {
    return has(span.rank(0)) && has(span.rank(span.length() - 1));
  }

  /** Whether it begins where the other ends, or the other way round, in one suit. */
  boolean adjacent(MeantRun other) {
    return suit == other.suit
        && (span.top() + 1 == other.span.bottom() || other.span.top() + 1 == span.bottom());
  }

  private boolean has(int rank) {
    return (takes & Counts.one(rank)) != 0;
  }
}
