package oklahoma.bot.gin;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import oklahoma.bot.search.Compared;
import oklahoma.bot.search.Stopwatch;

/**
 * Compares moves of a deal in the same guessed worlds, each played to its end by quick policies. A
 * move that falls clearly behind is dropped; the first one, the policy's own, is overruled only by
 * one that is better in many worlds, or clearly so in fewer.
 */
public final class GinRace {
  /**
   * The policy's own move stands as if so many worlds more had been played, in each of which it was
   * better by a standard deviation: few worlds overrule it by chance.
   */
  private static final double TRUST = 16;

  /** By so many standard errors it is given up while it runs. */
  private static final double HOPELESS = 1.5;

  private static final int LEAST_WORLDS = 32;
  private static final int ROUND = 16;
  private static final int MOST_WORLDS = 10_000;
  private static final double TINY = 1e-9;

  private final GinSim known;
  private final GinDeterminizer guesses;
  private final OpponentModel strangers;
  private final ToDoubleFunction<GinSim> worth;
  private final List<Consumer<GinSim>> moves;
  private final double[] sums;
  private final double[] squares;
  private final boolean[] dropped;

  /**
   * A race.
   *
   * @param known the deal as the seat to move knows it
   * @param held how many cards each seat holds
   * @param moves what the seat may do, the policy's own choice first
   * @param worth of a finished deal to the seat to move
   */
  GinRace(
      GinSim known,
      int[] held,
      List<Consumer<GinSim>> moves,
      ToDoubleFunction<GinSim> worth,
      RandomGenerator chance) {
    this.known = known;
    this.guesses = new GinDeterminizer(known, held, chance);
    this.strangers = new OpponentModel(known, chance);
    this.moves = List.copyOf(moves);
    this.worth = worth;
    this.sums = new double[moves.size()];
    this.squares = new double[moves.size()];
    this.dropped = new boolean[moves.size()];
  }

  /** The place of the move to make. */
  int winner(Stopwatch watch) {
    int worlds = 0;
    GinSim world = new GinSim(known.rules, known.limit);
    GinSim played = new GinSim(known.rules, known.limit);
    double[] points = new double[moves.size()];
    while (running() && worlds < MOST_WORLDS && (worlds == 0 || !watch.spent(worlds))) {
      next(world);
      for (int i = 0; i < points.length; i++) {
        if (!dropped[i]) {
          points[i] = played(played, world, i);
          double gain = points[i] - points[0];
          sums[i] += gain;
          squares[i] += gain * gain;
        }
      }
      worlds++;
      if (worlds >= LEAST_WORLDS && worlds % ROUND == 0) {
        drop(worlds);
      }
    }
    return best(worlds);
  }

  /**
   * What all moves are worth in the same worlds, none of them dropped; empty if it is no longer
   * asked for.
   */
  public Optional<Compared> compared(Stopwatch watch, BooleanSupplier cancelled) {
    Compared compared = new Compared(moves.size());
    GinSim world = new GinSim(known.rules, known.limit);
    GinSim played = new GinSim(known.rules, known.limit);
    double[] points = new double[moves.size()];
    while (compared.worlds() < MOST_WORLDS
        && (compared.worlds() == 0 || !watch.spent(compared.worlds()))) {
      if (cancelled.getAsBoolean()) {
        return Optional.empty();
      }
      next(world);
      for (int i = 0; i < points.length; i++) {
        points[i] = played(played, world, i);
      }
      compared.add(points);
    }
    return Optional.of(compared);
  }

  private void next(GinSim world) {
    guesses.next(world);
    strangers.meet(world);
  }

  private double played(GinSim played, GinSim world, int move) {
    played.copy(world);
    moves.get(move).accept(played);
    GinRollout.of(played, known.seat, TunedSimPolicy.of(known.seats()), strangers.policy());
    return worth.applyAsDouble(played);
  }

  private boolean running() {
    for (int i = 1; i < dropped.length; i++) {
      if (!dropped[i]) {
        return true;
      }
    }
    return false;
  }

  private void drop(int worlds) {
    for (int i = 1; i < dropped.length; i++) {
      dropped[i] |= errors(i, worlds) < -HOPELESS;
    }
  }

  private int best(int worlds) {
    int best = 0;
    for (int i = 1; i < sums.length; i++) {
      if (!dropped[i] && sums[i] > sums[best] && errors(i, worlds) > TRUST / Math.sqrt(worlds)) {
        best = i;
      }
    }
    return best;
  }

  /** How many standard errors a move is better than the first one. */
  private double errors(int move, int worlds) {
    double mean = sums[move] / worlds;
    double variance = Math.max(TINY, squares[move] / worlds - mean * mean);
    return mean / Math.sqrt(variance / worlds);
  }
}
