package oklahoma.rules.oklahoma.laydown;

import oklahoma.rules.oklahoma.Values;

/**
 * The cards that an arrangement leaves in the hand: natural cards by suit, as in {@link Counts},
 * wilds, and the points of both.
 */
record HandRemainder(long clubs, long diamonds, long hearts, long spades, int wilds, int points) {

  static HandRemainder of(Allotment allotment, int wilds) {
    return new HandRemainder(
        allotment.left(0),
        allotment.left(1),
        allotment.left(2),
        allotment.left(3),
        wilds,
        allotment.pointsLeft() + Values.WILD * wilds);
  }

  /**
   * Whether this remainder makes the other one useless: it has no more points, no fewer wilds, and
   * only natural cards that the other one has too.
   */
  boolean makesUseless(HandRemainder other) {
    return points <= other.points
        && wilds >= other.wilds
        && Counts.within(clubs, other.clubs)
        && Counts.within(diamonds, other.diamonds)
        && Counts.within(hearts, other.hearts)
        && Counts.within(spades, other.spades);
  }
}
