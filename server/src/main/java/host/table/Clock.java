package host.table;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import rules.Seat;

/**
 * A table's clock. Time is cut into moments: a claim window, a turn, the pause after a deal. An
 * alarm names the moment that it was set for, so one that rings late changes nothing.
 */
final class Clock {
  private static final long NANOS_IN_MILLI = 1_000_000;

  private final Timing timing;
  private final Mailbox mailbox;
  private Timing.Alarm alarm = () -> {};
  private OptionalLong end = OptionalLong.empty();
  private long moment;

  Clock(Timing timing, Mailbox mailbox) {
    this.timing = timing;
    this.mailbox = mailbox;
  }

  /** The moment now. */
  long moment() {
    return moment;
  }

  /** Begins a new moment; when its time is up the letter comes, unless another moment has begun. */
  void begin(Optional<Duration> limit, LongFunction<Letter> letter) {
    stop();
    moment++;
    if (limit.isPresent()) {
      Letter ringing = letter.apply(moment);
      end = OptionalLong.of(timing.nanos() + limit.get().toNanos());
      alarm = timing.after(limit.get(), () -> mailbox.put(ringing));
    }
  }

  /** Sets an alarm for a seat whose human is away; it does not end the moment. */
  void watchFor(Seat seat, long absence) {
    Letter ringing = new Letter.AwayTooLong(moment, seat, absence);
    Timing.Alarm away = timing.after(Moments.AWAY, () -> mailbox.put(ringing));
    Timing.Alarm before = alarm;
    alarm =
        () -> {
          before.cancel();
          away.cancel();
        };
  }

  /** What is left of the moment, rounded up; no limit if empty. */
  OptionalLong millisLeft() {
    if (end.isEmpty()) {
      return OptionalLong.empty();
    }
    long left = Math.max(0, end.getAsLong() - timing.nanos());
    return OptionalLong.of(Math.ceilDiv(left, NANOS_IN_MILLI));
  }

  /** Rings no more. */
  void stop() {
    alarm.cancel();
    alarm = () -> {};
    end = OptionalLong.empty();
  }
}
