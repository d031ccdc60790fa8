package oklahoma.host.journal;

import java.util.List;

/**
 * The durable record of a table's events. When an append returns the entry is safe, and only then
 * is anybody informed.
 */
@FunctionalInterface
public interface Journal {

  /**
   * Writes entries in their order, all of them or none.
   *
   * @throws JournalFailed if they are not safe
   */
  void append(List<Entry> entries) throws JournalFailed;

  /** Writes one entry. */
  default void append(Entry entry) throws JournalFailed {
    append(List.of(entry));
  }
}
