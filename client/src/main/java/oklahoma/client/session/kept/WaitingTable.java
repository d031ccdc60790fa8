package oklahoma.client.session.kept;

import oklahoma.client.storage.Row;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SavedTable;

/**
 * One of the player's own tables that can be continued.
 *
 * @param folder its folder, which this window holds
 * @param saved its state
 */
public record WaitingTable(OwnTablesFolder folder, SavedTable saved) {

  /** Whether the table is hosted on the network. */
  public boolean hosted() {
    return saved.setup().opening() != TableSetup.Opening.AT_ONCE;
  }

  /** The database row for small things about it that only this computer knows. */
  public Row beside() {
    return folder.beside(saved.number());
  }

  /**
   * Whether a table is worth continuing: it has an unfinished match, or a lobby with other people.
   */
  static boolean offered(SavedTable saved) {
    boolean lobby = saved.standing().isEmpty();
    return lobby ? saved.people().size() > 1 : saved.playing();
  }
}
