package oklahoma.host.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.TextJournal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The host's computer loses its power while evenings are written down, and only a part of the last
 * write has reached the disk. Every entry that was acknowledged is there again, the last one is
 * there whole or not at all, and the journal goes on.
 */
class TornLogTest {
  private static final Logger LOG = LoggerFactory.getLogger(TornLogTest.class);
  private static final long SEED = Long.getLong("host.torn.seed", 1);
  private static final int RUNS = Integer.getInteger("host.torn.runs", 1);

  private static final int EVENINGS = 3;
  private static final int TABLES = 10;
  private static final int LARGE = 200_000;
  private static final int ONE_IN = 30;
  private static final int TEARS = 8;
  private static final int SECTOR = 512;
  private static final int HEADER = 32;

  @TempDir private Path folder;

  private SplittableRandom chance = new SplittableRandom(SEED);
  private Path file = Path.of("");
  private int torn;
  private int checkpoints;
  private int lost;

  /** An entry of a table. */
  private record Line(int table, Entry entry) {}

  /** What is on the disk. */
  private static final class Stored {
    final byte[] journal;
    final byte[] log;

    Stored(byte[] journal, byte[] log) {
      this.journal = journal;
      this.log = log;
    }
  }

  @BeforeEach
  void begin() {
    file = folder.resolve("journal.db");
  }

  private static Path log(Path journal) {
    return journal.resolveSibling(journal.getFileName() + "-wal");
  }

  private static Stored stored(Path journal) throws IOException {
    return new Stored(Files.readAllBytes(journal), Files.readAllBytes(log(journal)));
  }

