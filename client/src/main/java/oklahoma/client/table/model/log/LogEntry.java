package oklahoma.client.table.model.log;

/**
 * What the log tells: what happened in the play, and beside it what the owner of the table did and
 * who came and went.
 */
public sealed interface LogEntry permits LogLine, LogDeed, LogPresence {

  /** In which deal of the match it happened, from 1. */
  int hand();
}
