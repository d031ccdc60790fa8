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
 * The journal's copy of a table's state besides its match. It is written whenever it has changed.
 * Nobody receives a key before its hash is written.
 *
 * @param basis from what it follows, so that most messages need not work it out; unknown if empty
 * @param snapshot what the table needs to go on; it could not if empty
 */
record Written(Optional<Basis> basis, Optional<TableSnapshot> snapshot) {

  /** All from which it follows what is written. */
  record Basis(
      Lobby lobby, Roster roster, List<Seats.Sitter> sitters, Leavers leavers, Regulars regulars) {}

  /** This is what the table needs now. */
  Written keep(TableSetup setup, Basis now, StepContext step) {
    if (basis.equals(Optional.of(now))) {
      return this;
    }
    return new Written(Optional.of(now), written(TableSnapshot.of(setup, now), step));
  }

  /** The match was given up: its cards are forgotten. */
  static void giveUpMatch(StepContext step) {
    step.append(new Entry.MatchGivenUp());
  }

  /** The table needs nothing now, and its match was given up. */
  Written giveUp(StepContext step) {
    step.append(new Entry.TableGivenUp());
    return new Written(Optional.empty(), Optional.empty());
  }

  /** The table needs nothing now. */
  Written forget(StepContext step) {
    return new Written(Optional.empty(), written(Optional.empty(), step));
  }

  private Optional<TableSnapshot> written(Optional<TableSnapshot> now, StepContext step) {
    if (!now.equals(snapshot)) {
      step.append(
          now.<Entry>map(kept -> new Entry.TableStands(kept.text()))
              .orElseGet(Entry.TableForgotten::new));
    }
    return now;
  }
}
