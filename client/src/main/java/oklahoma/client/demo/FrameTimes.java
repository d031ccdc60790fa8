package oklahoma.client.demo;

import java.util.List;

/**
 * The times between consecutive frames.
 *
 * @param sorted in milliseconds, the shortest first; at least one
 */
record FrameTimes(List<Double> sorted) {

  FrameTimes {
    if (sorted.isEmpty()) {
      throw new IllegalArgumentException("no picture was shown");
    }
    sorted = sorted.stream().sorted().toList();
  }

  /** The time that half of them do not exceed, in milliseconds. */
  double median() {
    return percentile(50);
  }

  /** A percentile of the times, in milliseconds. */
  double percentile(int percent) {
    int rank = (int) Math.ceil(sorted.size() * percent / 100.0);
    return sorted.get(Math.max(1, rank) - 1);
  }

  /** How many pictures there were in a second. */
  double perSecond() {
    return 1000 * sorted.size() / sorted.stream().mapToDouble(Double::doubleValue).sum();
  }
}
