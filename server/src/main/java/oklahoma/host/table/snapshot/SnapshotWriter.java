package oklahoma.host.table.snapshot;

import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.table.effect.Outbox;

/**
 * Writes down what the table needs to go on after the host was down, whenever that has changed. A
 * key is told to nobody before its hash is written.
 */
public final class SnapshotWriter {
  private final Outbox outbox;
  private Optional<TableSnapshot> written;

  /**
   * @param written what the journal says already
   */
  public SnapshotWriter(Outbox outbox, Optional<TableSnapshot> written) {
    this.outbox = outbox;
    this.written = written;
  }

  /** This is what the table needs now; nothing if it could not go on. */
  public void keep(Optional<TableSnapshot> now) {
    if (now.equals(written)) {
      return;
    }
    outbox.append(
        now.<Entry>map(kept -> new Entry.TableStands(kept.text()))
            .orElseGet(Entry.TableForgotten::new));
    written = now;
  }

  /** The match was given up: its cards are forgotten. */
  public void giveUpMatch() {
    outbox.append(new Entry.MatchGivenUp());
  }
}
