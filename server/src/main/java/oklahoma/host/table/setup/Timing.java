package oklahoma.host.table.setup;

import java.time.Duration;

/** The host's clock, which tests turn by hand. */
public interface Timing {

  /** Nanoseconds since some moment; only differences mean anything. */
  long nanos();

  /** Rings after a delay, on its own thread on which nothing may wait. */
  Alarm after(Duration delay, Runnable ring);

  /** Something that will ring. */
  @FunctionalInterface
  interface Alarm {
    /** Keeps it from ringing, if it has not rung. */
    void cancel();
  }
}
