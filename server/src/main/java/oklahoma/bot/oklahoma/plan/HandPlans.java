package oklahoma.bot.oklahoma.plan;

/**
 * The cards that a hand in a simulated deal lacks, by its plans for the contract: the nearest plans
 * and those that are one card farther.
 */
public final class HandPlans {
  /** For each kind of the hand, the sum of probabilities over the plans that need it. */
  public final float[] uses = new float[CardKinds.KINDS];

  /** The sum over all plans. */
  public float all;

  /** The sum over the nearest ones. */
  float nearest;

  /** How many cards are missing at least, wilds counted. */
  public int distance;

  /** The kinds that the nearest plans lack, as bits; a wild always. */
  public long wanted;

  /** The kinds that only the others lack. */
  long wantedFarther;

  /** The kinds of the hand that the nearest plans use, as bits. */
  long used;

  /** The kinds that the others use. */
  long usedFarther;

  /** Whether the hand has changed so that the plans must be computed again. */
  public boolean stale = true;

  /** Copies other plans. */
  public void copy(HandPlans others) {
    System.arraycopy(others.uses, 0, uses, 0, uses.length);
    all = others.all;
    nearest = others.nearest;
    distance = others.distance;
    wanted = others.wanted;
    wantedFarther = others.wantedFarther;
    used = others.used;
    usedFarther = others.usedFarther;
    stale = others.stale;
  }

  /** The hand has got a card. */
  public void got(int kind) {
    stale |= ((wanted | wantedFarther) >> kind & 1) != 0;
  }

  /**
   * The hand has lost a card. A wild stands for whatever is missing, and one of two alike may be
   * the next to go, so neither has a share in {@link #uses} and yet matters.
   */
  public void lost(int kind) {
    stale |= kind == CardKinds.WILD || ((used | usedFarther) >> kind & 1) != 0;
  }

  /** Whether a card of a kind goes with any of the plans, even if wilds complete the contract. */
  public boolean goesWith(int kind) {
    return ((wanted | wantedFarther) >> kind & 1) != 0;
  }

  /** Whether the nearest plans lack a card of a kind, even if wilds complete the contract. */
  public boolean lacks(int kind) {
    return (wanted >> kind & 1) != 0;
  }

  /** Whether a card of a kind is of use to a contract that is not complete. */
  public boolean wants(int kind) {
    return distance > 0 && goesWith(kind);
  }

  /** Whether a card of a kind brings the contract nearer. */
  public boolean needs(int kind) {
    return distance > 0 && lacks(kind);
  }
}
