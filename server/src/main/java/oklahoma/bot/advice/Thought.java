package oklahoma.bot.advice;

import java.util.Comparator;
import java.util.List;
import oklahoma.rules.Move;

/**
 * A promising move, and the reasons for it.
 *
 * @param features the reasons with their weights; each kind at most once
 */
record Thought(Move move, List<Weighed> features) {
  private static final int MOST_REASONS = 2;

  /** The second reason is given if its weight is at least this share of the first one's. */
  private static final double ABOUT_AS_MUCH = 0.75;

  /**
   * A feature.
   *
   * @param points its approximate value in points; negative if it is a reason against the move
   */
  record Weighed(MoveReason feature, double points) {}

  Thought {
    features = List.copyOf(features);
  }

  /**
   * The feature that most favours this move over another one, and the next one if it counts about
   * as much.
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
