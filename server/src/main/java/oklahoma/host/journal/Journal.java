package oklahoma.host.journal;

import java.util.List;

/**
 * The durable record of a table's events. When an append returns, the entries are on the disk; only
 * then do guests hear of the events.
 */
@FunctionalInterface
public interface Journal {

  /**
   * Writes all of these entries in order, or none.
   *
   * @throws JournalFailed if they could not be written
   */
  void append(List<Entry> entries) throws JournalFailed;

  /** Writes one entry. */
  default void append(Entry entry) throws JournalFailed {
    append(List.of(entry));
  }
}
