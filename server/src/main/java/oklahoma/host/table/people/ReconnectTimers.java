package oklahoma.host.table.people;

import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How much longer the seats of disconnected players are kept. The time counts only while another
 * player of the table is connected.
 *
 * @param patience the grace period; no limit if empty
 * @param watch measures that time
 * @param ends the reading of the watch at which each person's grace period ends
 */
public record ReconnectTimers(
    Optional<Duration> patience, Stopwatch watch, SortedMap<Integer, Long> ends) {
  private static final long NANOS_IN_MILLI = 1_000_000;

  public ReconnectTimers {
    ends = Collections.unmodifiableSortedMap(new TreeMap<>(ends));
  }

  /** Timers without any seat. */
  public static ReconnectTimers of(Optional<Duration> patience) {
    return new ReconnectTimers(patience, Stopwatch.FRESH, new TreeMap<>());
  }

  /** The timers with one for this person's seat. */
  public ReconnectTimers begin(int person, long now) {
    if (patience.isEmpty()) {
      return this;
    }
    SortedMap<Integer, Long> more = new TreeMap<>(ends);
    more.put(person, watch.shows(now) + patience.get().toNanos());
    return new ReconnectTimers(patience, watch, more);
  }

  /**
   * The timers without this person's, because the person is back or the table waits without a
   * limit.
   */
  public ReconnectTimers end(int person) {
    if (!ends.containsKey(person)) {
      return this;
    }
    SortedMap<Integer, Long> fewer = new TreeMap<>(ends);
    fewer.remove(person);
    return new ReconnectTimers(patience, watch, fewer);
  }

  /** The timers without any seat's. */
  public ReconnectTimers stopped() {
    return new ReconnectTimers(patience, watch, new TreeMap<>());
  }

  /** The timers, running or stopped. */
  public ReconnectTimers count(boolean on, long now) {
    return on == watch.runs() ? this : new ReconnectTimers(patience, watch.run(on, now), ends);
  }

  /** The numbers of the people with a timer. */
  public Set<Integer> waiting() {
    return ends.keySet();
  }

  /** The time left for this person's seat, in milliseconds; empty without a timer. */
  public OptionalLong millisLeft(int person, long now) {
    Long end = ends.get(person);
    return end == null
        ? OptionalLong.empty()
        : OptionalLong.of(Math.ceilDiv(Math.max(0, end - watch.shows(now)), NANOS_IN_MILLI));
  }

  /** The person whose time runs out first. */
  public Optional<Integer> first() {
    return ends.entrySet().stream()
        .min(Comparator.comparingLong(Map.Entry::getValue))
        .map(Map.Entry::getKey);
  }

  /** When that time runs out; empty while the timers are stopped. */
  public OptionalLong due() {
    return ends.isEmpty() ? OptionalLong.empty() : watch.when(Collections.min(ends.values()));
  }
}
