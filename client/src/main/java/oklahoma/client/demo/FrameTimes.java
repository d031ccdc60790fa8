package oklahoma.client.demo;

import java.util.List;

/**
 * The times between consecutive frames.
 *
 * @param sorted the times in milliseconds; at least one; the constructor sorts them, shortest first
 */
record FrameTimes(List<Double> sorted) {

  FrameTimes {
    if (sorted.isEmpty()) {
      throw new IllegalArgumentException("no picture was shown");
    }
    sorted = sorted.stream().sorted().toList();
  }

  /** The median in milliseconds. */
  double median() {
    return percentile(50);
  }

  /**
   * The smallest time, in milliseconds, that at least this percentage of the times does not exceed.
   */
  double percentile(int percent) {
    int rank = (int) Math.ceil(sorted.size() * percent / 100.0);
    return sorted.get(Math.max(1, rank) - 1);
  }

  /** The average number of frames a second. */
  double perSecond() {
    return 1000 * sorted.size() / sorted.stream().mapToDouble(Double::doubleValue).sum();
  }
}
