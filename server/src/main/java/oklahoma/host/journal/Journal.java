package oklahoma.host.journal;

/**
 * Where a table writes down what happens. An entry that was taken is safe; only then is anybody
 * told.
 */
@FunctionalInterface
public interface Journal {

  /**
   * Writes an entry.
   *
   * @throws JournalFailed if it is not safe
   */
  void append(Entry entry) throws JournalFailed;
}
