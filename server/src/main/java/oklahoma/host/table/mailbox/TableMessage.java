package oklahoma.host.table.mailbox;

import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/** What comes into a table's mailbox. */
public sealed interface TableMessage {

  /** Read later by a table that sleeps because it cannot write its journal. */
  sealed interface CanWait extends TableMessage {}

  /** Read by a match alone. */
  sealed interface ForMatch extends CanWait {}

  /** A guest came in. */
  record Joined(Guest guest, ToHost.Hello hello) implements TableMessage {}

  /** A guest said something. */
  record Heard(Guest guest, ToHost message) implements TableMessage {}

  /** Nothing has been heard of a guest for a little while, or something again. */
  record Quiet(Guest guest, boolean now) implements CanWait {}

  /** A guest who was asked for the table's password has not answered in time. */
  record NoAnswer(Guest guest) implements CanWait {}

  /** A guest's session is over. */
  record Gone(Guest guest) implements CanWait {}

  /** A seat was kept long enough for somebody whose connection was lost. */
  record GraceOver(int person, long ring) implements CanWait {}

  /** Nobody who sits at the table has been connected for a long time. */
  record Deserted(long moment) implements CanWait {}

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
  record BotFailed(Seat seat, long question, RuntimeException failure) implements ForMatch {}

  /** The time of a claim window or a turn is up. */
  record TimeUp(long moment) implements ForMatch {}

  /** The time is up for what seats add to the shuffle of a deal. */
  record SecretsDue(long moment) implements ForMatch {}

  /** The time is up for a seat whose human has been away. */
  record AwayTooLong(long moment, Seat seat, long absence) implements ForMatch {}

  /** Nobody is waited for any longer, in a window that waits for all or between two deals. */
  record Hurry() implements ForMatch {}

  /** A finished deal has been shown long enough. */
  record ShownLongEnough(long moment) implements ForMatch {}
}
