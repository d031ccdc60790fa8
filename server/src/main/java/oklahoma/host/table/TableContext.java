package oklahoma.host.table;

import oklahoma.host.table.effect.Outbox;
import oklahoma.host.table.match.MatchContext;
import oklahoma.host.table.people.TablePeople;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SnapshotWriter;

/**
 * What a table has in its lobby and in its matches.
 *
 * @param snapshots what it writes to go on after the host was down
 */
record TableContext(
    TableSetup setup, SnapshotWriter snapshots, TablePeople people, MatchContext match) {

  /** Takes what the table does to the world. */
  Outbox outbox() {
    return match.outbox();
  }
}
