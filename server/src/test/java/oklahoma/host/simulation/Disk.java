package oklahoma.host.simulation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.TextJournal;

/** The journals of a host, which outlive it. */
final class Disk {
  private final World world;
  private final Map<Integer, TextJournal> papers = new TreeMap<>();
  private final Map<Integer, Truth> truths = new TreeMap<>();
  private final Map<Integer, Long> asleepSince = new TreeMap<>();
  private long fullUntil;

  Disk(World world) {
    this.world = world;
  }

  /** Nothing can be written until then. */
  void full(long until) {
    fullUntil = until;
  }

  /** The journal of a table. */
  Journal of(int table) {
    paper(table);
    truth(table);
    return entries -> append(table, entries);
  }

  /** One commit, so the host dies before all of them or behind all of them. */
  private void append(int table, List<Entry> entries) throws JournalFailed {
    world.burn();
    if (world.clock().millis() < fullUntil) {
      asleepSince.putIfAbsent(table, world.clock().millis());
      throw new JournalFailed("the disk is full");
    }
    Optional.ofNullable(asleepSince.remove(table)).ifPresent(since -> world.awoke(table, since));
    entries.forEach(entry -> write(table, entry));
    world.burn();
  }

  private void write(int table, Entry entry) {
    for (Entry each : world.sabotage().writes(table, entry)) {
      try {
        paper(table).write(each);
        truth(table).written(each);
      } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException wrong) {
        throw new Violation(Check.KEPT, each + " does not follow what was written: " + wrong);
      }
      world.written(table, each);
    }
  }

  private TextJournal paper(int table) {
    return papers.computeIfAbsent(table, TextJournal::new);
  }

  Truth truth(int table) {
    return truths.computeIfAbsent(table, number -> new Truth());
  }

  /** What a table can go on with. */
  Optional<KeptTable> kept(int table) {
    Optional<KeptTable> kept = paper(table).kept();
    Optional<KeptTable> found = world.sabotage().finds(kept);
    found.ifPresentOrElse(
        each -> truth(table).resumedFrom(each),
        () -> {
          papers.put(table, new TextJournal(table));
          truths.put(table, new Truth());
        });
    return found;
  }
}
