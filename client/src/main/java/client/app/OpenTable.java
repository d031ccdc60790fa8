package client.app;

/** A table that the player is at, wherever its host is. Belongs to the screen's thread. */
sealed interface OpenTable extends AutoCloseable permits SoloTable, HostedTable, JoinedTable {

  /** The player's line to the table, and what it tells. */
  Attendance attendance();

  /** Leaves for good; a host of one's own closes the table. Nobody waits for it. */
  void leave();

  /** The window goes: a host of one's own closes the table, elsewhere the seat waits. */
  @Override
  void close();
}
