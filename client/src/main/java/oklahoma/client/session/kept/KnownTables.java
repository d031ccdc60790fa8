package oklahoma.client.session.kept;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.storage.Rows;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableName;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tables of other hosts at which the player has played, the last one of each host. A host is
 * identified by its key alone.
 */
public final class KnownTables {
  /** The maximum number of hosts; of more, the one with the oldest match is deleted. */
  static final int MOST = 16;

  private static final Logger LOG = LoggerFactory.getLogger(KnownTables.class);
  private static final String TABLE = "table";
  private static final String LAST = "last";

  private final Store store;

  /**
   * A table at which the player has played.
   *
   * @param host the fingerprint of its host
   * @param name its name
   * @param last when the player last played a match there
   */
  public record Known(Fingerprint host, TableName name, Instant last) {

    private static Known of(String host, Map<String, String> fields) {
      try {
        return new Known(
            Fingerprint.ofHex(host),
            new TableName(fields.getOrDefault(TABLE, "")),
            Instant.parse(fields.getOrDefault(LAST, "")));
      } catch (DateTimeException noMoment) {
        throw new IllegalArgumentException(noMoment);
      }
    }
  }

  /** The tables in a database. */
  public KnownTables(Store store) {
    this.store = store;
  }

  /** All tables, the latest first. Unreadable ones are left out. */
  public CompletableFuture<List<Known>> all() {
    return store.ask(KnownTables::read);
  }

  private static List<Known> read(Rows rows) {
    List<Known> found = new ArrayList<>();
    rows.all(Subject.TABLES_ELSEWHERE)
        .forEach((host, fields) -> {
          try {
            found.add(Known.of(host, fields));
          } catch (IllegalArgumentException invalid) {
            LOG.warn("a table elsewhere cannot be read", invalid);
          }
        });
    found.sort(Comparator.comparing(Known::last).reversed());
    return found;
  }

  /**
   * Records that a match is played at a table.
   *
   * @param host the key that its host has proved
   */
  public void plays(Fingerprint host, TableName name) {
    store.change(rows -> {
      rows.set(Subject.TABLES_ELSEWHERE, host.hex(), TABLE, name.text());
      rows.set(Subject.TABLES_ELSEWHERE, host.hex(), LAST, Instant.now().toString());
      // The clock may have been ahead at the others.
      read(rows).stream()
          .filter(other -> !other.host().equals(host))
          .skip(MOST - 1)
          .forEach(old -> remove(rows, old));
    });
  }

  /** Deletes a table. */
  public void forget(Known table) {
    store.change(rows -> remove(rows, table));
  }

  private static void remove(Rows rows, Known table) {
    rows.remove(Subject.TABLES_ELSEWHERE, table.host().hex());
  }
}
