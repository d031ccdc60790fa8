package oklahoma.host.journal;

import java.util.ArrayList;
import java.util.List;

/** A journal in memory, which lasts as long as the program. */
public final class MemoryJournal implements Journal {
  private final List<Entry> entries = new ArrayList<>();

  /** An empty journal. */
  public MemoryJournal() {}

  @Override
  public synchronized void append(List<Entry> more) {
    entries.addAll(more);
  }

  /** All entries so far, oldest first. */
  public synchronized List<Entry> entries() {
    return List.copyOf(entries);
  }
}
