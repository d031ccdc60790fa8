package oklahoma.client.storage;

/**
 * The subjects of rows. The database stores the name of the constant, so a released constant keeps
 * its name.
 */
public enum Subject {
  /** The player's settings: one row with a field for each. */
  SETTINGS,
  /** The plans of the next tables, a row for each kind, and the last table on the network. */
  PLANS,
  /** The player's own sets of rules, by name. */
  RULES,
  /** The player's progress in each lesson, by the lesson's name. */
  LESSONS,
  /** The hosts that the program has met, by their fingerprints. */
  HOSTS,
  /** The last host at each address, by the address. */
  ADDRESSES,
  /** The recent addresses, each with a number; the latest has the greatest. */
  RECENT,
  /** The secret from which hosts get their marks of this program: one row. */
  MARK,
  /** The seats at other hosts to which the player can return, by a random id. */
  SEATS,
  /** The tables of other hosts at which the player has played, by the host's fingerprint. */
  TABLES_ELSEWHERE,
  /** What only this computer knows about its own tables and their matches, by folder and table. */
  TABLES,
  /**
   * The order of the player's hand: at own tables by folder and table, at others by the seat's id.
   */
  HANDS,
  /**
   * What the program knows of the latest shuffle: at own tables by folder and table, at others by
   * the seat's id.
   */
  COMMITMENTS
}
