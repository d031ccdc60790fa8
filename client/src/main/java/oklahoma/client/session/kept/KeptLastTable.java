package oklahoma.client.session.kept;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.storage.Row;
import oklahoma.host.table.snapshot.LastTable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Saves the last table that the player hosted for others, so that it can be opened again. */
public final class KeptLastTable {
  private static final Logger LOG = LoggerFactory.getLogger(KeptLastTable.class);
  private static final String TABLE = "table";
  private static final String CLOSED = "closed";

  private final Row row;

  /**
   * A table that has closed.
   *
   * @param closed when it closed
   */
  public record Closed(LastTable table, Instant closed) {}

  /**
   * @param row where the table is saved
   */
  public KeptLastTable(Row row) {
    this.row = row;
  }

  /** The last table; empty if there is none or it cannot be read. */
  public CompletableFuture<Optional<Closed>> find() {
    return row.fields().thenApply(KeptLastTable::read);
  }

  private static Optional<Closed> read(Map<String, String> fields) {
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new Closed(
              LastTable.of(fields.getOrDefault(TABLE, "")),
              Instant.parse(fields.getOrDefault(CLOSED, ""))));
    } catch (IllegalArgumentException | DateTimeParseException invalid) {
      LOG.warn("the last table cannot be read", invalid);
      return Optional.empty();
    }
  }

  /**
   * Saves a table that closes now. It replaces the saved one, even if that has a later time because
   * the clock was wrong.
   */
  public void keep(LastTable table) {
    row.put(fields(table, Instant.now()));
  }

  /** Saves a table that closed earlier, unless the saved one closed later. */
  void keep(LastTable table, Instant closed) {
    row.store()
        .change(rows -> {
          boolean later =
              read(rows.row(row.subject(), row.name()))
                  .filter(kept -> kept.closed().isAfter(closed))
                  .isPresent();
          if (!later) {
            rows.put(row.subject(), row.name(), fields(table, closed));
          }
        });
  }

  private static Map<String, String> fields(LastTable table, Instant closed) {
    return Map.of(TABLE, table.text(), CLOSED, closed.toString());
  }

  /** Deletes the saved table. */
  public void forget() {
    row.remove();
  }
}
