package oklahoma.host.table;

import java.util.concurrent.Executor;
import java.util.function.Function;
import oklahoma.bot.Bot;
import oklahoma.host.journal.Journal;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.table.setup.Timing;
import oklahoma.protocol.people.BotLevel;

/**
 * The services that a host provides for a table.
 *
 * @param journal the journal of this table
 * @param chance the source of randomness
 * @param levels the bot of each level
 * @param thinkers the threads of the bots
 * @param throttle the limit of wrong passwords at all tables of the host
 */
public record TableServices(
    Journal journal,
    Dealing chance,
    Function<BotLevel, Bot> levels,
    Executor thinkers,
    Timing timing,
    LoginThrottle throttle) {}
