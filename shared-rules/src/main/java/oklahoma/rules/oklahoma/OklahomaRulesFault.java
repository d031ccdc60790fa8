package oklahoma.rules.oklahoma;

/** A fault of a set of rules. */
public enum OklahomaRulesFault {
  /** Seats outside 2 to 8. */
  SEATS(2, 8),
  /** Jokers in each pack outside 0 to 4. */
  JOKERS(0, 4),
  /** A limit of claims outside 0 to 5. */
  CLAIMS(0, 5),
  /** Penalty cards outside 0 to 2. */
  PENALTY(0, 2),
  /** Stock renewals outside 1 to 20. */
  RENEWALS(1, 20),
  /** A claim window outside 3 to 30 seconds. */
  CLAIM_SECONDS(3, 30),
  /** A turn clock outside 15 to 300 seconds. */
  TURN_SECONDS(15, 300),
  /** The first up-card may be claimed, but no claims out of turn are allowed. */
  FIRST_UP_CARD_WITHOUT_CLAIMS(0, 0);

  private final int least;
  private final int most;

  OklahomaRulesFault(int least, int most) {
    this.least = least;
    this.most = most;
  }

  /** The least value allowed, for a range. */
  public int least() {
    return least;
  }

  /** The greatest value allowed, for a range. */
  public int most() {
    return most;
  }
}
