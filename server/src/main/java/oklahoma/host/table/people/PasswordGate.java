package oklahoma.host.table.people;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.host.table.effect.Outbox;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.Origin;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.table.setup.Timing;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.messages.ToHost;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Those who have been asked for the table's password and have not answered yet. Nobody here is at
 * the table. Used by the table's thread alone.
 */
public final class PasswordGate {
  /** A program that knows the password answers by itself; nobody is waited for who has to type. */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Logger LOG = LoggerFactory.getLogger(PasswordGate.class);

  private record Asked(
      ToHost.Hello hello, Origin origin, PasswordChallenge challenge, Timing.Alarm alarm) {}

  private final String table;
  private final Outbox outbox;
  private final Timing timing;
  private final Mailbox mailbox;
  private final LoginThrottle throttle;
  private final Map<Guest, Asked> asked = new HashMap<>();

  /**
   * @param table what the host's log calls it
   * @param throttle of the whole host
   */
  public PasswordGate(
      String table, Outbox outbox, Timing timing, Mailbox mailbox, LoginThrottle throttle) {
    this.table = table;
    this.outbox = outbox;
    this.timing = timing;
    this.mailbox = mailbox;
    this.throttle = throttle;
  }

  /** Asks somebody for the password that opens the lock. */
  public void ask(Guest guest, Origin origin, ToHost.Hello hello, PasswordVerifier verifier) {
    if (throttle.paused(origin)) {
      outbox.bye(guest, Farewell.PASSWORD_PAUSE);
      return;
    }
    byte[] nonce = new byte[PasswordChallenge.NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    PasswordChallenge challenge = new PasswordChallenge(lock.salt(), Octets.of(nonce));
    Timing.Alarm alarm =
        timing.after(PATIENCE, () -> mailbox.put(new TableMessage.NoAnswer(guest)));
    asked.put(guest, new Asked(hello, origin, challenge, alarm));
    outbox.tell(guest, new FromHost.PasswordAsked(challenge));
  }

  /**
   * Somebody answers.
   *
   * @param lock of the password now, which may have been changed meanwhile
   * @return what the guest came for, if it is to be let in; else it has been sent away or asked
   *     again
   */
  public Optional<ToHost.Hello> answer(
      Guest guest, PasswordProof proof, Optional<PasswordVerifier> lock) {
    Asked answer = forget(guest);
    if (answer == null) {
      return Optional.empty();
    }
    if (lock.isEmpty()) {
      return Optional.of(answer.hello());
    }
    if (!lock.get().salt().equals(answer.challenge().salt())) {
      ask(guest, answer.origin(), answer.hello(), lock.get());
      return Optional.empty();
    }
    return judged(guest, answer, proof, lock.get());
  }

  private Optional<ToHost.Hello> judged(
      Guest guest, Asked answer, PasswordProof proof, PasswordVerifier verifier) {
    Origin origin = answer.origin();
    return switch (throttle.judge(
        origin, () -> verifier.accepts(proof, answer.challenge(), origin.host()))) {
      case RIGHT -> Optional.of(answer.hello());
      case WRONG -> {
        LOG.info("{}: a wrong password from {}", table, origin.network());
        outbox.bye(guest, Farewell.PASSWORD_WRONG);
        yield Optional.empty();
      }
      case PAUSED -> {
        outbox.bye(guest, Farewell.PASSWORD_PAUSE);
        yield Optional.empty();
      }
    };
  }

  /** Somebody has not answered in time. */
  public void noAnswer(Guest guest) {
    if (forget(guest) != null) {
      outbox.bye(guest, Farewell.SILENT);
    }
  }

  /** Somebody has gone. */
  public void gone(Guest guest) {
    forget(guest);
  }

  private @Nullable Asked forget(Guest guest) {
    Asked before = asked.remove(guest);
    if (before != null) {
      before.alarm().cancel();
    }
    return before;
  }

  /** Takes leave of everybody. */
  public void end(Farewell reason) {
    for (Guest guest : List.copyOf(asked.keySet())) {
      forget(guest);
      outbox.bye(guest, reason);
    }
  }
}
