package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How much of a match's time passes in claim windows, in virtual time: four seats, bots that choose
 * as Normal does and answer as slowly as people.
 */
class PaceMeasure {
  private static final Logger LOG = LoggerFactory.getLogger(PaceMeasure.class);
  private static final int MATCHES = Integer.getInteger("host.pace.matches", 4);
  private static final int SEATS = 4;

  /** How the players answer a claim window. */
  enum Manner {
    /** As if a window lasted its whole length: every answer comes at its end. */
    WHOLE_WINDOWS,
    /** Everybody answers. */
    ALL_ANSWER,
    /** One of the four never does. */
    ONE_DOZES,
    /** Everybody leaves three cards of four to the program, which passes by itself. */
    USUALLY_NO;

    private Duration answer(int seat, Move move, Duration left, RandomGenerator chance) {
      boolean claims = !(move instanceof Move.Pass);
      return switch (this) {
        case WHOLE_WINDOWS -> left.minusMillis(1);
        case ALL_ANSWER -> thought(claims ? 2.0 : 1.6, chance);
        case ONE_DOZES ->
            seat == SEATS - 1 ? left.plusHours(1) : thought(claims ? 2.0 : 1.6, chance);
        case USUALLY_NO ->
            claims || chance.nextInt(4) == 0
                ? thought(claims ? 2.0 : 1.6, chance)
                : Duration.ofMillis(500 + chance.nextInt(1_000));
      };
    }
  }

  /** What a player will do, and when. */
  private record Intent(long number, Move move, long due) {}

  /** Half of the thoughts take less than so many seconds, a sixth more than 1.6 times as long. */
  private static Duration thought(double seconds, RandomGenerator chance) {
    double factor = Math.exp(chance.nextGaussian(0, 0.5));
    return Duration.ofMillis(Math.round(1_000 * seconds * factor));
  }

  private final Bot bot = Bots.of(BotLevel.NORMAL);
  private final Map<Seat, Intent> intents = new HashMap<>();
  private final Map<Seat, Integer> read = new HashMap<>();
  private final Map<Seat, List<Seen<Event>>> events = new HashMap<>();
  private long now;
  private long playing;
  private long inWindows;
  private int windows;
  private int deals;

  @ParameterizedTest
  @EnumSource
  void shareOfClaimWindows(Manner manner) {
    for (int match = 0; match < MATCHES; match++) {
      play(manner, new SplittableRandom(match), match);
    }
    String line =
        String.format(
            Locale.ROOT,
            "%-13s %3.0f %% of the time in %d windows of %.1f s on average; a deal takes %.1f min",
            manner,
            100.0 * inWindows / playing,
            windows,
            inWindows / 1e9 / windows,
            playing / 60e9 / deals);
    LOG.info(line);
    assertThat(inWindows).isPositive();
  }

  private void play(Manner manner, RandomGenerator chance, int seed) {
    intents.clear();
    read.clear();
    events.clear();
    TableByHand table =
        TableByHand.at(TestSetups.of(OklahomaRules.standard(SEATS), SEATS).seeded(seed), SEATS);
    boolean window = false;
    while (!over(table)) {
      if (table.all().getFirst().deal().over()) {
        deals++;
        table.all().forEach(visitor -> table.say(visitor, new ToHost.Ready()));
        continue;
      }
      table.all().forEach(visitor -> intend(table, visitor, manner, chance));
      boolean claiming = claiming(table);
      windows += claiming && !window ? 1 : 0;
      window = claiming;
      long wait = table.waits().map(Duration::toNanos).orElse(Long.MAX_VALUE);
      for (Intent intent : intents.values()) {
        wait = Math.min(wait, intent.due() - now);
      }
      table.pass(Duration.ofNanos(wait));
      now += wait;
      playing += wait;
      inWindows += claiming ? wait : 0;
      for (TableByHand.Visitor visitor : table.all()) {
        Intent intent = intents.get(visitor.seat());
        if (intent != null && intent.due() <= now) {
          intents.remove(visitor.seat());
          if (visitor.acts() && intent.number() == visitor.number()) {
            table.move(visitor, intent.move());
          }
        }
      }
    }
    deals++;
  }

  private void intend(
      TableByHand table, TableByHand.Visitor visitor, Manner manner, RandomGenerator chance) {
    Seat seat = visitor.seat();
    Intent before = intents.get(seat);
    if (!visitor.acts()) {
      intents.remove(seat);
    } else if (before == null || before.number() != visitor.number()) {
      Move move = bot.choose(Seen.of(visitor.deal(), seat), soFar(visitor), seat, chance);
      Duration delay =
          claiming(table)
              ? manner.answer(seat.ordinal(), move, table.waits().orElseThrow(), chance)
              : thought(move instanceof Move.Discard ? 4 : 2, chance);
      intents.put(seat, new Intent(visitor.number(), move, now + delay.toNanos()));
    }
  }

  private static boolean claiming(TableByHand table) {
    return ((Oklahoma) table.all().getFirst().deal()).phase() instanceof OklahomaPhase.Claiming;
  }

  private static boolean over(TableByHand table) {
    return table.all().getFirst().received(FromHost.Scored.class).getLast().standing().over();
  }

  /** The events of the deal as the seat has noticed them. */
  private List<Seen<Event>> soFar(TableByHand.Visitor visitor) {
    List<Seen<Event>> known = events.computeIfAbsent(visitor.seat(), seat -> new ArrayList<>());
    List<FromHost.Numbered> all = visitor.received(FromHost.Numbered.class);
    for (FromHost.Numbered each : all.subList(read.getOrDefault(visitor.seat(), 0), all.size())) {
      if (each instanceof FromHost.Update update) {
        known.add(update.event());
      } else if (each instanceof FromHost.DealBegan) {
        known.clear();
      }
    }
    read.put(visitor.seat(), all.size());
    return known;
  }
}
