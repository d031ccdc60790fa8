package oklahoma.host.table.mailbox;

import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/** A message in a table's mailbox. */
public sealed interface TableMessage {

  /** Read later by a table that sleeps because it cannot write its journal. */
  sealed interface CanWait extends TableMessage {}

  /** Read by a match alone. */
  sealed interface ForMatch extends CanWait {}

  /** A guest came in. */
  record Joined(Guest guest, ToHost.Hello hello) implements TableMessage {}

  /** A guest's message. */
  record Heard(Guest guest, ToHost message) implements TableMessage {}

  /** A guest has become silent, or is heard again. */
  record Quiet(Guest guest, boolean now) implements CanWait {}

  /** A guest's session is over. */
  record Gone(Guest guest) implements CanWait {}

  /** A deadline of the table has come, unless it has changed since. */
  record TimeHasCome() implements CanWait {}

  /** A table that could not write its journal tries again. */
  record TryAgain() implements TableMessage {}

  /** The table is closed. */
  record Close(Farewell reason) implements TableMessage {}

  /**
   * A bot has chosen.
   *
   * @param question which question it answers
   */
  record BotChose(Seat seat, long question, Move move) implements ForMatch {}

  /** A bot failed to choose; the table plays for it. */
  record BotFailed(Seat seat, long question, Throwable failure) implements ForMatch {}

  /** Ends the wait for everybody, in a window that waits for all or between two deals. */
  record Hurry() implements ForMatch {}
}
