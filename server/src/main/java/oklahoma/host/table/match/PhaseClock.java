package oklahoma.host.table.match;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.setup.Timing;
import oklahoma.rules.Seat;

/**
 * A table's clock. Time is cut into moments: a claim window, a turn, the pause after a deal. An
 * alarm names the moment that it was set for, so one that rings late changes nothing.
 */
public final class PhaseClock {
  private static final long NANOS_IN_MILLI = 1_000_000;

  /** O-11: in a window that waits for all, a seat that dropped passes after this. */
  private static final Duration AWAY = Duration.ofSeconds(8);

  private final Timing timing;
  private final Mailbox mailbox;
  private Timing.Alarm alarm = () -> {};
  private OptionalLong end = OptionalLong.empty();
  private Optional<Duration> limit = Optional.empty();
  private LongFunction<TableMessage> message = TableMessage.TimeUp::new;
  private long movedAt;
  private long moment;

  public PhaseClock(Timing timing, Mailbox mailbox) {
    this.timing = timing;
    this.mailbox = mailbox;
    this.movedAt = timing.nanos();
  }

  /** The moment now. */
  public long moment() {
    return moment;
  }

  /**
   * Begins a new moment; when its time is up the message comes, unless another moment has begun.
   */
  public void begin(Optional<Duration> span, LongFunction<TableMessage> whenUp) {
    stop();
    moment++;
    limit = span;
    message = whenUp;
    moved();
    if (span.isPresent()) {
      TableMessage ringing = whenUp.apply(moment);
      end = OptionalLong.of(timing.nanos() + span.get().toNanos());
      alarm = timing.after(span.get(), () -> mailbox.put(ringing));
    }
  }

  /** The moment begins again, with all its time. */
  public void restart() {
    begin(limit, message);
  }

  /** Somebody has moved, or is back to do so. */
  public void moved() {
    movedAt = timing.nanos();
  }

  /** For how long nobody has moved in this moment. */
  Duration unmoved() {
    return Duration.ofNanos(timing.nanos() - movedAt);
  }

  /** Sets an alarm for a seat whose human is away; it does not end the moment. */
  void watchFor(Seat seat, long absence) {
    TableMessage ringing = new TableMessage.AwayTooLong(moment, seat, absence);
    Timing.Alarm away = timing.after(AWAY, () -> mailbox.put(ringing));
    Timing.Alarm before = alarm;
    alarm =
        () -> {
          before.cancel();
          away.cancel();
        };
  }

  /** What is left of the moment, rounded up; no limit if empty. */
  public OptionalLong millisLeft() {
    if (end.isEmpty()) {
      return OptionalLong.empty();
    }
    long left = Math.max(0, end.getAsLong() - timing.nanos());
    return OptionalLong.of(Math.ceilDiv(left, NANOS_IN_MILLI));
  }

  /** Rings no more. */
  public void stop() {
    alarm.cancel();
    alarm = () -> {};
    end = OptionalLong.empty();
    limit = Optional.empty();
  }
}
