package oklahoma.host.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.bot.search.Budget;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.GenerousLimits;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Ruling;
import oklahoma.rules.Standing;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Matches of bots with mixed seats and rules, several tables at once, each followed by a spectator
 * who checks every update. No bot may be refused, fail, or leave a table stuck.
 */
class SoakTest {
  private static final Logger LOG = LoggerFactory.getLogger(SoakTest.class);
  private static final int MATCHES = Integer.getInteger("host.soak.matches", 30);
  private static final int AT_ONCE = 4;

  /** How much the bots think says nothing about the host; a long run lets them. */
  private static final Function<BotLevel, Bot> THINKING =
      Bots.thinking(new Budget.Samples(Integer.getInteger("host.soak.samples", 6)));

  private final Queue<String> faults = new ConcurrentLinkedQueue<>();
  private final AtomicInteger moves = new AtomicInteger();

  @Test
  void matchesOfBotsRunToTheirEnd() {
    matches(seed -> TestSetups.untimed(RandomRules.any(random(seed))));
  }

  /** Every sheet with every number of seats in turn, and one with all switches at random. */
  @Test
  void matchesOfGinRunToTheirEnd() {
    matches(seed -> TestSetups.untimed(ginRules(seed)));
  }

  private static GinRules ginRules(long seed) {
    List<GinRules> sheets = new ArrayList<>();
    for (GinPreset sheet : GinPreset.values()) {
      for (int seats = 2; seats <= sheet.mostSeats(); seats++) {
        sheets.add(sheet.rules(seats));
      }
    }
    int number = (int) (seed % (sheets.size() + 1));
    return number < sheets.size() ? sheets.get(number) : RandomGinRules.any(random(seed));
  }

  private static RandomGenerator random(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  private void matches(LongFunction<Rules> played) {
    long began = System.nanoTime();
    int deals = 0;
    try (Loops loops = new Loops();
        Host host =
            Host.start(HostSettings.with(this::watched).withLimits(GenerousLimits.LIMITS))) {
      for (int from = 1; from <= MATCHES; from += AT_ONCE) {
        List<HeadlessGuest> spectators =
            IntStream.range(from, Math.min(from + AT_ONCE, MATCHES + 1))
                .mapToObj(seed -> spectator(loops, host, seed, played.apply(seed)))
                .toList();
        deals += spectators.stream().mapToInt(this::dealsPlayed).sum();
      }
    }
    assertThat(faults).isEmpty();
    double seconds = (System.nanoTime() - began) / 1e9;
    LOG.info(
        "{} matches, {} deals, {} bot moves in {} s: {} deals per second",
        MATCHES,
        deals,
        moves,
        Math.round(seconds),
        Math.round(deals / seconds * 10) / 10.0);
  }

  private HeadlessGuest spectator(Loops loops, Host host, long seed, Rules rules) {
    RandomGenerator chance = random(~seed);
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      BotLevel level = BotLevel.values()[chance.nextInt(BotLevel.values().length)];
      chairs.add(new Chair.OfBot(new Name("Bot " + (seat + 1)), level));
    }
    int table = host.open(TableSetup.of(rules, chairs, BotPace.NONE).seeded(seed));
    return HeadlessGuest.join(
        loops, host.address(), "Match " + seed, table, new ConnectionPurpose.Watch());
  }

  private int dealsPlayed(HeadlessGuest spectator) {
    await()
        .atMost(Duration.ofMinutes(5))
        .pollInterval(Duration.ofMillis(5))
        .until(() ->
            spectator.fault().isPresent()
                || !spectator.connected()
                || spectator.standing().filter(Standing::over).isPresent());
    assertThat(spectator.fault()).isEmpty();
    assertThat(spectator.farewell()).isEmpty();
    assertThat(spectator.connected()).isTrue();
    assertThat(spectator.standing().orElseThrow().over()).isTrue();
    int deals = spectator.standing().orElseThrow().deals().size();
    spectator.close();
    return deals;
  }

  /**
   * The bot of a level, and somebody who looks over its shoulder: host and seat agree on what is
   * legal.
   */
  private Bot watched(BotLevel level) {
    Bot bot = THINKING.apply(level);
    return (deal, soFar, me, chance) -> {
      moves.incrementAndGet();
      try {
        Move move = bot.choose(deal, soFar, me, chance);
        if (deal.value().rule(me, move) instanceof Ruling.Refused refused) {
          faults.add(level + " " + move + ": " + refused.refusal() + " in " + deal);
        }
        return move;
      } catch (RuntimeException failure) {
        faults.add(level + ": " + failure);
        throw failure;
      }
    };
  }
}
