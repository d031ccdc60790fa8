package oklahoma.rules.oklahoma.laydown;

/**
 * A choice of melds and of the number of wilds in them, packed into one number.
 *
 * @param one the index of the first run among those that the hand could make, or {@link #NO_RUN}
 * @param two the index of the second run, not below the first one's
 * @param rank the first book's rank, or {@link Allotment#NO_BOOK}
 * @param otherRank the second book's rank
 * @param held what the runs hold back for the books, see {@link Allotment}
 * @param wilds how many wilds go down
 */
record Choice(int one, int two, int rank, int otherRank, int held, int wilds) {
  /** No run; no hand has this many. */
  static final int NO_RUN = 0x1FF;

  /** How many ways to hold back there are. */
  static final int HELD = 4;

  private static final int MOST_WILDS = 31;

  /** This choice with another number of wilds. */
  Choice with(int goingDown) {
    return new Choice(one, two, rank, otherRank, held, goingDown);
  }

  /**
   * The choice as a number that sorts by points left, then by wilds kept, then by few wilds in
   * runs.
   */
  long key(int pointsLeft, int wildsKept, int wildsInRuns) {
    long key = pointsLeft;
    key = (key << 5) | (MOST_WILDS - wildsKept);
    key = (key << 5) | wildsInRuns;
    key = (key << 9) | one;
    key = (key << 9) | two;
    key = (key << 4) | (rank + 1);
    key = (key << 4) | (otherRank + 1);
    key = (key << 2) | held;
    return (key << 5) | wilds;
  }

  /** The choice that a key stands for. */
  static Choice of(long key) {
    return new Choice(
        (int) (key >>> 24) & NO_RUN,
        (int) (key >>> 15) & NO_RUN,
        ((int) (key >>> 11) & 0xF) - 1,
        ((int) (key >>> 7) & 0xF) - 1,
        (int) (key >>> 5) & 3,
        (int) key & MOST_WILDS);
  }
}
