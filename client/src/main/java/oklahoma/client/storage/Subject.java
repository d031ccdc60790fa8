package oklahoma.client.storage;

/**
 * The subjects of rows. The database identifies a subject by the name of its constant, so a
 * released constant keeps its name.
 */
public enum Subject {
  /** What the player has chosen: one row, with a field for each setting. */
  SETTINGS,
  /** The plans of the next tables, a row for each kind of table. */
  PLANS,
  /** The rules that the player keeps, by their names. */
  RULES,
  /** How far the player has come with each lesson, by their names. */
  LESSONS,
  /** The hosts that were met, by their keys' fingerprints. */
  HOSTS,
  /** Which host was met at an address, by the address as it is typed. */
  ADDRESSES,
  /**
   * The addresses where the player was lately, each with a number that is greatest for the last.
   */
  RECENT,
  /** The mark by which hosts know this program again: one row. */
  MARK,
  /** The seats elsewhere that can be returned to, by their numbers. */
  SEATS,
  /** Tables elsewhere where the player has played, by the keys of their hosts. */
  TABLES_ELSEWHERE,
  /**
   * What only this computer knows of a table of its own, by folder and table, and of its matches.
   */
  TABLES,
  /**
   * The order in which the player keeps the hand at the player's own tables, by folder and table.
   */
  HANDS,
  /** What hosts have committed themselves to and have not opened yet. */
  COMMITMENTS
}
