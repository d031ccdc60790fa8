package oklahoma.client.net.trust;

import java.security.SecureRandom;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.TablePassword;

/** Makes the verifier of a new password on another thread, because that is slow on purpose. */
public final class NewVerifier {
  private static final SecureRandom RANDOM = new SecureRandom();

  private NewVerifier() {}

  /**
   * Starts the computation and returns at once.
   *
   * @param executor calls the listener
   * @param made receives the verifier
   */
  public static void of(
      TablePassword password, Executor executor, Consumer<PasswordVerifier> made) {
    byte[] salt = new byte[PasswordVerifier.SALT_BYTES];
    RANDOM.nextBytes(salt);
    Thread.ofVirtual()
        .name("table-password")
        .start(() -> {
          PasswordVerifier verifier = PasswordVerifier.of(password, salt);
          executor.execute(() -> made.accept(verifier));
        });
  }
}
