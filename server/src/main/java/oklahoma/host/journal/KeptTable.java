package oklahoma.host.journal;

import java.time.Instant;
import java.util.List;

/**
 * A table that can continue.
 *
 * @param number the number that guests give in their hello
 * @param snapshot the text of the last {@link Entry.TableSaved}
 * @param match the entries of its last match; empty before the first
 * @param saved the time of the last entry, to the second
 */
public record KeptTable(int number, String snapshot, List<Entry> match, Instant saved) {
  public KeptTable {
    match = List.copyOf(match);
  }
}
