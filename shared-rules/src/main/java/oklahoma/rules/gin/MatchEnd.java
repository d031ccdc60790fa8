package oklahoma.rules.gin;

/** The condition that ends a match of gin. */
public sealed interface MatchEnd extends GinRules.Part {

  /**
   * Somebody has the points.
   *
   * @param points the target, 50 to 500
   * @param beyond whether the target must be passed, not only reached
   */
  record Target(int points, boolean beyond) implements MatchEnd {}

  /**
   * The match ends after this many rounds; void deals do not count (G-12).
   *
   * @param count how many, 1 to 20
   * @param extraRound whether one more is played as long as the lead is shared; else the win is
   *     (G-20)
   */
  record Rounds(int count, boolean extraRound) implements MatchEnd {}
}
