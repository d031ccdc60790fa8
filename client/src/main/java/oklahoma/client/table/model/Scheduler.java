package oklahoma.client.table.model;

/** Runs tasks after a delay, on the table's thread. */
@FunctionalInterface
public interface Scheduler {

  /** Runs a task after this many milliseconds. */
  void after(long ms, Runnable what);
}
