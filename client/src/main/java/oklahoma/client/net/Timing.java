package oklahoma.client.net;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** The clock of a connection, which tests turn by hand. */
public interface Timing {

  /** Nanoseconds since some moment, as {@link System#nanoTime}; only differences mean anything. */
  long nanos();

  /**
   * Milliseconds on the computer's clock. They go on while it sleeps, which nanoseconds may not.
   */
  long millis();

  /** Does something after so many milliseconds, where the line's listener is called. */
  void after(long millis, Runnable what);

  /** This machine's clock; what is due is done on the executor. */
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
