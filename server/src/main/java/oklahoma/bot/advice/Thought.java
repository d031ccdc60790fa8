package oklahoma.bot.advice;

import java.util.Comparator;
import java.util.List;
import oklahoma.rules.Move;

/**
 * A promising move, and the reasons for it.
 *
 * @param features with their weights; each kind of feature once at most
 */
record Thought(Move move, List<Weighed> features) {
  private static final int MOST_REASONS = 2;

  /** So much of the first lead makes the second one worth naming. */
  private static final double ABOUT_AS_MUCH = 0.75;

  /**
   * A feature.
   *
   * @param points about how many points it is worth; less than 0 where it speaks against the move
   */
  record Weighed(MoveReason feature, double points) {}

  Thought {
    features = List.copyOf(features);
  }

  /**
   * The feature by which this move is ahead of another one most, and the next one if it decides
   * about as much.
   */
  List<MoveReason> why(Thought other) {
    List<Weighed> leads =
        features.stream()
            .map(each ->
                new Weighed(
                    each.feature(), each.points() - other.points(each.feature().getClass())))
            .sorted(Comparator.comparingDouble(lead -> -lead.points()))
            .toList();
    if (leads.isEmpty()) {
      return List.of(new MoveReason.NoChoice());
    }
    double enough = ABOUT_AS_MUCH * leads.getFirst().points();
    return leads.stream()
        .limit(MOST_REASONS)
        .filter(lead -> lead.equals(leads.getFirst()) || (enough > 0 && lead.points() >= enough))
        .map(Weighed::feature)
        .toList();
  }

  private double points(Class<? extends MoveReason> kind) {
    return features.stream()
        .filter(each -> kind.isInstance(each.feature()))
        .mapToDouble(Weighed::points)
        .findFirst()
        .orElse(0);
  }
}
