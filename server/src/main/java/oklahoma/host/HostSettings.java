package oklahoma.host;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import oklahoma.bot.Bot;
import oklahoma.host.identity.Identity;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.net.Limits;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.Timing;
import oklahoma.protocol.people.BotLevel;

/**
 * The dependencies of a host.
 *
 * @param bots the bot of each level
 * @param journals the journal of each table, by its number
 * @param limits the limits for a guest
 * @param timing the clock; empty for the machine's own
 * @param identity the identity by which network guests recognize the host; supplied once, when it
 *     first listens
 * @param dealings the source of randomness of each table, from the table's seed if it has one
 */
public record HostSettings(
    Function<BotLevel, Bot> bots,
    IntFunction<Journal> journals,
    Limits limits,
    Optional<Timing> timing,
    Supplier<Identity> identity,
    Function<OptionalLong, Dealing> dealings) {

  /**
   * The usual limits, the machine's clock, journals and an identity in memory, and random cards.
   */
  public static HostSettings with(Function<BotLevel, Bot> bots) {
    return new HostSettings(
        bots,
        table -> new MemoryJournal(),
        Limits.USUAL,
        Optional.empty(),
        Identity::fresh,
        Dealing::of);
  }

  /** These settings with other journals. */
  public HostSettings withJournals(IntFunction<Journal> others) {
    return new HostSettings(bots, others, limits, timing, identity, dealings);
  }

  /** These settings with other limits. */
  public HostSettings withLimits(Limits others) {
    return new HostSettings(bots, journals, others, timing, identity, dealings);
  }

  /** These settings with another clock. */
  public HostSettings withTiming(Timing other) {
    return new HostSettings(bots, journals, limits, Optional.of(other), identity, dealings);
  }

  /** These settings with another identity. */
  public HostSettings withIdentity(Supplier<Identity> other) {
    return new HostSettings(bots, journals, limits, timing, other, dealings);
  }

  /** These settings with other sources of randomness. */
  public HostSettings withDealings(Function<OptionalLong, Dealing> others) {
    return new HostSettings(bots, journals, limits, timing, identity, others);
  }
}
