package oklahoma.client.storage;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Saves the values of a row, each as soon as it has changed. Unchanged values are not written,
 * because another window may have changed them; only the latest of several quick changes is
 * written.
 */
public final class RowSaver {
  private final Store store;
  private final Subject subject;
  private final String name;
  private final Supplier<Map<String, String>> values;
  private final Map<String, String> waiting = new TreeMap<>();
  private Map<String, String> known;
  private boolean asked;

  /**
   * A saver for one row, whose current values count as saved.
   *
   * @param values gives the current values; called on the thread that calls {@link #keep}
   */
  public RowSaver(Store store, Subject subject, String name, Supplier<Map<String, String>> values) {
    this.store = store;
    this.subject = subject;
    this.name = name;
    this.values = values;
    this.known = values.get();
  }

  /** Saves the values that have changed since the last call, in the background. */
  public void keep() {
    if (differs(values.get())) {
      Map<String, String> written = new TreeMap<>();
      store.change(rows -> write(rows, written), () -> undone(written));
    }
  }

  private synchronized boolean differs(Map<String, String> now) {
    now.forEach((field, value) -> {
      if (!value.equals(known.get(field))) {
        waiting.put(field, value);
      }
    });
    known = now;
    boolean ask = !asked && !waiting.isEmpty();
    asked |= ask;
    return ask;
  }

  /**
   * Writes the waiting values.
   *
   * @param written receives them; it stays empty if the transaction cannot begin
   */
  private synchronized void write(Rows rows, Map<String, String> written) {
    written.putAll(waiting);
    waiting.clear();
    asked = false;
    written.forEach((field, value) -> rows.set(subject, name, field, value));
  }

  /** Keeps unwritten values, so that they are saved with the next change. */
  private synchronized void undone(Map<String, String> written) {
    written.forEach(waiting::putIfAbsent);
    asked = false;
  }
}
