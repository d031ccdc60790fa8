package oklahoma.bot.oklahoma;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import oklahoma.bot.search.Estimate;
import oklahoma.bot.search.Stopwatch;

/**
 * Compares moves of a deal of Oklahoma in the same guessed worlds, each played to its end by quick
 * players, and weighs what comes out with what was foreseen: both are uncertain, and neither
 * overrules the other by itself.
 */
public final class OklahomaRace {
  /** What is foreseen of a difference is off by so many points, about. */
  private static final double FORESIGHT_ERRS = 2;

  /** What quick players make of a difference is off by so many points, in any number of worlds. */
  private static final double PLAY_ERRS = 1.2;

  /** By so many of its errors a move that is behind is dropped. */
  private static final double HOPELESS = 1.5;

  private static final int LEAST_WORLDS = 32;
  private static final int ROUND = 16;
  private static final int MOST_WORLDS = 4_000;
  private static final double TINY = 1e-9;

  private final OklahomaSim known;
  private final int me;
  private final List<Option> options;
  private final ToDoubleFunction<OklahomaSim> worth;
  private final OklahomaDeterminizer guesses;

  /** The option that was foreseen to be best: the others are compared with it. */
  private final int base;

  private final double[] gains;
  private final double[] squares;
  private final boolean[] dropped;
  private int worlds;
  private double worths;
  private double worthsSquared;
  private double leads;
  private double leadsSquared;
  private double leadsByWorths;

  /**
   * A move.
   *
   * @param move in a guessed world
   * @param foreseen the points that it promises; only the differences count
   */
  public record Option(Consumer<OklahomaSim> move, double foreseen) {}

  /**
   * A race.
   *
   * @param known the deal as the seat to move sees it
   * @param worth of a finished deal to that seat
   */
  OklahomaRace(
      OklahomaSim known,
      int me,
      List<Option> options,
      ToDoubleFunction<OklahomaSim> worth,
      RandomGenerator chance) {
    this.known = known;
    this.me = me;
    this.options = List.copyOf(options);
    this.worth = worth;
    this.guesses = new OklahomaDeterminizer(known, me, chance);
    this.gains = new double[options.size()];
    this.squares = new double[options.size()];
    this.dropped = new boolean[options.size()];
    int most = 0;
    for (int i = 1; i < options.size(); i++) {
      most = options.get(i).foreseen() > options.get(most).foreseen() ? i : most;
    }
    this.base = most;
  }

  /** Those who play all seats in the guessed worlds. */
  public static List<OklahomaRollout.Player> players(OklahomaSim deal) {
    return Collections.nCopies(deal.seats, RolloutPolicy.ONLY);
  }

  /** The place of the move to make. */
  int winner(Stopwatch watch) {
    run(watch, true, () -> false);
    int best = base;
    double most = 0;
    for (int i = 0; i < gains.length; i++) {
      double gain = i == base || dropped[i] ? 0 : gain(i).mean();
      if (gain > most) {
        most = gain;
        best = i;
      }
    }
    return best;
  }

  /**
   * What all moves are worth.
   *
   * @param worths of each move
   * @param behind how much less than the best one
   * @param best the place of the best
   * @param worlds in how many guessed worlds they were tried
   */
  public record Weighed(List<Estimate> worths, List<Estimate> behind, int best, int worlds) {}

  /** What all moves are worth, none of them dropped; empty if it is no longer asked for. */
  public Optional<Weighed> compared(Stopwatch watch, BooleanSupplier cancelled) {
    if (!run(watch, false, cancelled)) {
      return Optional.empty();
    }
    List<Estimate> gained = IntStream.range(0, gains.length).mapToObj(this::gain).toList();
    int best = base;
    for (int i = 0; i < gained.size(); i++) {
      best = gained.get(i).mean() > gained.get(best).mean() ? i : best;
    }
    Estimate most = gained.get(best);
    Estimate own = base();
    return Optional.of(
        new Weighed(
            gained.stream()
                .map(gain -> new Estimate(own.mean() + gain.mean(), own.error()))
                .toList(),
            gained.stream().map(gain -> behind(most, gain)).toList(),
            best,
            worlds));
  }

