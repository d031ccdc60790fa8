package oklahoma.client.table.model;

/** Does something after a while, on the thread of the table. */
@FunctionalInterface
public interface Later {

  /** Does it after so many milliseconds. */
  void after(long ms, Runnable what);
}
