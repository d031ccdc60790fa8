package oklahoma.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.GinArena;
import oklahoma.bot.oklahoma.OklahomaArena;
import oklahoma.bot.search.Budget;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long Hard takes for a move, in the places where Normals that play each other have to move;
 * many of them leave no choice. The times are a sample, so that the slowest moves show.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 4, time = 5)
@Fork(1)
public class DecisionBench {

  /** Where a seat has to move, with all that a bot gets for it. */
  private record Place(Seen<Deal> deal, List<Seen<Event>> soFar, Seat seat) {}

  /** A bot, and the places where it is asked. */
  @State(Scope.Thread)
  public static class Places {
    private static final int SEATS = 4;

    /** Guesses at the hidden cards, or milliseconds. */
    @Param({"100 samples", "20 ms"})
    private String budget = "";

    private final RandomGenerator chance = new SplittableRandom(11);
    private Bot hard = Bots.of(BotLevel.HARD);
    private List<Place> gin = List.of();
    private List<Place> oklahoma = List.of();
    private int next;

    /** Plays a match of each game and keeps the places. */
    @Setup
    public void play() {
      hard = Bots.thinking(parsed(budget)).apply(BotLevel.HARD);
      List<Place> ofGin = new ArrayList<>();
      new GinArena(Collections.nCopies(2, noting(ofGin)), 5)
          .match(GinPreset.CLASSIC.rules(2), Seat.A);
      gin = List.copyOf(ofGin);
      List<Place> ofOklahoma = new ArrayList<>();
      new OklahomaArena(Collections.nCopies(SEATS, noting(ofOklahoma)), 5)
          .match(OklahomaRules.standard(SEATS), Seat.A);
      oklahoma = List.copyOf(ofOklahoma);
    }

    private static Budget parsed(String budget) {
      int count = Integer.parseInt(budget.substring(0, budget.indexOf(' ')));
      return budget.endsWith("ms")
          ? new Budget.Time(Duration.ofMillis(count))
          : new Budget.Samples(count);
    }

    private static Bot noting(List<Place> places) {
      Bot normal = Bots.of(BotLevel.NORMAL);
      return (deal, soFar, me, random) -> {
        places.add(new Place(deal, List.copyOf(soFar), me));
        return normal.choose(deal, soFar, me, random);
      };
    }

    private Move decided(List<Place> places) {
      next++;
      Place place = places.get(next % places.size());
      return hard.choose(place.deal(), place.soFar(), place.seat(), chance);
    }
  }

  /** A move in gin for two. */
  @Benchmark
  public Move gin(Places places) {
    return places.decided(places.gin);
  }

  /** A move in Oklahoma for four. */
  @Benchmark
  public Move oklahoma(Places places) {
    return places.decided(places.oklahoma);
  }
}
