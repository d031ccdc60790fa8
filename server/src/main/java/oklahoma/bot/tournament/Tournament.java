package oklahoma.bot.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/**
 * Plays contests. If the budget is a number of samples, the same contest has the same scores every
 * time, whatever the number of threads.
 */
public final class Tournament {
  private static final long DICE = 0x0D1CE;

  private final Contest contest;
  private final List<Bot> bots;

  private Tournament(Contest contest) {
    this.contest = contest;
    this.bots = contest.contenders().stream().map(each -> each.bot(contest.budget())).toList();
  }

  /**
   * Plays a contest.
   *
   * @param threads how many matches are played at once, at least 1
   * @return the scores of the different contenders, in their order
   * @throws InterruptedException if the thread is interrupted
   */
  public static List<Score> play(Contest contest, int threads) throws InterruptedException {
    return new Tournament(contest).scores(threads);
  }

  /** A contender's result in a sequence of deals, for each of its seats. */
  private record Part(double wins, double points) {}

  private List<Score> scores(int threads) throws InterruptedException {
    List<Callable<List<Part>>> sequences = new ArrayList<>();
    for (int i = 0; i < contest.sequences(); i++) {
      int number = i;
      sequences.add(() -> sequence(number));
    }
    List<List<Part>> parts = new ArrayList<>();
    try (ExecutorService players = Executors.newFixedThreadPool(threads)) {
      for (Future<List<Part>> played : players.invokeAll(sequences)) {
        parts.add(result(played));
      }
    }
    List<Score> scores = new ArrayList<>();
    for (int kind = 0; kind < contest.kinds().size(); kind++) {
      int at = kind;
      scores.add(
          new Score(
              contest.kinds().get(kind),
              Measure.of(parts.stream().map(part -> part.get(at).wins()).toList()),
              Measure.of(parts.stream().map(part -> part.get(at).points()).toList())));
    }
    return scores;
  }

  private static List<Part> result(Future<List<Part>> played) throws InterruptedException {
    try {
      return played.get();
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    }
  }

  /** Plays the same deals once for each seat; each time all bots move on by one seat. */
  private List<Part> sequence(int number) {
    List<Standing> standings = new ArrayList<>();
    for (int moved = 0; moved < bots.size(); moved++) {
      standings.add(match(number, moved));
    }
    return contest.kinds().stream().map(kind -> part(kind, standings)).toList();
  }

  private Standing match(int number, int moved) {
    long shuffles = Seeds.mixed(contest.seed(), number);
    List<Bot> seated = new ArrayList<>();
    List<RandomGenerator> randoms = new ArrayList<>();
    for (int seat = 0; seat < bots.size(); seat++) {
      int listed = listed(seat, moved);
      seated.add(bots.get(listed));
      randoms.add(new SplittableRandom(Seeds.mixed(shuffles ^ DICE, moved * bots.size() + listed)));
    }
    return new Encounter(contest.rules(), seated, randoms, shuffles)
        .play(Seat.of(number % bots.size()));
  }

  private Part part(Contender kind, List<Standing> standings) {
    double wins = 0;
    double points = 0;
    int count = 0;
    for (int moved = 0; moved < standings.size(); moved++) {
      Standing standing = standings.get(moved);
      List<Seat> winners = standing.leaders();
      for (Seat seat : Seat.first(bots.size())) {
        if (contest.contenders().get(listed(seat.ordinal(), moved)).equals(kind)) {
          wins += winners.contains(seat) ? 1.0 / winners.size() : 0;
          points += standing.totals().get(seat.ordinal());
          count++;
        }
      }
    }
    return new Part(wins / count, points / count);
  }

  /** The index of the contender in a seat. */
  private int listed(int seat, int moved) {
    return Math.floorMod(seat - moved, bots.size());
  }
}
