package oklahoma.bot.tournament;

/** Independent seeds, derived from one seed and some numbers. */
final class Seeds {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Seeds() {}

  /** A different seed for each number. */
  static long mixed(long seed, long number) {
    long mixed = (seed ^ (number + 1) * GOLDEN) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
