package oklahoma.host.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** Looks for a smaller evening that goes wrong in the same way. */
final class Minimiser {
  private static final int MOST_TRIES = 400;

  private final Predicate<Evening> wrong;
  private int tries;

  /**
   * @param wrong whether an evening goes wrong in the way that is looked for
   */
  Minimiser(Predicate<Evening> wrong) {
    this.wrong = wrong;
  }

  /** An evening with as few faults, people and moves as still go wrong. */
  Evening smallest(Evening evening) {
    Evening best = evening;
    Evening before;
    do {
      before = best;
      best = dropped(best, best.faults(), Evening::withFaults);
      best = dropped(best, best.people(), Evening::withPeople);
      best = shorter(best);
    } while (!best.equals(before) && tries < MOST_TRIES);
    return best;
  }

  private <T> Evening dropped(
      Evening evening, List<T> all, BiFunction<Evening, List<T>, Evening> having) {
    Evening best = evening;
    List<T> kept = new ArrayList<>(all);
    for (T each : all) {
      List<T> fewer = new ArrayList<>(kept);
      fewer.remove(each);
      Evening smaller = having.apply(best, fewer);
      if (goesWrong(smaller)) {
        best = smaller;
        kept = fewer;
      }
    }
    return best;
  }

  private Evening shorter(Evening evening) {
    Evening best = evening;
    for (int moves = best.moves() / 2; moves > 0; moves /= 2) {
      Evening smaller = best.withMoves(best.moves() - moves);
      if (goesWrong(smaller)) {
        best = smaller;
      }
    }
    return best;
  }

  private boolean goesWrong(Evening evening) {
    return !evening.people().isEmpty() && tries++ < MOST_TRIES && wrong.test(evening);
  }
}
