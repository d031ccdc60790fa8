package host.table;

import protocol.Farewell;
import protocol.ToHost;
import rules.Move;
import rules.Seat;

/** What comes into a table's mailbox. */
sealed interface Letter {

  /** A guest came in. */
  record Joined(Guest guest, ToHost.Hello hello) implements Letter {}

  /** A guest said something. */
  record Heard(Guest guest, ToHost message) implements Letter {}

  /** A guest's session is over. */
  record Gone(Guest guest) implements Letter {}

  /**
   * A bot has chosen.
   *
   * @param number the number of the last update that its seat had seen
   */
  record BotChose(Seat seat, long number, Move move) implements Letter {}

  /** A bot failed to choose; the table plays for it. */
  record BotFailed(Seat seat, long number, RuntimeException failure) implements Letter {}

  /** The time of a claim window or a turn is up. */
  record TimeUp(long moment) implements Letter {}

  /** The time is up for a seat whose human has been away. */
  record AwayTooLong(long moment, Seat seat, long absence) implements Letter {}

  /** A finished deal has been shown long enough. */
  record ShownLongEnough(long moment) implements Letter {}

  /** Whoever runs the host will not wait for the silent any longer. */
  record Hurry() implements Letter {}

  /** The table is closed. */
  record Close(Farewell reason) implements Letter {}
}
