package oklahoma.host.table.setup;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The system clock. */
public final class MachineTiming implements Timing, AutoCloseable {
  private final ScheduledThreadPoolExecutor alarms;

  /** A clock with one thread for its alarms. */
  public MachineTiming() {
    alarms =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().name("host-alarms").daemon().factory());
    alarms.setRemoveOnCancelPolicy(true);
    // A bot may still be thinking when the host stops; then its alarm is dropped.
    alarms.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    alarms.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  @Override
  public long nanos() {
    return System.nanoTime();
  }

  @Override
  public Alarm after(Duration delay, Runnable ring) {
    ScheduledFuture<?> ringing = alarms.schedule(ring, delay.toNanos(), TimeUnit.NANOSECONDS);
    return () -> ringing.cancel(false);
  }

  @Override
  public void close() {
    alarms.shutdownNow();
  }
}
