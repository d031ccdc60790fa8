package host.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import protocol.BotLevel;
import protocol.Name;
import rules.oklahoma.OklahomaRules;

/**
 * How a table is opened.
 *
 * @param rules what is played
 * @param chairs who may sit where, in seat order; as many as the rules have seats
 * @param pace how long bots take
 * @param nextDealAfter how long a finished deal is shown before the next one begins by itself; it
 *     waits for every human if empty
 * @param seed makes the cards and the bots' dice the same every time; they are secret if empty
 */
public record TableSetup(
    OklahomaRules rules,
    List<Chair> chairs,
    Pace pace,
    Optional<Duration> nextDealAfter,
    OptionalLong seed) {

  /** Who may sit in a seat. */
  public sealed interface Chair {
    /** Free for a human. */
    record Free() implements Chair {}

    /** A bot's. */
    record OfBot(Name name, BotLevel level) implements Chair {}
  }

  public TableSetup {
    chairs = List.copyOf(chairs);
    if (chairs.size() != rules.seats()) {
      throw new IllegalArgumentException("as many chairs as the rules have seats");
    }
  }

  /** A table of secret chance that waits for every human between the deals. */
  public static TableSetup of(OklahomaRules rules, List<Chair> chairs, Pace pace) {
    return new TableSetup(rules, chairs, pace, Optional.empty(), OptionalLong.empty());
  }

  /** The same table with cards and dice that are the same every time. */
  public TableSetup seeded(long value) {
    return new TableSetup(rules, chairs, pace, nextDealAfter, OptionalLong.of(value));
  }

  /** The same table where the next deal begins by itself after a while. */
  public TableSetup nextDealAfter(Duration pause) {
    return new TableSetup(rules, chairs, pace, Optional.of(pause), seed);
  }
}
