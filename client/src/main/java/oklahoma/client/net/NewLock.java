package oklahoma.client.net;

import java.security.SecureRandom;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import oklahoma.protocol.PasswordLock;
import oklahoma.protocol.TablePassword;

/** Makes the lock of a new password, which takes its time on purpose, on a thread of its own. */
public final class NewLock {
  private static final SecureRandom RANDOM = new SecureRandom();

  private NewLock() {}

  /**
   * Makes it. It returns at once.
   *
   * @param executor where the listener is called
   */
  public static void of(TablePassword password, Executor executor, Consumer<PasswordLock> made) {
    byte[] salt = new byte[PasswordLock.SALT_BYTES];
    RANDOM.nextBytes(salt);
    Thread.ofVirtual()
        .name("table-password")
        .start(() -> {
          PasswordLock lock = PasswordLock.of(password, salt);
          executor.execute(() -> made.accept(lock));
        });
  }
}
