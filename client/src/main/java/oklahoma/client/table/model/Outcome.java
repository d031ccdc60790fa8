package oklahoma.client.table.model;

import oklahoma.rules.Move;
import oklahoma.rules.Refusal;

/** What became of a move that the player wanted to make. */
public sealed interface Outcome {

  /** The move is legal as far as this client knows, and is on its way to the host. */
  record Sent(Pending move) implements Outcome {}

  /** The rules refuse the move; the host was not asked. */
  record Refused(Refusal refusal, Move move) implements Outcome {}

  /** The move was not sent, because another is still unanswered. */
  record Waiting(Pending move) implements Outcome {}
}
