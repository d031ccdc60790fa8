package host.bot;

import java.util.List;
import rules.Move;

/**
 * A move worth a thought, and what speaks for it.
 *
 * @param features with their weights; each kind of feature once at most
 */
record Thought(Move move, List<Weighed> features) {

  /**
   * A feature.
   *
   * @param points about how many points it is worth; less than 0 where it speaks against the move
   */
  record Weighed(Feature feature, double points) {}

  Thought {
    features = List.copyOf(features);
  }

  /** The feature by which this move is ahead of another one most. */
  Feature why(Thought other) {
    Feature best = new Feature.NoChoice();
    double most = Double.NEGATIVE_INFINITY;
    for (Weighed each : features) {
      double lead = each.points() - other.points(each.feature().getClass());
      if (lead > most) {
        most = lead;
        best = each.feature();
      }
    }
    return best;
  }

  private double points(Class<? extends Feature> kind) {
    return features.stream()
        .filter(each -> kind.isInstance(each.feature()))
        .mapToDouble(Weighed::points)
        .findFirst()
        .orElse(0);
  }
}
