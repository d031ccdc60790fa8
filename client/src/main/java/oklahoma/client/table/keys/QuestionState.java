package oklahoma.client.table.keys;

/** The state of a question that keys may answer: a claim, or an offer in gin. */
public enum QuestionState {
  /** There is no question, or the player has answered it. */
  NOT,
  /**
   * The question has just appeared; a key that the player meant for something else must not answer
   * it.
   */
  NOT_ARMED,
  /** The question can be answered. */
  ARMED,
  /** Gin offers a card: letters take or decline it, and Space has its usual action. */
  OFFERED
}
