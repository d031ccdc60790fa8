package oklahoma.host.table.mailbox;

import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/** A message in a table's mailbox. */
public sealed interface TableMessage {

  /** A message that a sleeping table reads only when it can write its journal again. */
  sealed interface CanWait extends TableMessage {}

  /** A message that only a match reads. */
  sealed interface ForMatch extends CanWait {}

  /** A guest has arrived. */
  record Joined(Guest guest, ToHost.Hello hello) implements TableMessage {}

  /** A guest's message. */
  record Received(Guest guest, ToHost message) implements TableMessage {}

  /** A guest has become silent or sends again. */
  record Silent(Guest guest, boolean now) implements CanWait {}

  /** A guest's session has ended. */
  record SessionEnded(Guest guest) implements CanWait {}

  /** A deadline of the table may have come. */
  record DeadlineReached() implements CanWait {}

  /** A sleeping table should try its journal again. */
  record TryAgain() implements TableMessage {}

  /** The table should close. */
  record Close(ByeReason reason) implements TableMessage {}

  /**
   * A bot has chosen a move.
   *
   * @param question the question that it answers
   */
  record BotChose(Seat seat, long question, Move move) implements ForMatch {}

  /** A bot failed to choose a move, so the table moves for it. */
  record BotFailed(Seat seat, long question, Throwable failure) implements ForMatch {}

  /** Closes a claim window that waits for all, or ends the pause between two deals. */
  record EndWait() implements ForMatch {}
}
