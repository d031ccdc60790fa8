package oklahoma.bot.tournament;

import java.util.List;

/**
 * A mean with its confidence interval.
 *
 * @param mean of all values
 * @param noise half the width of the 95 % confidence interval of the mean; infinite for a single
 *     value
 */
public record Measure(double mean, double noise) {
  private static final double NORMAL_95 = 1.96;

  /** The mean of independent values. */
  static Measure of(List<Double> values) {
    double mean = values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    int others = values.size() - 1;
    if (others < 1) {
      return new Measure(mean, Double.POSITIVE_INFINITY);
    }
    double squares = values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
    return new Measure(mean, NORMAL_95 * Math.sqrt(squares / others / values.size()));
  }

  /** The lower end of the interval. */
  public double low() {
    return mean - noise;
  }

  /** The upper end of the interval. */
  public double high() {
    return mean + noise;
  }
}
