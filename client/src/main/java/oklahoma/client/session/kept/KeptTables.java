package oklahoma.client.session.kept;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import oklahoma.client.storage.Store;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.journal.MatchArchive;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.sqlite.DatabaseRefused.Reason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The player's own unfinished tables, as journals in numbered folders. A window holds the folders
 * that it has opened by the locks of their journals, so a second window on the same computer uses
 * other folders and never waits. Folders of a window that has ended or crashed are found by the
 * next one. Everything happens in the background, in order.
 */
public final class KeptTables implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(KeptTables.class);
  private static final int MOST_FOLDERS = 999;

  private final Path root;
  private final Store store;
  private final MatchArchive archive;
  private final KeptLastTable last;
  private final NavigableMap<Integer, OwnTablesFolder> held = new TreeMap<>();
  private final JournalThread keeper;

  /**
   * The result of a search.
   *
   * @param tables the tables that can be continued, the latest first
   * @param unreadable files that cannot be read; they stay unchanged
   */
  public record Found(List<WaitingTable> tables, List<OwnTablesFolder.Unreadable> unreadable) {
    public Found {
      tables = List.copyOf(tables);
      unreadable = List.copyOf(unreadable);
    }
  }

  /** Where a new table is saved, if it can be. */
  public sealed interface Place {
    /**
     * The table is saved in this folder.
     *
     * @param number the number of the table there
     */
    record InFolder(OwnTablesFolder folder, int number) implements Place {

      /** Whether its journal still has a finished match that is not in the archive. */
      public boolean hasUnarchivedMatch() {
        return folder.hasUnarchivedMatch(number);
      }
    }

    /** No table can be saved at the moment. */
    record Unavailable(OwnTablesFolder.Unreadable why) implements Place {}
  }

  /**
   * @param root the folder of the numbered folders; it need not exist yet
   * @param store the database for what only this computer knows about the tables
   * @param archive the archive of finished matches
   * @param last receives the settings of hosted tables that are deleted
   * @param keeper the thread for all of this. {@link PlayedMatches} must use the same one: then a
   *     finished match is archived as the player's own before the journal's rest is archived as
   *     nobody's.
   */
  public KeptTables(
      Path root, Store store, MatchArchive archive, KeptLastTable last, JournalThread keeper) {
    this.root = root;
    this.store = store;
    this.archive = archive;
    this.last = last;
    this.keeper = keeper;
  }

  /** Finds the tables that can be continued, without those of other windows. */
  public CompletableFuture<Found> look() {
    return keeper.ask(this::find);
  }

  /** A place for a new table: in the first folder that can be used. */
  public CompletableFuture<Place> place() {
    return keeper.ask(this::firstPlace);
  }

  /** A place for a new table in a new folder, whatever is wrong with the others. */
  public CompletableFuture<Place> newPlace() {
    return keeper.ask(this::freshPlace);
  }

  /** Deletes a table; the future fails if that is impossible. */
  public CompletableFuture<Boolean> discard(WaitingTable table) {
    return keeper.ask(() -> {
      try {
        discard(table.folder(), table.saved());
        return true;
      } catch (JournalFailed failed) {
        throw new CompletionException(failed);
      }
    });
  }

  /** Closes the folders after all tasks, so that other windows can use them. Blocks for that. */
  @Override
  public void close() {
    keeper.close(() -> held.values().forEach(OwnTablesFolder::close));
  }

  private Found find() {
    List<OwnTablesFolder.Unreadable> unreadable = new ArrayList<>(takeFree());
    List<WaitingTable> waiting = new ArrayList<>();
    for (Map.Entry<Integer, OwnTablesFolder> each : new TreeMap<>(held).entrySet()) {
      int before = waiting.size() + unreadable.size();
      look(each.getValue(), waiting, unreadable);
      each.getValue().putAway(archive);
      boolean empty = before == waiting.size() + unreadable.size();
      if (empty && !each.getKey().equals(held.firstKey())) {
        held.remove(each.getKey());
        each.getValue().close();
      }
    }
    waiting.sort(Comparator.comparing((WaitingTable table) -> table.saved().saved()).reversed());
    return new Found(waiting, unreadable);
  }

  private void discard(OwnTablesFolder folder, SavedTable saved) throws JournalFailed {
    folder.discard(saved);
    saved.last().ifPresent(table -> last.keep(table, saved.saved()));
  }

  /**
   * Deletes a table that cannot be continued, after its finished match is in the archive: a program
   * that was killed may not have got so far. If the archive cannot be written the table stays,
   * because only it knows whose match it is.
   */
  private void forget(OwnTablesFolder folder, SavedTable saved) {
    try {
      folder.keepEnded(saved, archive);
      discard(folder, saved);
    } catch (JournalFailed | JournalRefused failed) {
      LOG.warn("table {} is still kept", saved.name().text(), failed);
    }
  }

  private void look(
      OwnTablesFolder folder,
      List<WaitingTable> waiting,
      List<OwnTablesFolder.Unreadable> unreadable) {
    for (SavedTable saved : folder.tables(unreadable::add)) {
      if (WaitingTable.offered(saved)) {
        waiting.add(new WaitingTable(folder, saved));
      } else {
        forget(folder, saved);
      }
    }
  }

  private Place firstPlace() {
    List<OwnTablesFolder.Unreadable> refused = takeFree();
    if (!held.isEmpty()) {
      return on(held.firstEntry().getValue());
    }
    return refused.isEmpty() ? freshPlace() : new Place.Unavailable(refused.getFirst());
  }

  private Place freshPlace() {
    for (int number = 1; number <= MOST_FOLDERS; number++) {
      if (Files.notExists(folder(number))) {
        try {
          OwnTablesFolder fresh = OwnTablesFolder.open(folder(number), store);
          held.put(number, fresh);
          return on(fresh);
        } catch (JournalRefused refused) {
          if (refused.reason() != Reason.IN_USE) {
            return nowhere(refused);
          }
          LOG.info("another window was quicker to take {}", folder(number));
        }
      }
    }
    throw new IllegalStateException("more windows than " + MOST_FOLDERS);
  }

  private static Place on(OwnTablesFolder folder) {
    try {
      return new Place.InFolder(folder, folder.freeNumber());
    } catch (JournalRefused refused) {
      return nowhere(refused);
    }
  }

  private static Place nowhere(JournalRefused refused) {
    LOG.warn("nothing can be kept there", refused);
    return new Place.Unavailable(OwnTablesFolder.Unreadable.of(refused));
  }

  /** Opens every folder that no window holds; returns those that cannot be used. */
  private List<OwnTablesFolder.Unreadable> takeFree() {
    List<OwnTablesFolder.Unreadable> refused = new ArrayList<>();
    for (int number : numbers()) {
      if (!held.containsKey(number)) {
        try {
          held.put(number, OwnTablesFolder.open(folder(number), store));
        } catch (JournalRefused no) {
          if (no.reason() != Reason.IN_USE) {
            LOG.warn("a folder cannot be used", no);
            refused.add(OwnTablesFolder.Unreadable.of(no));
          }
        }
      }
    }
    return refused;
  }

  private List<Integer> numbers() {
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    List<Integer> numbers = new ArrayList<>();
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(root)) {
      for (Path folder : folders) {
        String name = folder.getFileName().toString();
        if (name.matches("[1-9][0-9]{0,2}")) {
          numbers.add(Integer.valueOf(name));
        }
      }
    } catch (IOException e) {
      LOG.warn("cannot read {}", root, e);
    }
    numbers.sort(Comparator.naturalOrder());
    return numbers;
  }

  private Path folder(int number) {
    return root.resolve(Integer.toString(number));
  }
}
