package oklahoma.client.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;

/**
 * The position of the coach's bubble, and of its arrow between the bubble and its target.
 *
 * @param side on which side of that the bubble is
 * @param base the middle of the arrow's foot, along the edge of the bubble
 * @param length of the arrow
 */
record BubblePlacement(
    double x, double y, Dimension2D size, Side side, double base, double length) {
  private static final double EDGE = 8;
  private static final double USUAL = 16;
  private static final double[] APART = {10, USUAL, 30, 44, 80, 120, 210};
  private static final double[] ALONG = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0, 1};
  private static final double HALF_FOOT = 18;

  /** What it costs to cover something that must be seen, against something that may be covered. */
  private static final double MUST_BE_SEEN = 1_000;

  /** How much more it costs to cover words, which cannot be read any more if a part is hidden. */
  private static final double READ = 50;

  /** How much more it costs if the thin arrow crosses something. */
  private static final double CROSSED = 20;

  /** What a pixel farther away than usual costs, or nearer. */
  private static final double FAR = 12;

  /** On which side of its target a bubble is. */
  enum Side {
    ABOVE,
    RIGHT,
    LEFT,
    BELOW
  }

  private record Choice(BubblePlacement balloon, double cost) {}

  /**
   * What is around it.
   *
   * @param shown what it must not cover, the target apart
   * @param read words that it should not cover
   * @param used what it had better not cover
   */
  record Surroundings(List<Bounds> shown, List<Bounds> read, List<Bounds> used) {
    Surroundings {
      shown = List.copyOf(shown);
      read = List.copyOf(read);
      used = List.copyOf(used);
    }
  }

  /**
   * What the place of a bubble depends on.
   *
   * @param room where it may be
   * @param target what it points at
   * @param sizes that it may have
   */
  record Situation(Bounds room, Bounds target, List<Dimension2D> sizes, Surroundings around) {
    Situation {
      sizes = List.copyOf(sizes);
    }
  }

  /** The best place for a bubble, and which of its sizes it has there. */
  static BubblePlacement of(Situation now) {
    return now.sizes().stream()
        .map(size -> best(now.room(), now.target(), size, now.around()))
        .min(Comparator.comparingDouble(Choice::cost))
        .orElseThrow()
        .balloon();
  }

  private static Choice best(Bounds room, Bounds target, Dimension2D size, Surroundings around) {
    Choice best = null;
    for (Side side : Side.values()) {
      for (double apart : APART) {
        for (double along : ALONG) {
          BubblePlacement balloon = at(room, target, size, side, apart, along);
          Choice choice = new Choice(balloon, balloon.cost(target, apart, around));
          if (best == null || choice.cost() < best.cost()) {
            best = choice;
          }
        }
      }
    }
    if (best == null) {
      throw new IllegalStateException("no side");
    }
    return best;
  }

  /** Where it is if it points at nothing: in the middle of the upper part. */
  static BubblePlacement alone(Bounds room, Dimension2D size) {
    return new BubblePlacement(
        Math.rint(room.getMinX() + (room.getWidth() - size.getWidth()) / 2),
        room.getMinY() + EDGE,
        size,
        Side.ABOVE,
        0,
        0);
  }

  private static BubblePlacement at(
      Bounds room, Bounds target, Dimension2D size, Side side, double apart, double along) {
    double width = size.getWidth();
    double height = size.getHeight();
    double across = target.getCenterX() - width * along;
    double down = target.getCenterY() - height * along;
    double x =
        switch (side) {
          case ABOVE, BELOW -> across;
          case RIGHT -> target.getMaxX() + apart;
          case LEFT -> target.getMinX() - apart - width;
        };
    double y =
        switch (side) {
          case ABOVE -> target.getMinY() - apart - height;
          case BELOW -> target.getMaxY() + apart;
          case RIGHT, LEFT -> down;
        };
    double left = within(x, room.getMinX(), room.getMaxX(), width);
    double top = within(y, room.getMinY(), room.getMaxY(), height);
    double base =
        switch (side) {
          case ABOVE, BELOW -> foot(target.getCenterX() - left, width);
          case RIGHT, LEFT -> foot(target.getCenterY() - top, height);
        };
    double length =
        switch (side) {
          case ABOVE -> target.getMinY() - top - height;
          case BELOW -> top - target.getMaxY();
          case RIGHT -> left - target.getMaxX();
          case LEFT -> target.getMinX() - left - width;
        };
    return new BubblePlacement(left, top, size, side, base, length);
  }

  private static double within(double at, double from, double to, double size) {
    return Math.rint(Math.max(from + EDGE, Math.min(at, to - EDGE - size)));
  }

  private static double foot(double at, double size) {
    return Math.max(Math.min(HALF_FOOT, size / 2), Math.min(at, size - HALF_FOOT));
  }

  private double cost(Bounds target, double apart, Surroundings around) {
    Bounds mine = new BoundingBox(x, y, size.getWidth(), size.getHeight());
    Bounds arrow = arrow(target);
    double hidden =
        Stream.concat(Stream.of(target), around.shown().stream())
            .mapToDouble(other -> overlap(mine, other) + overlap(arrow, other))
            .sum();
    double covered =
        around.used().stream()
            .filter(other -> !other.equals(target))
            .mapToDouble(other -> overlap(mine, other) + CROSSED * overlap(arrow, other))
            .sum();
    double unread = around.read().stream().mapToDouble(other -> overlap(mine, other)).sum();
    double farther = Math.abs(Math.max(apart, length) - USUAL);
    return MUST_BE_SEEN * hidden + READ * unread + covered + FAR * farther;
  }

  /** The room of the arrow. */
  private Bounds arrow(Bounds target) {
    double reach = Math.max(0, length);
    return switch (side) {
      case ABOVE -> new BoundingBox(x + base - 1, target.getMinY() - reach, 2, reach);
      case BELOW -> new BoundingBox(x + base - 1, target.getMaxY(), 2, reach);
      case RIGHT -> new BoundingBox(target.getMaxX(), y + base - 1, reach, 2);
      case LEFT -> new BoundingBox(target.getMinX() - reach, y + base - 1, reach, 2);
    };
  }

  private static double overlap(Bounds one, Bounds other) {
    double wide =
        Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
    double high =
        Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
    return wide > 0 && high > 0 ? wide * high : 0;
  }
}