  private static Estimate behind(Estimate most, Estimate gain) {
    double error = gain.equals(most) ? 0 : Math.hypot(gain.error(), most.error());
    return new Estimate(most.mean() - gain.mean(), error);
  }

  /** Plays the moves on in worlds; says whether it was not cancelled. */
  private boolean run(Stopwatch watch, boolean drops, BooleanSupplier cancelled) {
    OklahomaSim world = known.blank();
    OklahomaSim played = known.blank();
    List<OklahomaRollout.Player> players = players(known);
    double[] worthOf = new double[gains.length];
    while (worlds < MOST_WORLDS && (worlds == 0 || !watch.spent(worlds)) && (!drops || running())) {
      if (cancelled.getAsBoolean()) {
        return false;
      }
      guesses.next(world);
      for (int i = 0; i < gains.length; i++) {
        if (!dropped[i]) {
          played.copy(world);
          options.get(i).move().accept(played);
          OklahomaRollout.on(played, players);
          worthOf[i] = worth.applyAsDouble(played);
          if (i == base) {
            counts(played.lead(me), worthOf[i]);
          }
        }
      }
      worlds++;
      compare(worthOf);
      if (drops && worlds >= LEAST_WORLDS && worlds % ROUND == 0) {
        drop();
      }
    }
    return true;
  }

  private void counts(double lead, double baseWorth) {
    worths += baseWorth;
    worthsSquared += baseWorth * baseWorth;
    leads += lead;
    leadsSquared += lead * lead;
    leadsByWorths += lead * baseWorth;
  }

  private void compare(double[] worthOf) {
    for (int i = 0; i < gains.length; i++) {
      double gain = dropped[i] ? 0 : worthOf[i] - worthOf[base];
      gains[i] += gain;
      squares[i] += gain * gain;
    }
  }

  private boolean running() {
    for (int i = 0; i < dropped.length; i++) {
      if (i != base && !dropped[i]) {
        return true;
      }
    }
    return false;
  }

  private void drop() {
    for (int i = 0; i < dropped.length; i++) {
      if (i != base && !dropped[i]) {
        Estimate gain = gain(i);
        dropped[i] = gain.mean() < -HOPELESS * gain.error();
      }
    }
  }

  /** What the move that was foreseen to be best is worth in the worlds. */
  private Estimate base() {
    double mean = worths / worlds;
    double variance = Math.max(0, worthsSquared / worlds - mean * mean);
    return new Estimate(mean, Math.sqrt(variance / worlds));
  }

  /**
   * By how much a move is better than the one that was foreseen to be best: the mean of what was
   * foreseen and of what came out, each by how sure it is (normal errors).
   */
  private Estimate gain(int option) {
    if (option == base) {
      return new Estimate(0, 0);
    }
    double point = point();
    double foreseen = (options.get(option).foreseen() - options.get(base).foreseen()) * point;
    double mean = gains[option] / worlds;
    double variance = Math.max(0, squares[option] / worlds - mean * mean);
    double ofForesight = TINY + square(FORESIGHT_ERRS * point);
    double ofPlay = TINY + variance / worlds + square(PLAY_ERRS * point);
    double sure = 1 / ofForesight + 1 / ofPlay;
    return new Estimate((foreseen / ofForesight + mean / ofPlay) / sure, Math.sqrt(1 / sure));
  }

  /** What a point of lead is worth here: the slope over the worlds. */
  private double point() {
    double covariance = leadsByWorths / worlds - leads / worlds * worths / worlds;
    double variance = leadsSquared / worlds - square(leads / worlds);
    return variance < TINY ? 0 : Math.max(0, covariance / variance);
  }

  private static double square(double number) {
    return number * number;
  }
}
