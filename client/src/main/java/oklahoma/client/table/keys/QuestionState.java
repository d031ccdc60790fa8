package oklahoma.client.table.keys;

/** A question to this player that keys may answer: a claim window, or an offer at gin. */
public enum QuestionState {
  /** No window is open and nothing is offered, one is not asked, or has answered. */
  NOT,
  /** The question has just appeared; a key that was already on its way must not answer it. */
  NOT_ARMED,
  /** The question can be answered. */
  ARMED,
  /** Gin offers a card: a letter takes or declines it, and Space does what it does otherwise. */
  OFFERED
}
