package oklahoma.host.table.match;

import java.time.Duration;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.host.table.people.Stopwatch;
import oklahoma.rules.Seat;

/**
 * The clock of a match. It times one moment at a time: a claim window, a turn, or the pause after a
 * deal.
 *
 * @param limit the time limit of the moment; empty for none
 * @param watch the time of the moment so far
 * @param expired whether the timeout has been handled
 * @param movedAt when somebody last moved or returned
 * @param away the absent seats for which a claim window still waits
 * @param skipped the seats that were skipped in this moment
 */
public record PhaseClock(
    Optional<Duration> limit,
    Stopwatch watch,
    boolean expired,
    long movedAt,
    Map<Seat, Away> away,
    Set<Seat> skipped) {
  private static final long NANOS_IN_MILLI = 1_000_000;

  /** O-11: in a window that waits for all, an absent seat passes after this time. */
  private static final Duration PATIENCE = Duration.ofSeconds(8);

  /**
   * A seat whose human is away.
   *
   * @param absence the number of the human's absence
   * @param due when the wait for the seat ends
   */
  record Away(long absence, long due) {}

  public PhaseClock {
    away = Map.copyOf(away);
    skipped = Set.copyOf(skipped);
  }

  /** A clock that times no moment yet. */
  static PhaseClock at(long now) {
    return new PhaseClock(Optional.empty(), running(now), false, now, Map.of(), Set.of());
  }

  /** The clock at the beginning of a moment. */
  PhaseClock begin(Optional<Duration> span, long now) {
    return new PhaseClock(span, running(now), false, now, Map.of(), Set.of());
  }

  private static Stopwatch running(long now) {
    return Stopwatch.FRESH.run(true, now);
  }

  /** The clock with its time running or stopped. */
  PhaseClock count(boolean on, long now) {
    return on == watch.runs()
        ? this
        : new PhaseClock(limit, watch.run(on, now), expired, movedAt, away, skipped);
  }

  /**
   * The clock after a slow write: if the moment began since then, its time begins now.
   *
   * @param then when the write began
   */
  PhaseClock sentLate(long then, long now) {
    return new PhaseClock(limit, watch.later(then, now), expired, movedAt, away, skipped);
  }

  /** The clock with the full time of the moment again. */
  PhaseClock restart(long now) {
    return begin(limit, now);
  }

  /** The clock after somebody has moved, or has returned to do so. */
  PhaseClock moved(long now) {
    return new PhaseClock(limit, watch, expired, now, away, skipped);
  }

  /** The time since the last move or return. */
  Duration unmoved(long now) {
    return Duration.ofNanos(now - movedAt);
  }

  /** The clock that waits for an absent seat, for a limited time. */
  PhaseClock watchFor(Seat seat, long absence, long now) {
    Away before = away.get(seat);
    return before != null && before.absence() == absence
        ? this
        : with(seat, new Away(absence, now + PATIENCE.toNanos()));
  }

  private PhaseClock with(Seat seat, Away waited) {
    Map<Seat, Away> more = new EnumMap<>(Seat.class);
    more.putAll(away);
    more.put(seat, waited);
    return new PhaseClock(limit, watch, expired, movedAt, more, skipped);
  }

  /** The clock that no longer waits for this seat. */
  PhaseClock without(Seat seat) {
    Map<Seat, Away> fewer = new EnumMap<>(Seat.class);
    fewer.putAll(away);
    fewer.remove(seat);
    return new PhaseClock(limit, watch, expired, movedAt, fewer, skipped);
  }

  /** The clock after the moment's timeout has been handled. */
  PhaseClock rung() {
    return new PhaseClock(limit, watch, true, movedAt, away, skipped);
  }

  /** The clock after the owner has skipped this seat. */
  PhaseClock skip(Seat seat) {
    Set<Seat> more = EnumSet.of(seat);
    more.addAll(skipped);
    return new PhaseClock(limit, watch, expired, movedAt, away, more);
  }

  /** The time left in milliseconds, rounded up; empty without a limit. */
  OptionalLong millisLeft(long now) {
    return limit.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(
            Math.ceilDiv(Math.max(0, limit.get().toNanos() - watch.shows(now)), NANOS_IN_MILLI));
  }

  /** When the time of the moment ends; empty without a limit. */
  private OptionalLong end() {
    return limit.isEmpty() ? OptionalLong.empty() : watch.when(limit.get().toNanos());
  }

  /** The next deadline: that of the moment or of an absent seat. */
  OptionalLong due() {
    OptionalLong due = expired ? OptionalLong.empty() : end();
    for (Away waited : away.values()) {
      due = earlier(due, OptionalLong.of(waited.due()));
    }
    return due;
  }

  /** The earlier of two optional deadlines. */
  public static OptionalLong earlier(OptionalLong one, OptionalLong other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? other : one;
    }
    return one.getAsLong() <= other.getAsLong() ? one : other;
  }

  /** The absent seat whose deadline comes first; empty if the moment's comes before it. */
  Optional<Seat> seatDue() {
    OptionalLong end = end();
    return away.entrySet().stream()
        .filter(each -> expired || end.isEmpty() || each.getValue().due() < end.getAsLong())
        .min(
            Comparator.comparingLong((Map.Entry<Seat, Away> each) -> each.getValue().due())
                .thenComparing(Map.Entry::getKey))
        .map(Map.Entry::getKey);
  }
}
