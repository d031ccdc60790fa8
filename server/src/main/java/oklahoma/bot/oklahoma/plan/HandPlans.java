package oklahoma.bot.oklahoma.plan;

/**
 * The cards that a hand in a simulated deal lacks for its contract, by its nearest plans and by
 * those that need one card more.
 */
public final class HandPlans {
  /** For each kind of the hand, the sum of probabilities over the plans that need it. */
  public final float[] uses = new float[CardKinds.KINDS];

  /** The sum of probabilities over all plans. */
  public float all;

  /** The sum of probabilities over the nearest plans. */
  float nearest;

  /** The least number of missing cards, if wilds count too. */
  public int distance;

  /** The kinds that the nearest plans lack, as bits; wilds always belong to them. */
  public long wanted;

  /** The kinds that only the farther plans lack. */
  long wantedFarther;

  /** The kinds of the hand that the nearest plans use, as bits. */
  long used;

  /** The kinds that the farther plans use. */
  long usedFarther;

  /** Whether the hand has changed, so that the plans must be computed again. */
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

  /** Updates the plans after the hand has got a card. */
  public void got(int kind) {
    stale |= ((wanted | wantedFarther) >> kind & 1) != 0;
  }

  /**
   * Updates the plans after the hand has lost a card. Wilds, and one of two equal cards, have no
   * share in {@link #uses}, but their loss still matters.
   */
  public void lost(int kind) {
    stale |= kind == CardKinds.WILD || ((used | usedFarther) >> kind & 1) != 0;
  }

  /** Whether any plan lacks a card of this kind, even if wilds complete the contract. */
  public boolean goesWith(int kind) {
    return ((wanted | wantedFarther) >> kind & 1) != 0;
  }

  /** Whether the nearest plans lack a card of this kind, even if wilds complete the contract. */
  public boolean lacks(int kind) {
    return (wanted >> kind & 1) != 0;
  }

  /** Whether a card of this kind helps a contract that is not complete. */
  public boolean wants(int kind) {
    return distance > 0 && goesWith(kind);
  }

  /** Whether a card of this kind brings the contract nearer. */
  public boolean needs(int kind) {
    return distance > 0 && lacks(kind);
  }
}
