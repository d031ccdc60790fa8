package oklahoma.host.journal;

import java.time.Instant;
import java.util.List;

/**
 * A table that can continue.
 *
 * @param number by which guests name it
 * @param stands what {@link Entry.TableStands} said last
 * @param match its last match from the beginning; empty before the first
 * @param saved when something was written last, to the second
 */
public record KeptTable(int number, String stands, List<Entry> match, Instant saved) {
  public KeptTable {
    match = List.copyOf(match);
  }
}
