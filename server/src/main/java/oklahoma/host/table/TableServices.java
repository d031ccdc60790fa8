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
 * @param journal of this table
 * @param chance who shuffles
 * @param levels the bot of each level
 * @param thinkers where bots think
 * @param throttle for wrong passwords at all tables of the host
 */
public record TableServices(
    Journal journal,
    Dealing chance,
    Function<BotLevel, Bot> levels,
    Executor thinkers,
    Timing timing,
    LoginThrottle throttle) {}
