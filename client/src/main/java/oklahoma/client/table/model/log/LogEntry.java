package oklahoma.client.table.model.log;

/**
 * An entry of the log: an event of the play, an action of the table's owner, or a player who comes
 * or goes.
 */
public sealed interface LogEntry permits LogLine, LogOwnerAction, LogPresence {

  /** The number of the deal in the match, from 1. */
  int hand();
}
