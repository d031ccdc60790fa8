package oklahoma.client.table.model;

/** Runs something after a delay, on the table's thread. */
@FunctionalInterface
public interface Later {

  /** Does it after so many milliseconds. */
  void after(long ms, Runnable what);
}
