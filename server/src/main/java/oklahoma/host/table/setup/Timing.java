package oklahoma.host.table.setup;

import java.time.Duration;

/** The host's clock; tests use one that they set by hand. */
public interface Timing {

  /** The time in nanoseconds; only differences mean anything. */
  long nanos();

  /**
   * Sets an alarm.
   *
   * @param ring runs after the delay on the clock's thread, so it must not block
   */
  Alarm after(Duration delay, Runnable ring);

  /** A running alarm. */
  @FunctionalInterface
  interface Alarm {
    /** Cancels the alarm, if it has not rung. */
    void cancel();
  }
}
