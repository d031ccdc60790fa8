package oklahoma.protocol.people;

/** Whether the player of a seat is connected. */
public enum Presence {
  /** Connected; a bot in its own seat always counts as connected. */
  HERE,
  /** Connected, but silent for some seconds. */
  SLOW,
  /** Not connected; the table waits. */
  AWAY,
  /** Not connected; a bot plays until the human is back. */
  STOOD_IN,
  /** Left for a while; a bot plays until the human is back. */
  LEFT_FOR_NOW
}
