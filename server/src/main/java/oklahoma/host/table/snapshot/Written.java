package oklahoma.host.table.snapshot;

import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.TableSetup;

/**
 * The journal's copy of a table's state besides its match. The table writes it after each change.
 * Nobody gets a key before the key's hash is written.
 *
 * @param basis the state from which the snapshot was made, so that most messages need not make it
 *     again; empty if unknown
 * @param snapshot what the table needs to continue; empty if it could not
 */
record Written(Optional<Basis> basis, Optional<TableSnapshot> snapshot) {

  /** The state from which a snapshot is made. */
  record Basis(
      Lobby lobby, Roster roster, List<Seats.Sitter> sitters, Leavers leavers, Regulars regulars) {}

  /** Writes the snapshot of this state, if it has changed. */
  Written keep(TableSetup setup, Basis now, StepContext step) {
    if (basis.equals(Optional.of(now))) {
      return this;
    }
    return new Written(Optional.of(now), written(TableSnapshot.of(setup, now), step));
  }

  /** Writes that the match ended early, so that the journal drops its cards. */
  static void giveUpMatch(StepContext step) {
    step.append(new Entry.MatchGivenUp());
  }

  /**
   * Writes that the table has nothing with which it could continue, and that its match ended early.
   */
  Written giveUp(StepContext step) {
    step.append(new Entry.TableGivenUp());
    return new Written(Optional.empty(), Optional.empty());
  }

  /** Writes that the table has nothing with which it could continue. */
  Written forget(StepContext step) {
    return new Written(Optional.empty(), written(Optional.empty(), step));
  }

  private Optional<TableSnapshot> written(Optional<TableSnapshot> now, StepContext step) {
    if (!now.equals(snapshot)) {
      step.append(
          now.<Entry>map(kept -> new Entry.TableSaved(kept.text()))
              .orElseGet(Entry.TableForgotten::new));
    }
    return now;
  }
}
