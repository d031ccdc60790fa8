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

/** The last table that the player hosted for others, so that it can be opened again. */
public final class KeptLastTable {
  private static final Logger LOG = LoggerFactory.getLogger(KeptLastTable.class);
  private static final String TABLE = "table";
  private static final String CLOSED = "closed";

  private final Row row;

  /**
   * A table that has closed.
   *
   * @param closed when
   */
  public record Closed(LastTable table, Instant closed) {}

  /**
   * @param row where it is kept
   */
  public KeptLastTable(Row row) {
    this.row = row;
  }

  /** The last table; empty if there is none that this program can read. */
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
    } catch (IllegalArgumentException | DateTimeParseException strange) {
      LOG.warn("the last table cannot be read", strange);
      return Optional.empty();
    }
  }

  /** This table closes now: it is the last one, though the clock was ahead when another closed. */
  public void keep(LastTable table) {
    row.put(fields(table, Instant.now()));
  }

  /** This table closed then; a table that closed later stays the last one. */
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

  /** Keeps none. */
  public void forget() {
    row.remove();
  }
}
