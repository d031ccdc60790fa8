package oklahoma.client.net;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** The clock of a connection; tests replace it. */
public interface Timing {

  /**
   * Nanoseconds since an arbitrary moment, as {@link System#nanoTime}; only differences mean
   * anything.
   */
  long nanos();

  /**
   * Milliseconds of the system clock, which also runs while the computer sleeps; nanoseconds may
   * stop.
   */
  long millis();

  /** Runs a task after this time, on the thread that calls the connection's listeners. */
  void after(long millis, Runnable what);

  /** This computer's clock; the executor runs the tasks. */
  static Timing machine(Executor executor) {
    return new Timing() {
      @Override
      public long nanos() {
        return System.nanoTime();
      }

      @Override
      public long millis() {
        return System.currentTimeMillis();
      }

      @Override
      public void after(long millis, Runnable what) {
        CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS, executor).execute(what);
      }
    };
  }
}
