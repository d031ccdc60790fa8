package oklahoma.protocol.people;

/** The levels of bots. */
public enum BotLevel {
  /** Plays plainly. */
  EASY,
  /** Plans for the contract, counts the cards that it sees, and claims when that helps. */
  NORMAL,
  /** Searches with simulated deals. */
  HARD,
  /** As {@link #HARD}, with more time for each decision. */
  EXPERT
}
