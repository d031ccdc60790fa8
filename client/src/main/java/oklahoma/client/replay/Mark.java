package oklahoma.client.replay;

/**
 * A notable moment of a match, to which the player can jump.
 *
 * @param at the number of the moment
 * @param round the number of its hand or round, from 1
 */
record Mark(Kind kind, int at, int round) {

  /** The event at the moment. */
  enum Kind {
    /** A deal begins. */
    DEAL,
    /** Somebody gets a card out of turn, or knocks. */
    CLAIM
  }
}
