package oklahoma.rules.gin;

/** The condition that ends a match of gin. */
public sealed interface MatchEnd extends GinRules.Part {

  /**
   * The match ends when a seat has this many points.
   *
   * @param points the target, 50 to 500
   * @param beyond whether a seat must pass the target, not only reach it
   */
  record Target(int points, boolean beyond) implements MatchEnd {}

  /**
   * The match ends after this many rounds; void deals do not count (G-12).
   *
   * @param count how many, 1 to 20
   * @param extraRound whether a shared lead brings one more round, until one seat leads; otherwise
   *     the leaders share the win (G-20)
   */
  record Rounds(int count, boolean extraRound) implements MatchEnd {}
}
