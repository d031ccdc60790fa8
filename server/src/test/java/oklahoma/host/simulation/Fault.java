package oklahoma.host.simulation;

/**
 * Something that goes wrong during an evening.
 *
 * @param at when, in milliseconds
 * @param whom the guest or the table that it happens to
 * @param size how long or how much
 */
record Fault(long at, Kind kind, int whom, int size) {

  /** What goes wrong. */
  enum Kind {
    /** A guest's line breaks. */
    CUT,
    /** A guest's next line breaks soon after it is there. */
    CUT_ON_RETURN,
    /** A guest's line is slow for a while. */
    SLOW,
    /** The host is killed after a few more steps. */
    KILL,
    /** Nothing can be written for a while. */
    FULL_DISK,
    /** The computer slept. */
    JUMP,
    /** A guest's program is started again. */
    PROGRAM,
    /** A table reads nothing for a while. */
    BUSY
  }
}
