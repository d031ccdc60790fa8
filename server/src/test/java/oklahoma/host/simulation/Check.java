package oklahoma.host.simulation;

/** What holds after every step. */
enum Check {
  /** What a guest has put together from updates is what the host would show it now. */
  SQUARE,
  /** Everybody at one table receives the same. */
  SAME_FOR_ALL,
  /** What was told or acknowledged outlives the host, once and in its order. */
  KEPT,
  /** A claim goes to the first taker in turn order. */
  CLAIMS,
  /** Nobody waits forever. */
  LIVE,
  /** Nobody is sent what it may not know. */
  SECRET,
  /** Nothing is wrong with an honest host's deal. */
  FAIR,
  /** The score is the sum of the deals. */
  POINTS,
  /** What was saved and is read is the same. */
  SAVED,
  /** The bytes decode to the message that was sent. */
  WIRE,
  /** No honest guest counts as ready for rules that it has not agreed to. */
  READY,
  /** An honest guest's move, made on what the host shows, is taken. */
  HEARD,
  /** An honest guest's key opens its seat. */
  KEY,
  /** The host makes no mistake that closes a table. */
  NO_MISTAKE
}
