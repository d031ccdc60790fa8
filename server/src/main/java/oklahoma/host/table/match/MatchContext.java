package oklahoma.host.table.match;

import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.snapshot.PatientJournal;

/**
 * With what the matches of a table are played.
 *
 * @param table what the host's log calls it
 */
public record MatchContext(
    String table, PatientJournal journal, Dealing chance, BotScheduler bots, PhaseClock clock) {}
