package oklahoma.host.journal;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import oklahoma.host.table.snapshot.SavedTable;

/** Rows of a damaged journal are a table, or an {@link IllegalArgumentException}. */
class RowsFuzzTest {
  private static final String PARTS = "\n\n";

  /**
   * The state of a table, the names of its match and the lines of that, with blank lines between.
   */
  @FuzzTest
  void rows(byte[] bytes) {
    String[] parts = new String(bytes, StandardCharsets.UTF_8).split(PARTS, 3);
    try {
      SavedTable saved = SavedTable.of(new KeptTable(1, parts[0], match(parts), Instant.EPOCH));
      saved.players();
      saved.inside();
    } catch (IllegalArgumentException damaged) {
      // The expected refusal.
    }
  }

  private static List<Entry> match(String[] parts) {
    return parts.length < 3
        ? List.of()
        : MatchLines.entries(parts[2].lines().toList(), parts[1].lines().toList());
  }
}
