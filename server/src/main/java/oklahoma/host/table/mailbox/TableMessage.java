package oklahoma.host.table.mailbox;

import oklahoma.protocol.Farewell;
import oklahoma.protocol.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/** What comes into a table's mailbox. */
public sealed interface TableMessage {

  /** Something that only a match cares about. */
  sealed interface OfMatch extends TableMessage {}

  /** A guest came in. */
  record Joined(Guest guest, ToHost.Hello hello) implements TableMessage {}

  /** A guest said something. */
  record Heard(Guest guest, ToHost message) implements TableMessage {}

  /** Nothing has been heard of a guest for a little while, or something again. */
  record Quiet(Guest guest, boolean now) implements TableMessage {}

  /** A guest who was asked for the table's password has not answered in time. */
  record NoAnswer(Guest guest) implements TableMessage {}

  /** A guest's session is over. */
  record Gone(Guest guest) implements TableMessage {}

  /** A seat was kept long enough for somebody whose connection was lost. */
  record GraceOver(int person, long ring) implements TableMessage {}

  /** Nobody who sits at the table has been connected for a long time. */
  record Deserted(long moment) implements TableMessage {}

  /** A table that could not write its journal tries again. */
  record TryAgain() implements TableMessage {}

  /** The table is closed. */
  record Close(Farewell reason) implements TableMessage {}

  /**
   * A bot has chosen.
   *
   * @param question which question it answers
   */
  record BotChose(Seat seat, long question, Move move) implements OfMatch {}

  /** A bot failed to choose; the table plays for it. */
  record BotFailed(Seat seat, long question, RuntimeException failure) implements OfMatch {}

  /** The time of a claim window or a turn is up. */
  record TimeUp(long moment) implements OfMatch {}

  /** The time is up for what seats add to the shuffle of a deal. */
  record SecretsDue(long moment) implements OfMatch {}

  /** The time is up for a seat whose human has been away. */
  record AwayTooLong(long moment, Seat seat, long absence) implements OfMatch {}

  /** Nobody is waited for any longer, in a window that waits for all or between two deals. */
  record Hurry() implements OfMatch {}

  /** A finished deal has been shown long enough. */
  record ShownLongEnough(long moment) implements OfMatch {}
}
