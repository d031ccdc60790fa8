package oklahoma.client.table.model.log;

/**
 * An entry of the log: an event of the play, an act of the table's owner, an arrival or a
 * departure.
 */
public sealed interface LogEntry permits LogLine, LogOwnerAction, LogPresence {

  /** In which deal of the match it happened, from 1. */
  int hand();
}
