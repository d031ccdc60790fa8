package oklahoma.rules.oklahoma;

/** The yes-or-no parameters of Oklahoma. */
public enum OklahomaSwitch {
  /** An ace may also go below the 2 of a run. */
  ACE_LOW,
  /** Seats that are down may claim out of turn. */
  DOWN_MAY_CLAIM,
  /** The first up-card opens a claim window; the dealer counts as its discarder. */
  FIRST_UP_CARD_CLAIMABLE,
  /** A contract may hold two runs of one suit of which one begins where the other ends. */
  ADJACENT_RUNS,
  /** A seat may lay off in the turn in which it laid down. */
  LAY_OFF_AT_ONCE,
  /**
   * The first hand has no time limits: claim windows wait for everybody, and turns have no clock.
   */
  FIRST_HAND_UNTIMED
}
