package oklahoma.host.table.people;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.setup.Timing;

/**
 * How long the seats of those whose connection is lost are still kept. The time counts only while
 * somebody who sits at the table is connected. An alarm names the ringing that it was set for, so
 * one that rings late changes nothing.
 */
public final class ReconnectTimers {
  private static final long NANOS_IN_MILLI = 1_000_000;

  /**
   * @param left how much was left when it began to count, in nanoseconds
   * @param since when it began to count; it does not count now if empty
   * @param ring what its alarm calls itself
   */
  private record Grace(long left, OptionalLong since, long ring, Timing.Alarm alarm) {}

  private final Timing timing;
  private final Mailbox mailbox;
  private final Optional<Duration> patience;
  private final Map<Integer, Grace> timers = new HashMap<>();
  private boolean counting;
  private long rings;
  private long changes;

  /**
   * @param patience how long each grace is; without end if empty
   */
  public ReconnectTimers(Timing timing, Mailbox mailbox, Optional<Duration> patience) {
    this.timing = timing;
    this.mailbox = mailbox;
    this.patience = patience;
  }

  /** A seat waits from now on. */
  public void begin(int person) {
    end(person);
    changes++;
    patience.ifPresent(span ->
        timers.put(person, counting ? running(person, span.toNanos()) : held(span.toNanos())));
  }

  /** The seat does not wait any more, or waits without end. */
  public void end(int person) {
    Grace before = timers.remove(person);
    if (before != null) {
      changes++;
      before.alarm().cancel();
    }
  }

  /** Whether time counts now. */
  public void count(boolean now) {
    if (counting == now) {
      return;
    }
    counting = now;
    for (int person : List.copyOf(timers.keySet())) {
      timers.computeIfPresent(
          person, (number, grace) -> now ? resumed(number, grace) : paused(grace));
    }
  }

  /** Counts how often a seat began to wait or ceased to. */
  public long changes() {
    return changes;
  }

  /** How long the seat is still kept; without end, or not waiting, if empty. */
  public OptionalLong millisLeft(int person) {
    Grace grace = timers.get(person);
    return grace == null
        ? OptionalLong.empty()
        : OptionalLong.of(Math.ceilDiv(left(grace), NANOS_IN_MILLI));
  }

  /** Whether the seat's time is up, now that its alarm rang; then it does not wait any more. */
  public boolean expire(TableMessage.GraceOver message) {
    Grace grace = timers.get(message.person());
    boolean over = grace != null && grace.ring() == message.ring();
    if (over) {
      changes++;
      timers.remove(message.person());
    }
    return over;
  }

  /** Nothing rings any more. */
  public void stop() {
    List.copyOf(timers.keySet()).forEach(this::end);
  }

  private Grace running(int person, long left) {
    TableMessage ringing = new TableMessage.GraceOver(person, ++rings);
    Timing.Alarm alarm = () -> {};
    if (left > 0) {
      alarm = timing.after(Duration.ofNanos(left), () -> mailbox.put(ringing));
    } else {
      mailbox.put(ringing);
    }
    return new Grace(left, OptionalLong.of(timing.nanos()), rings, alarm);
  }

  private Grace held(long left) {
    return new Grace(left, OptionalLong.empty(), ++rings, () -> {});
  }

  private Grace resumed(int person, Grace grace) {
    return running(person, grace.left());
  }

  private Grace paused(Grace grace) {
    grace.alarm().cancel();
    return held(left(grace));
  }

  private long left(Grace grace) {
    return grace.since().isEmpty()
        ? grace.left()
        : Math.max(0, grace.left() - (timing.nanos() - grace.since().getAsLong()));
  }
}
