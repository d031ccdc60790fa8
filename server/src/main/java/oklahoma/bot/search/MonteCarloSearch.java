package oklahoma.bot.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Compares candidates in the same determinized worlds, each played to its end, and combines the
 * results with the candidates' priors (assuming normal errors). It drops a candidate that falls
 * clearly behind. Each instance searches once.
 */
public final class MonteCarloSearch<W extends World<W>> {
  private static final int LEAST_WORLDS = 32;
  private static final int ROUND = 16;
  private static final double TINY = 1e-9;

  private final W known;
  private final List<Candidate<W>> candidates;
  private final Determinizer<W> determinizer;
  private final Rollout<W> rollout;
  private final Confidence confidence;

  /** The candidate with the best prior: the others are compared with it. */
  private final int base;

  private final boolean[] dropped;

  /** The sums of what each candidate gains on the base, and of the products of two gains. */
  private final double[] gains;

  private final double[][] products;

  private int worlds;
  private double worths;
  private double worthsSquared;
  private double points;
  private double pointsSquared;
  private double pointsByWorths;

  /**
   * A search that has not begun.
   *
   * @param known the deal as the seat to move knows it
   * @param candidates at least one; the base is the first of those with the best prior
   */
  public MonteCarloSearch(
      W known,
      List<Candidate<W>> candidates,
      Determinizer<W> determinizer,
      Rollout<W> rollout,
      Confidence confidence) {
    this.known = known;
    this.candidates = List.copyOf(candidates);
    this.determinizer = determinizer;
    this.rollout = rollout;
    this.confidence = confidence;
    int count = candidates.size();
    this.dropped = new boolean[count];
    this.gains = new double[count];
    this.products = new double[count][count];
    int most = 0;
    for (int i = 1; i < count; i++) {
      most = candidates.get(i).prior() > candidates.get(most).prior() ? i : most;
    }
    this.base = most;
  }

  /** The index of the candidate to play; of any candidate if the thread is interrupted. */
  public int best(Deadline deadline) {
    run(deadline, confidence.hopeless(deadline.budget()), Thread.currentThread()::isInterrupted);
    double least = confidence.firstWorlds() / Math.sqrt(worlds);
    int best = base;
    double most = 0;
    for (int i = 0; i < gains.length; i++) {
      if (i != base && !dropped[i]) {
        Estimate gain = gain(i);
        if (gain.mean() > most && gain.mean() > least * gain.error()) {
          most = gain.mean();
          best = i;
        }
      }
    }
    return best;
  }

  /**
   * The values of all candidates; none is dropped.
   *
   * @param cancelled checked before each world
   * @return empty if it was cancelled
   */
  public Optional<Comparison> compare(Deadline deadline, BooleanSupplier cancelled) {
    if (!run(deadline, Double.POSITIVE_INFINITY, cancelled)) {
      return Optional.empty();
    }
    List<Estimate> gained = IntStream.range(0, gains.length).mapToObj(this::gain).toList();
    int best = base;
    for (int i = 0; i < gained.size(); i++) {
      best = gained.get(i).mean() > gained.get(best).mean() ? i : best;
    }
    double most = gained.get(best).mean();
    int first = best;
    Estimate own = ofBase();
    return Optional.of(
        new Comparison(
            gained.stream()
                .map(gain -> new Estimate(own.mean() + gain.mean(), own.error()))
                .toList(),
            IntStream.range(0, gains.length)
                .mapToObj(
                    i -> new Estimate(most - gained.get(i).mean(), difference(first, i).error()))
                .toList(),
            best,
            worlds));
  }

  /**
   * Plays the candidates in sampled worlds; false if cancelled.
   *
   * @param hopeless by how many standard errors a candidate must be behind to be dropped; if
   *     infinite, none is dropped and the search goes on even with one candidate
   */
  private boolean run(Deadline deadline, double hopeless, BooleanSupplier cancelled) {
    boolean drops = !Double.isInfinite(hopeless);
    W world = known.blank();
    W played = known.blank();
    double[] worth = new double[gains.length];
    while (worlds < confidence.mostWorlds()
        && (worlds == 0 || !deadline.spent(worlds))
        && (!drops || running())) {
      if (cancelled.getAsBoolean()) {
        return false;
      }
      determinizer.next(world);
      for (int i = 0; i < worth.length; i++) {
        if (!dropped[i]) {
          played.copy(world);
          candidates.get(i).apply().accept(played);
          rollout.finish(played);
          worth[i] = rollout.worth(played);
          if (i == base) {
            count(confidence.hasPriors() ? rollout.points(played) : 0, worth[i]);
          }
        }
      }
      worlds++;
      add(worth);
      if (drops && worlds >= LEAST_WORLDS && worlds % ROUND == 0) {
        drop(hopeless);
      }
    }
    return true;
  }

  private void count(double baseLead, double baseWorth) {
    worths += baseWorth;
    worthsSquared += baseWorth * baseWorth;
    points += baseLead;
    pointsSquared += baseLead * baseLead;
    pointsByWorths += baseLead * baseWorth;
  }

  private void add(double[] worth) {
    for (int i = 0; i < gains.length; i++) {
      if (!dropped[i]) {
        double gain = worth[i] - worth[base];
        gains[i] += gain;
        for (int j = 0; j <= i; j++) {
          products[i][j] += dropped[j] ? 0 : gain * (worth[j] - worth[base]);
        }
      }
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

  /** Drops candidates that are clearly behind the best one; the base stays to compare with. */
  private void drop(double hopeless) {
    int best = base;
    for (int i = 0; i < dropped.length; i++) {
      best = !dropped[i] && gain(i).mean() > gain(best).mean() ? i : best;
    }
    for (int i = 0; i < dropped.length; i++) {
      if (i != base && i != best && !dropped[i]) {
        Estimate behind = difference(best, i);
        dropped[i] = behind.mean() > hopeless * behind.error();
      }
    }
  }

  /** The base's mean value over the worlds. */
  private Estimate ofBase() {
    double mean = worths / worlds;
    double variance = Math.max(0, worthsSquared / worlds - mean * mean);
    return new Estimate(mean, Math.sqrt(variance / worlds));
  }

  private Estimate gain(int candidate) {
    return difference(candidate, base);
  }

  /**
   * By how much a candidate is better than another one: the mean of prior and rollouts, each
   * weighted by its precision.
   */
  private Estimate difference(int candidate, int other) {
    if (candidate == other) {
      return new Estimate(0, 0);
    }
    double mean = (gains[candidate] - gains[other]) / worlds;
    double squares =
        products[candidate][candidate]
            - 2 * products[Math.max(candidate, other)][Math.min(candidate, other)]
            + products[other][other];
    double variance = Math.max(TINY, squares / worlds - mean * mean) / worlds;
    if (!confidence.hasPriors()) {
      return new Estimate(mean, Math.sqrt(variance));
    }
    double point = point();
    double prior = (candidates.get(candidate).prior() - candidates.get(other).prior()) * point;
    double ofPrior = TINY + square(confidence.priorError() * point);
    double ofRollouts = variance + square(confidence.rolloutError() * point);
    double sure = 1 / ofPrior + 1 / ofRollouts;
    return new Estimate((prior / ofPrior + mean / ofRollouts) / sure, Math.sqrt(1 / sure));
  }

  /** The value of a point: the regression slope over the worlds. */
  private double point() {
    double covariance = pointsByWorths / worlds - points / worlds * worths / worlds;
    double variance = pointsSquared / worlds - square(points / worlds);
    return variance < TINY ? 0 : Math.max(0, covariance / variance);
  }

  private static double square(double number) {
    return number * number;
  }
}
