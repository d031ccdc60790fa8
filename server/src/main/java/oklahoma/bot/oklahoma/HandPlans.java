package oklahoma.bot.oklahoma;

/**
 * What a hand at a table of counts is short of, by its plans for the contract: the nearest ones and
 * those that are one card farther.
 */
final class HandPlans {
  /** How likely each kind of the hand is to be used: the sum over the plans that fail without. */
  final float[] uses = new float[CardKinds.KINDS];

  /** The sum over all plans. */
  float all;

  /** How many cards are missing at least, wilds counted. */
  int distance;

  /** The kinds that the nearest plans lack, as bits; a wild always. */
  long wanted;

  /** The kinds that only the others lack. */
  long wantedFarther;

  /** Whether the hand has changed since so that the plans have to be looked for again. */
  boolean stale = true;

  /** Makes these plans the same as others. */
  void copy(HandPlans others) {
    System.arraycopy(others.uses, 0, uses, 0, uses.length);
    all = others.all;
    distance = others.distance;
    wanted = others.wanted;
    wantedFarther = others.wantedFarther;
    stale = others.stale;
  }

  /** The hand has got a card. */
  void got(int kind) {
    stale |= ((wanted | wantedFarther) >> kind & 1) != 0;
  }

  /** The hand has lost a card. */
  void lost(int kind) {
    stale |= uses[kind] > 0;
  }

  /** Whether a card of a kind goes with any of the plans. */
  boolean wants(int kind) {
    return distance > 0 && ((wanted | wantedFarther) >> kind & 1) != 0;
  }

  /** Whether a card of a kind brings the contract nearer. */
  boolean needs(int kind) {
    return distance > 0 && (wanted >> kind & 1) != 0;
  }
}
