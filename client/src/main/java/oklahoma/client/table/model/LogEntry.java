package oklahoma.client.table.model;

/** What the log tells: what happened in the play, and what the owner of the table did beside it. */
public sealed interface LogEntry permits LogLine, LogDeed {

  /** In which deal of the match it happened, from 1. */
  int hand();
}
