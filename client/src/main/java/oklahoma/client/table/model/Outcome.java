package oklahoma.client.table.model;

import oklahoma.rules.Move;
import oklahoma.rules.Refusal;

/** The outcome of a move that the player asked for. */
public sealed interface Outcome {

  /** It is legal as far as the player can see, and the host has been asked. */
  record Sent(Pending move) implements Outcome {}

  /** The rules refuse it; nobody was asked. */
  record Refused(Refusal refusal, Move move) implements Outcome {}

  /** Another move is still unanswered. */
  record Waiting(Pending move) implements Outcome {}
}
