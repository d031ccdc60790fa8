package oklahoma.client.storage;

import java.nio.file.Path;
import java.util.Map;

/** A program that writes rows, and says which of them are kept. */
final class StoreWriter {
  private StoreWriter() {}

  /**
   * Writes numbered rows of its own, and counts in a row that all writers share.
   *
   * @param args the database, the writer's name, and how many rows
   */
  public static void main(String[] args) {
    try (Store store = Store.open(Path.of(args[0]))) {
      int rows = Integer.parseInt(args[2]);
      for (int n = 1; n <= rows; n++) {
        write(store, args[1] + n);
        System.out.println(n);
      }
    }
  }

  /** Writes a row and counts it, in one transaction; returns when it is kept. */
  static void write(Store store, String name) {
    store
        .ask(rows -> {
          rows.put(Subject.RULES, name, Map.of("rules", name));
          rows.set(Subject.SETTINGS, "all", "count", Integer.toString(count(rows) + 1));
          return true;
        })
        .join();
  }

  /** How many rows all writers have written. */
  static int count(Rows rows) {
    return Integer.parseInt(rows.row(Subject.SETTINGS, "all").getOrDefault("count", "0"));
  }
}
