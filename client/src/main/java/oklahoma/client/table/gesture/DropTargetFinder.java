package oklahoma.client.table.gesture;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import oklahoma.client.table.layout.Area;

/** Finds the zone that would receive the carried cards. */
final class DropTargetFinder {
  /** How far a legal zone extends beyond its outline, in pixels. */
  static final double MAGNETISM = 24;

  private DropTargetFinder() {}

  /**
   * The target: among legal zones the one that the carried card covers most, then the one under the
   * pointer, then the nearest. If there is none, the illegal zone under the pointer.
   *
   * @param card the area of the carried card
   */
  static Optional<Target> at(List<Target> targets, Area card, double x, double y) {
    Optional<Target> legal =
        targets.stream()
            .filter(Target::legal)
            .filter(target -> reach(target).overlaps(card) || reach(target).contains(x, y))
            .min(order(card, x, y));
    return legal.or(() ->
        targets.stream()
            .filter(target -> !target.legal() && target.area().contains(x, y))
            .min(Comparator.comparingDouble(target -> target.area().distance(x, y))));
  }

  private static Comparator<Target> order(Area card, double x, double y) {
    Comparator<Target> covered = Comparator.comparingDouble(target -> -tenths(target, card));
    return covered
        .thenComparing(target -> !target.area().contains(x, y))
        .thenComparingDouble(target -> target.area().distance(x, y));
  }

  /**
   * The covered share of the card in tenths, so that between almost equal zones the pointer
   * decides.
   */
  private static double tenths(Target target, Area card) {
    double share = reach(target).shared(card) / Math.max(1, card.width() * card.height());
    return Math.rint(10 * share);
  }

  private static Area reach(Target target) {
    return target.area().grown(MAGNETISM);
  }
}
