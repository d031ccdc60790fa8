package oklahoma.client.session.kept;

import oklahoma.client.storage.Row;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SavedTable;

/**
 * One of the player's own tables that can continue.
 *
 * @param folder where it is kept; this window holds it
 * @param saved its state
 */
public record WaitingTable(OwnTablesFolder folder, SavedTable saved) {

  /** Whether it is hosted for others on the network. */
  public boolean hosted() {
    return saved.setup().opening() != TableSetup.Opening.AT_ONCE;
  }

  /** What is kept beside it. */
  public Row beside() {
    return folder.beside(saved.number());
  }

  /** Whether somebody wants to come back to it: a match that goes on, or friends in a lobby. */
  static boolean offered(SavedTable saved) {
    boolean lobby = saved.standing().isEmpty();
    return lobby ? saved.people().size() > 1 : saved.playing();
  }
}
