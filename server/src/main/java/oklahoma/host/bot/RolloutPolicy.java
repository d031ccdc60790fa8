package oklahoma.host.bot;

/** Plays a seat of a {@link RolloutDeal} quickly, from nothing but what the seat sees. */
interface RolloutPolicy {

  /** Whether the seat to act takes the card on top of the pile. */
  boolean takes(RolloutDeal deal);

  /** Discards for the seat to act, or stops the deal. */
  void plays(RolloutDeal deal);
}
