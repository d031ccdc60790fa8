package oklahoma.host.journal;

import java.util.List;

/** Where a table writes down what happens. What was taken is safe; only then is anybody told. */
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
