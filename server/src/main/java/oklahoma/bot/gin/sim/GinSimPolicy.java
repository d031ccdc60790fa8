package oklahoma.bot.gin.sim;

/** Plays a seat of a {@link GinSim} quickly, using only what the seat sees. */
public interface GinSimPolicy {

  /** Whether the seat to act takes the card on top of the pile. */
  boolean takes(GinSim deal);

  /** Discards for the seat to act, or ends the deal. */
  void plays(GinSim deal);
}
