package oklahoma.client.table.keys;

/** Whether a claim window asks this player. */
public enum Asked {
  /** No window is open, one is not asked, or has answered. */
  NOT,
  /** The question has just appeared; a key that was already on its way must not answer it. */
  NOT_ARMED,
  /** The question can be answered. */
  ARMED
}
