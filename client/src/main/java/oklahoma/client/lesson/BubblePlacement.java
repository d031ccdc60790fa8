package oklahoma.client.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;

/**
 * The position of the coach's bubble, and of the arrow from the bubble to its target.
 *
 * @param x the left edge of the bubble
 * @param y the top edge of the bubble
 * @param form the size of the bubble and of its words
 * @param side the side of the target on which the bubble is
 * @param base the middle of the arrow's foot, along the edge of the bubble
 * @param length the length of the arrow
 */
record BubblePlacement(double x, double y, Form form, Side side, double base, double length) {
  private static final double EDGE = 8;
  private static final double USUAL = 16;
  private static final double[] APART = {10, USUAL, 30, 44, 80, 120, 210};
  private static final double[] ALONG = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0, 1};
  private static final double HALF_FOOT = 18;

  /** How much more it costs if the thin arrow crosses something. */
  private static final double CROSSED = 20;

  /** The cost of each pixel by which the distance to the target differs from the usual one. */
  private static final double FAR = 12;

  /** The side of its target on which a bubble is. */
  enum Side {
    ABOVE,
    RIGHT,
    LEFT,
    BELOW
  }

  /**
   * How large the bubble is.
   *
   * @param size on the screen
   * @param scale of its words, 1 for those of the player's choice, less for smaller ones
   */
  record Form(Dimension2D size, double scale) {}

  /**
   * A place for the bubble.
   *
   * @param hidden how much it covers of what must be seen, in square pixels
   * @param cost how bad it is otherwise
   */
  private record Choice(BubblePlacement placement, double hidden, double cost) {
    static final Comparator<Choice> BEST =
        Comparator.comparingDouble(Choice::hidden).thenComparingDouble(Choice::cost);

    double scale() {
      return placement.form().scale();
    }
  }

  /**
   * The parts of the screen around the bubble.
   *
   * @param shown what must be seen, also the target and its ring
   * @param used what it had better not cover
   */
  record Surroundings(List<Bounds> shown, List<Bounds> used) {
    Surroundings {
      shown = List.copyOf(shown);
      used = List.copyOf(used);
    }
  }

  /**
   * Everything on which the position depends.
   *
   * @param room where it may be
   * @param target what it points at
   * @param forms that it may have
   */
  record Situation(Bounds room, Bounds target, List<Form> forms, Surroundings around) {
    Situation {
      forms = List.copyOf(forms);
    }
  }

  /**
   * The best place for a bubble, and which of its forms it has there: it covers as little as
   * possible of what must be seen, then has words as large as possible.
   */
  static BubblePlacement of(Situation now) {
    return now.forms().stream()
        .map(form -> best(now.room(), now.target(), form, now.around()))
        .min(
            Comparator.comparingDouble(Choice::hidden)
                .thenComparing(Comparator.comparingDouble(Choice::scale).reversed())
                .thenComparingDouble(Choice::cost))
        .orElseThrow()
        .placement();
  }

  private static Choice best(Bounds room, Bounds target, Form form, Surroundings around) {
    return Stream.of(Side.values())
        .flatMap(side ->
            DoubleStream.of(APART)
                .boxed()
                .flatMap(apart ->
                    DoubleStream.of(ALONG)
                        .mapToObj(along ->
                            at(room, target, form, side, apart, along)
                                .judged(target, apart, around))))
        .min(Choice.BEST)
        .orElseThrow();
  }

  /** Where it is if it points at nothing: in the middle of the upper part. */
  static BubblePlacement alone(Bounds room, Form form) {
    return new BubblePlacement(
        Math.rint(room.getMinX() + (room.getWidth() - form.size().getWidth()) / 2),
        room.getMinY() + EDGE,
        form,
        Side.ABOVE,
        0,
        0);
  }

  private static BubblePlacement at(
      Bounds room, Bounds target, Form form, Side side, double apart, double along) {
    double width = form.size().getWidth();
    double height = form.size().getHeight();
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
    return new BubblePlacement(left, top, form, side, base, length);
  }

  private static double within(double at, double from, double to, double size) {
    return Math.rint(Math.max(from + EDGE, Math.min(at, to - EDGE - size)));
  }

  private static double foot(double at, double size) {
    return Math.max(Math.min(HALF_FOOT, size / 2), Math.min(at, size - HALF_FOOT));
  }

  private Choice judged(Bounds target, double apart, Surroundings around) {
    Bounds mine = new BoundingBox(x, y, form.size().getWidth(), form.size().getHeight());
    Bounds arrow = arrow(target);
    double hidden = around.shown().stream().mapToDouble(other -> overlap(mine, other)).sum();
    double covered = around.used().stream().mapToDouble(other -> overlap(mine, other)).sum();
    double crossed =
        Stream.concat(around.shown().stream(), around.used().stream())
            .mapToDouble(other -> overlap(arrow, other))
            .sum();
    double farther = Math.abs(Math.max(apart, length) - USUAL);
    return new Choice(this, hidden, covered + CROSSED * crossed + FAR * farther);
  }

  /** The area of the arrow. */
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
