package oklahoma.host.testing;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;

/** Waits for what comes about soon. */
public final class Waiting {
  private static final int LOOKS = 200;
  private static final long A_LITTLE = 10_000;

  private Waiting() {}

  /** Until the condition is true. Most become true so soon that a thread that polls costs more. */
  public static void until(Callable<Boolean> condition) {
    for (int look = 0; look < LOOKS; look++) {
      if (now(condition)) {
        return;
      }
      LockSupport.parkNanos(A_LITTLE);
    }
    await().pollDelay(Duration.ZERO).pollInterval(Duration.ofMillis(1)).until(condition);
  }

  private static boolean now(Callable<Boolean> condition) {
    try {
      return condition.call();
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }
}
