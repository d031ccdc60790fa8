package oklahoma.client.ui;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The axis of a graph: 0 and multiples of a step, which is 1, 2 or 5 times a power of ten.
 *
 * @param least the number at the lower edge, 0 or negative
 * @param most the number at the upper edge, positive
 * @param step the difference between two marks
 */
public record Scale(int least, int most, int step) {
  private static final int STEPS = 3;
  private static final int STEPS_ACROSS_ZERO = 4;

  /**
   * An axis with few marks.
   *
   * @param least the smallest number that the graph shows, 0 or negative
   * @param most the largest number that it shows, positive
   */
  public static Scale of(int least, int most) {
    int step = step(-least, most, least < 0 ? STEPS_ACROSS_ZERO : STEPS);
    return new Scale(-rounded(-least, step), rounded(most, step), step);
  }

  private static int step(int below, int above, int steps) {
    for (int ten = 1; ; ten *= 10) {
      for (int digit : List.of(1, 2, 5)) {
        int step = digit * ten;
        if (Math.ceilDiv(below, step) + Math.ceilDiv(above, step) <= steps) {
          return step;
        }
      }
    }
  }

  /**
   * Rounds an edge up to a mark; an edge below the first mark stays, because it has no mark anyway.
   */
  private static int rounded(int edge, int step) {
    return edge < step ? edge : Math.ceilDiv(edge, step) * step;
  }

  /** The numbers that have a line, in ascending order. */
  public List<Integer> marks() {
    return IntStream.rangeClosed(least / step, most / step)
        .map(times -> times * step)
        .boxed()
        .toList();
  }

  /** The height of a number in the graph, from 0 to 1. */
  public double part(double number) {
    return (number - least) / (most - least);
  }
}
