package host;

import host.bot.Bot;
import host.journal.Journal;
import host.journal.MemoryJournal;
import host.net.Limits;
import host.table.Timing;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import protocol.BotLevel;

/**
 * What a host needs from outside.
 *
 * @param bots the bot of each level
 * @param journals the journal of each table, by its number
 * @param limits how much of a guest it bears
 * @param timing the clock; the machine's own if empty
 */
public record HostSettings(
    Function<BotLevel, Bot> bots,
    IntFunction<Journal> journals,
    Limits limits,
    Optional<Timing> timing) {

  /** The usual limits, the machine's clock, and journals that last as long as the program. */
  public static HostSettings with(Function<BotLevel, Bot> bots) {
    return new HostSettings(bots, table -> new MemoryJournal(), Limits.USUAL, Optional.empty());
  }

  /** The same with other journals. */
  public HostSettings withJournals(IntFunction<Journal> others) {
    return new HostSettings(bots, others, limits, timing);
  }

  /** The same with other limits. */
  public HostSettings withLimits(Limits others) {
    return new HostSettings(bots, journals, others, timing);
  }

  /** The same with another clock. */
  public HostSettings withTiming(Timing other) {
    return new HostSettings(bots, journals, limits, Optional.of(other));
  }
}