  /**
   * All that several hosts write in an evening each, and now and then something so large that the
   * log is soon copied into the database and begins again.
   */
  private List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < EVENINGS; i++) {
      int first = i * TABLES;
      Sabotage reader =
          new Sabotage() {
            @Override
            List<Entry> writes(int table, Entry entry) {
              lines.add(new Line(first + table, entry));
              if (chance.nextInt(20) == 0) {
                String large = Character.toString('a' + chance.nextInt(26)).repeat(LARGE);
                lines.add(new Line(first, new Entry.TableSaved(large)));
              }
              return super.writes(table, entry);
            }
          };
      var _ = new World(Evening.of(chance.nextLong()), reader, false).run();
    }
    return lines;
  }

  @Test
  void whatWasAcknowledgedOutlivesATornWrite() throws Exception {
    for (int run = 0; run < RUNS; run++) {
      chance = new SplittableRandom(SEED + run);
      Path place = Files.createDirectory(folder.resolve("run" + run));
      file = place.resolve("journal.db");
      try {
        writeAll(lines());
      } catch (AssertionError wrong) {
        throw new AssertionError("seed " + (SEED + run), wrong);
      }
      delete(place);
    }
    LOG.info(
        "{} torn writes from seed {} on, {} of them of a checkpoint; the last entry was lost {}"
            + " times",
        torn,
        SEED,
        checkpoints,
        lost);
    assertThat(torn).isPositive();
    assertThat(checkpoints).isPositive();
    assertThat(lost).isBetween(1, torn - 1);
  }

  /** The disk says that it has written and has not: no journal can do anything about that. */
  @Test
  void whatWasAcknowledgedAndIsTornIsMissed() throws Exception {
    List<Line> lines = lines().subList(0, 41);
    Stored stored;
    try (JournalFile journal = JournalFile.open(file)) {
      for (Line line : lines.subList(0, 40)) {
        journal.of(line.table()).append(line.entry());
      }
      stored = stored(file);
    }
    Path copy = Files.createDirectory(folder.resolve("torn")).resolve("journal.db");
    put(new Stored(stored.journal, Arrays.copyOf(stored.log, stored.log.length - 1)), copy);
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> goesOn(copy, kept(lines.subList(0, 40)), lines.getLast(), kept(lines)));
  }

  private void writeAll(List<Line> lines) throws Exception {
    try (JournalFile journal = JournalFile.open(file)) {
      Stored before = stored(file);
      SplittableRandom steps = chance.split();
      boolean restarts = false;
      for (int done = 0; done < lines.size(); done++) {
        Line line = lines.get(done);
        boolean tears = restarts || steps.nextInt(ONE_IN) == 0;
        if (tears) {
          before = new Stored(before.journal, Files.readAllBytes(log(file)));
        }
        FileTime changed = Files.getLastModifiedTime(file);
        journal.of(line.table()).append(line.entry());
        boolean checkpoint = !Files.getLastModifiedTime(file).equals(changed);
        if (checkpoint) {
          Stored after = stored(file);
          tear(checkpointed(before, after), lines.subList(0, done + 1));
          checkpoints += TEARS;
          before = after;
        } else if (tears) {
          tear(appended(before, stored(file)), lines.subList(0, done + 1));
        }
        restarts = checkpoint;
      }
    }
  }

  /** What every table can go on with. */
  private static Map<Integer, KeptTable> kept(List<Line> lines) {
    Map<Integer, TextJournal> papers = new TreeMap<>();
    for (Line line : lines) {
      papers.computeIfAbsent(line.table(), TextJournal::new).write(line.entry());
    }
    Map<Integer, KeptTable> kept = new HashMap<>();
    papers.forEach((table, paper) -> paper.kept().ifPresent(each -> kept.put(table, each)));
    return kept;
  }

  /** Something that may be on the disk after a crash. */
  private interface Torn {
    Stored any();
  }

  /** The log was being written, its header before all else if it begins again. */
  private Torn appended(Stored before, Stored after) {
    byte[] old = before.log;
    byte[] fresh = after.log;
    boolean restarted = old.length < HEADER || !Arrays.equals(old, 0, HEADER, fresh, 0, HEADER);
    return () -> {
      boolean inHeader = restarted && chance.nextInt(4) == 0;
      byte[] begun = inHeader || !restarted ? old : with(old, fresh, 0, HEADER);
      return new Stored(
          before.journal,
          inHeader ? with(old, fresh, 0, chance.nextInt(HEADER)) : partly(begun, fresh));
    };
  }

  /** The log is whole, and was being copied into the database. */
  private Torn checkpointed(Stored before, Stored after) {
    return () -> new Stored(partly(before.journal, after.journal), after.log);
  }

  /** Some bytes in the place of others; what is not there is nought. */
  private static byte[] with(byte[] old, byte[] fresh, int from, int to) {
    byte[] both = Arrays.copyOf(old, Math.max(old.length, to));
    System.arraycopy(fresh, from, both, from, to - from);
    return both;
  }

  /** Some of what was written has come to the disk: its beginning, some sectors, or rubbish. */
  private byte[] partly(byte[] old, byte[] fresh) {
    int way = chance.nextInt(3);
    int first = Math.max(0, Arrays.mismatch(old, fresh));
    if (way == 0) {
      return with(old, fresh, first, first + chance.nextInt(fresh.length - first + 1));
    }
    byte[] both = Arrays.copyOf(old, Math.max(old.length, fresh.length));
    int length = old.length;
    for (int at = first; at < fresh.length; at = (at / SECTOR + 1) * SECTOR) {
      int end = Math.min(fresh.length, (at / SECTOR + 1) * SECTOR);
      if (!Arrays.equals(fresh, at, end, both, at, end)) {
        boolean there = chance.nextInt(4) != 0;
        if (there || way == 2) {
          System.arraycopy(fresh, at, both, at, end - at);
          length = Math.max(length, end);
        }
        if (!there && way == 2) {
          both[at + chance.nextInt(end - at)] ^= (byte) (1 + chance.nextInt(255));
        }
      }
    }
    return Arrays.copyOf(both, length);
  }

  private void tear(Torn any, List<Line> lines) throws Exception {
    Line last = lines.getLast();
    Map<Integer, KeptTable> before = kept(lines.subList(0, lines.size() - 1));
    Map<Integer, KeptTable> after = kept(lines);
    chance =
        new SplittableRandom(SEED + 31L * lines.size()); // what is torn does not depend on time
    for (int i = 0; i < TEARS; i++) {
      torn++;
      Path place = Files.createDirectory(file.resolveSibling("torn"));
      Path copy = place.resolve("journal.db");
      put(any.any(), copy);
      goesOn(copy, before, last, after);
      delete(place);
    }
  }

  private static void put(Stored stored, Path journal) throws IOException {
    Files.write(journal, stored.journal);
    Files.write(log(journal), stored.log);
  }

  /** The host starts again, and writes what nobody was told of. */
  private void goesOn(
      Path copy, Map<Integer, KeptTable> before, Line last, Map<Integer, KeptTable> after)
      throws Exception {
    try (JournalFile journal = JournalFile.open(copy)) {
      Map<Integer, KeptTable> found = read(journal);
      if (!found.equals(after)) {
        assertThat(found).as("without the last entry, %s", last).isEqualTo(before);
        lost++;
        journal.of(last.table()).append(last.entry());
      }
    }
    try (JournalFile journal = JournalFile.open(copy)) {
      assertThat(read(journal)).isEqualTo(after);
    }
  }

  private static Map<Integer, KeptTable> read(JournalFile journal) throws JournalRefused {
    Map<Integer, KeptTable> kept = new HashMap<>();
    for (int number : journal.numbers()) {
      KeptTable table = journal.table(number);
      kept.put(
          table.number(),
          new KeptTable(table.number(), table.snapshot(), table.match(), Instant.EPOCH));
    }
    return kept;
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (Path each : files.toList()) {
        Files.delete(each);
      }
    }
    Files.delete(folder);
  }
}
