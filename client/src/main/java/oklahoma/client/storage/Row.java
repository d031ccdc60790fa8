package oklahoma.client.storage;

import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** One row of a store, for callers that need no other. */
public record Row(Store store, Subject subject, String name) {

  /** Its fields; none if it is not there. */
  public CompletableFuture<Map<String, String>> fields() {
    return store.ask(rows -> rows.row(subject, name));
  }

  /** Writes it in place of what it was; see {@link Store#change}. */
  public void put(Map<String, String> fields) {
    store.change(rows -> rows.put(subject, name, fields));
  }

  /** Writes one field; the others stay. */
  public void set(String field, String value) {
    store.change(rows -> rows.set(subject, name, field, value));
  }

  /** Deletes it, if it is there. */
  public void remove() {
    store.change(rows -> rows.remove(subject, name));
  }
}
