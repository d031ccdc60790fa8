package oklahoma.protocol.people;

/** A phrase that is often said at a table; everybody reads it in their own language. */
public enum QuickPhrase {
  /** Hello. */
  HELLO,
  /** Good luck. */
  GOOD_LUCK,
  /** Well played. */
  WELL_PLAYED,
  /** Thank you. */
  THANK_YOU,
  /** It is your turn. */
  YOUR_TURN,
  /** One moment, please. */
  ONE_MOMENT,
  /** A slip. */
  OOPS,
  /** Goodbye. */
  GOODBYE
}
