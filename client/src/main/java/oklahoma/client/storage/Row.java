package oklahoma.client.storage;

import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** One row of a store, for code that needs only this row. */
public record Row(Store store, Subject subject, String name) {

  /** The fields; empty if there is no such row. */
  public CompletableFuture<Map<String, String>> fields() {
    return store.ask(rows -> rows.row(subject, name));
  }

  /** Replaces the row; see {@link Store#change}. */
  public void put(Map<String, String> fields) {
    store.change(rows -> rows.put(subject, name, fields));
  }

  /** Writes one field; the other fields stay. */
  public void set(String field, String value) {
    store.change(rows -> rows.set(subject, name, field, value));
  }

  /** Deletes the row if it exists. */
  public void remove() {
    store.change(rows -> rows.remove(subject, name));
  }
}
