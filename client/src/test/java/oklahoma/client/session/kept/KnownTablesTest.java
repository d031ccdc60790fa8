package oklahoma.client.session.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The tables that the first screen looks for on the network. */
class KnownTablesTest {
  private final Store store = Store.inMemory();
  private final KnownTables tables = new KnownTables(store);

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void ofMoreHostsTheOneThatWasMetFirstIsForgotten() {
    IntStream.rangeClosed(0, KnownTables.MOST).forEach(this::plays);
    assertThat(names()).hasSize(KnownTables.MOST).doesNotContain("0");
  }

  @Test
  void aTableWhereOnePlaysNowIsKnownThoughTheClockWasAheadBefore() {
    IntStream.range(0, KnownTables.MOST).forEach(this::plays);
    String ahead = Instant.now().plusSeconds(7_200).toString();
    store.change(rows ->
        rows.all(Subject.TABLES_ELSEWHERE)
            .keySet()
            .forEach(host -> rows.set(Subject.TABLES_ELSEWHERE, host, "last", ahead)));
    plays(KnownTables.MOST);
    assertThat(names()).hasSize(KnownTables.MOST).contains("" + KnownTables.MOST);
  }

  private void plays(int number) {
    tables.plays(Fingerprint.ofHex("%064x".formatted(number)), new TableName("" + number));
  }

  private List<String> names() {
    return tables.all().join().stream().map(known -> known.name().text()).toList();
  }
}
