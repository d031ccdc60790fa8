package oklahoma.host.table.people;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Origin;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The people whose answer to the table's password question is pending. None of them is at the table
 * yet.
 *
 * @param asked the oldest first
 */
public record PasswordGate(Map<Guest, Asked> asked) {
  /**
   * A program that knows the password answers at once; the host does not wait while somebody types.
   */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  /** Nobody has been asked. */
  public static final PasswordGate EMPTY = new PasswordGate(Map.of());

  private static final Logger LOG = LoggerFactory.getLogger(PasswordGate.class);

  /**
   * What somebody was asked.
   *
   * @param hello what they came with
   * @param due when the wait for them ends
   */
  public record Asked(ToHost.Hello hello, Origin origin, PasswordChallenge challenge, long due) {}

  /**
   * The result of an answer.
   *
   * @param gate the gate, which no longer waits for the guest unless it has asked again
   * @param letIn what the guest came for, if it is to be let in
   * @param wrong what the owner of the table is to hear
   */
  public record Answered(
      PasswordGate gate, Optional<ToHost.Hello> letIn, Optional<FromHost.WrongPassword> wrong) {

    /** An answer of which the owner is not informed. */
    Answered(PasswordGate gate, Optional<ToHost.Hello> letIn) {
      this(gate, letIn, Optional.empty());
    }
  }

  public PasswordGate {
    asked = Collections.unmodifiableMap(new LinkedHashMap<>(asked));
  }

  /** Asks somebody for the password. */
  public PasswordGate ask(
      Guest guest, Origin origin, ToHost.Hello hello, PasswordVerifier verifier, StepContext step) {
    OptionalLong pause = step.throttle().pause(origin);
    if (pause.isPresent()) {
      step.bye(guest, Farewell.PASSWORD_PAUSE, pause);
      return this;
    }
    PasswordChallenge challenge =
        new PasswordChallenge(
            verifier.salt(), Octets.of(step.unguessable(PasswordChallenge.NONCE_BYTES)));
    step.tell(guest, new FromHost.PasswordAsked(challenge));
    Map<Guest, Asked> more = new LinkedHashMap<>(asked);
    more.put(guest, new Asked(hello, origin, challenge, step.now() + PATIENCE.toNanos()));
    return new PasswordGate(more);
  }

  /**
   * Handles an answer: the guest is let in, disconnected or asked again.
   *
   * @param table what the host's log calls it
   * @param verifier of the password now, which may have been changed meanwhile
   */
  public Answered answer(
      String table,
      Guest guest,
      PasswordProof proof,
      Optional<PasswordVerifier> verifier,
      StepContext step) {
    Asked answer = asked.get(guest);
    PasswordGate others = without(guest);
    if (answer == null) {
      return new Answered(this, Optional.empty());
    }
    if (verifier.isEmpty()) {
      return new Answered(others, Optional.of(answer.hello()));
    }
    if (!verifier.get().salt().equals(answer.challenge().salt())) {
      PasswordGate again = others.ask(guest, answer.origin(), answer.hello(), verifier.get(), step);
      return new Answered(again, Optional.empty());
    }
    Origin origin = answer.origin();
    LoginThrottle.Verdict verdict =
        step.throttle()
            .judge(
                origin,
                verifier.get(),
                () -> verifier.get().accepts(proof, answer.challenge(), origin.host()));
    OptionalLong pause = step.throttle().pause(origin);
    return switch (verdict) {
      case RIGHT -> new Answered(others, Optional.of(answer.hello()));
      case WRONG -> {
        LOG.info("{}: a wrong password from {}", table, origin.network());
        step.bye(guest, Farewell.PASSWORD_WRONG, pause);
        FromHost.WrongPassword wrong = new FromHost.WrongPassword(answer.hello().name(), pause);
        yield new Answered(others, Optional.empty(), Optional.of(wrong));
      }
      case PAUSED -> {
        step.bye(guest, Farewell.PASSWORD_PAUSE, pause);
        yield new Answered(others, Optional.empty());
      }
    };
  }

  /** When the first of them times out. */
  public OptionalLong due() {
    return asked.values().stream().mapToLong(Asked::due).min();
  }

  /** Disconnects those who have not answered in time. */
  public PasswordGate timeUp(StepContext step) {
    PasswordGate others = this;
    for (Map.Entry<Guest, Asked> each : asked.entrySet()) {
      if (each.getValue().due() <= step.now()) {
        step.bye(each.getKey(), Farewell.SILENT);
        others = others.without(each.getKey());
      }
    }
    return others;
  }

  /** Stops waiting for somebody. */
  public PasswordGate without(Guest guest) {
    if (!asked.containsKey(guest)) {
      return this;
    }
    Map<Guest, Asked> fewer = new LinkedHashMap<>(asked);
    fewer.remove(guest);
    return new PasswordGate(fewer);
  }

  /** Everybody who was asked. */
  public List<Guest> guests() {
    return List.copyOf(asked.keySet());
  }
}
