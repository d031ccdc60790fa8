package oklahoma.client.table.model;

/** Runs something after a delay, on the table's thread. */
@FunctionalInterface
public interface Scheduler {

  /** Runs it after this many milliseconds. */
  void after(long ms, Runnable what);
}
