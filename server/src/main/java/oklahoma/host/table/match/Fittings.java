package oklahoma.host.table.match;

import oklahoma.host.table.people.ReconnectTimers;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.PatientJournal;
import oklahoma.host.table.snapshot.SnapshotWriter;

/**
 * What a table is fitted out with, whatever goes on at it.
 *
 * @param name what the host's log calls it
 * @param keeping what the table needs to go on after the host was down
 * @param clock of the match
 * @param graces of those whose connection is lost
 */
public record Fittings(
    String name,
    TableSetup setup,
    PatientJournal journal,
    SnapshotWriter keeping,
    Dealing chance,
    BotScheduler bots,
    PhaseClock clock,
    Roster roll,
    ReconnectTimers graces) {}
