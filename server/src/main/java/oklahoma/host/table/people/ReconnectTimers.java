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
 * @param watch counts that time
 * @param ends the reading of the watch at which each person's grace period ends
 */
public record ReconnectTimers(
    Optional<Duration> patience, Stopwatch watch, SortedMap<Integer, Long> ends) {
  private static final long NANOS_IN_MILLI = 1_000_000;

  public ReconnectTimers {
    ends = Collections.unmodifiableSortedMap(new TreeMap<>(ends));
  }

  /** No seat is timed. */
  public static ReconnectTimers of(Optional<Duration> patience) {
    return new ReconnectTimers(patience, Stopwatch.FRESH, new TreeMap<>());
  }

  /** A seat waits from now on. */
  public ReconnectTimers begin(int person, long now) {
    if (patience.isEmpty()) {
      return this;
    }
    SortedMap<Integer, Long> more = new TreeMap<>(ends);
    more.put(person, watch.shows(now) + patience.get().toNanos());
    return new ReconnectTimers(patience, watch, more);
  }

  /** The seat does not wait any more, or waits without end. */
  public ReconnectTimers end(int person) {
    if (!ends.containsKey(person)) {
      return this;
    }
    SortedMap<Integer, Long> fewer = new TreeMap<>(ends);
    fewer.remove(person);
    return new ReconnectTimers(patience, watch, fewer);
  }

  /** No seat waits any more. */
  public ReconnectTimers stopped() {
    return new ReconnectTimers(patience, watch, new TreeMap<>());
  }

  /** Whether time counts from now on. */
  public ReconnectTimers count(boolean on, long now) {
    return on == watch.runs() ? this : new ReconnectTimers(patience, watch.run(on, now), ends);
  }

  /** The people whose seats are kept. */
  public Set<Integer> waiting() {
    return ends.keySet();
  }

  /** How long the seat is still kept; empty if without limit or not kept. */
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

  /** When that is; empty while no time counts. */
  public OptionalLong due() {
    return ends.isEmpty() ? OptionalLong.empty() : watch.when(Collections.min(ends.values()));
  }
}
