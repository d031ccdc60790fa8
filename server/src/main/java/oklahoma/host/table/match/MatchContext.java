package oklahoma.host.table.match;

import oklahoma.host.table.effect.Outbox;
import oklahoma.host.table.setup.Dealing;

/**
 * With what the matches of a table are played.
 *
 * @param table what the host's log calls it
 * @param outbox takes what the table does to the world
 */
public record MatchContext(
    String table, Outbox outbox, Dealing chance, BotScheduler bots, PhaseClock clock) {}
