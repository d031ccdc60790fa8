package oklahoma.client.ui;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The numbers beside a graph: 0 and multiples of a step, which is 1, 2 or 5 times a power of ten.
 *
 * @param least at the lower edge, 0 or less
 * @param most at the upper edge, above 0
 * @param step from one number to the next
 */
public record Scale(int least, int most, int step) {
  private static final int STEPS = 3;
  private static final int STEPS_ACROSS_ZERO = 4;

  /**
   * A scale of few numbers.
   *
   * @param least the least that the graph shows, 0 or less
   * @param most the most that it shows, above 0
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

  /** A part that is smaller than a step has no number, so it needs no more room than it has. */
  private static int rounded(int edge, int step) {
    return edge < step ? edge : Math.ceilDiv(edge, step) * step;
  }

  /** The numbers that have a line of their own, the least first. */
  public List<Integer> marks() {
    return IntStream.rangeClosed(least / step, most / step)
        .map(times -> times * step)
        .boxed()
        .toList();
  }

  /** How far up a number is, from 0 to 1. */
  public double part(double number) {
    return (number - least) / (most - least);
  }
}
