package oklahoma.protocol.people;

/** Whether the player of a seat is connected. */
public enum Presence {
  /** There; a bot in its own seat always is. */
  HERE,
  /** Connected, but nothing has been heard for a little while. */
  SLOW,
  /** Not connected; the seat waits. */
  AWAY,
  /** Not connected; a bot plays until the human is back. */
  STOOD_IN,
  /** Left for a while; a bot plays until the human is back. */
  LEFT_FOR_NOW
}
