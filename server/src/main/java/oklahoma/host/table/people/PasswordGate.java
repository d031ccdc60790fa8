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
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The guests who have not answered the table's password challenge yet. None of them is at the
 * table.
 *
 * @param asked the guests, the oldest first
 */
public record PasswordGate(Map<Guest, Asked> asked) {
  /**
   * The time for an answer. A program that knows the password answers at once; the host does not
   * wait while somebody types.
   */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  /** A gate without guests. */
  public static final PasswordGate EMPTY = new PasswordGate(Map.of());

  private static final Logger LOG = LoggerFactory.getLogger(PasswordGate.class);

  /**
   * A challenge to a guest.
   *
   * @param hello the guest's hello
   * @param due when the wait for the answer ends
   */
  public record Asked(ToHost.Hello hello, Origin origin, PasswordChallenge challenge, long due) {}

  /**
   * The result of an answer.
   *
   * @param gate the gate without the guest, unless it asks again
   * @param letIn the guest's hello, if the answer is right
   * @param wrong the message for the table's owner about a wrong password
   */
  public record Answered(
      PasswordGate gate, Optional<ToHost.Hello> letIn, Optional<FromHost.WrongPassword> wrong) {

    /** A result without a message for the owner. */
    Answered(PasswordGate gate, Optional<ToHost.Hello> letIn) {
      this(gate, letIn, Optional.empty());
    }
  }

  public PasswordGate {
    asked = Collections.unmodifiableMap(new LinkedHashMap<>(asked));
  }

  /** Sends this guest a challenge, or a goodbye while its address must wait. */
  public PasswordGate ask(
      Guest guest, Origin origin, ToHost.Hello hello, PasswordVerifier verifier, StepContext step) {
    OptionalLong pause = step.throttle().pause(origin);
    if (pause.isPresent()) {
      step.bye(guest, ByeReason.PASSWORD_PAUSE, pause);
      return this;
    }
    PasswordChallenge challenge =
        new PasswordChallenge(
            verifier.salt(), Octets.of(step.secureBytes(PasswordChallenge.NONCE_BYTES)));
    step.send(guest, new FromHost.PasswordAsked(challenge));
    Map<Guest, Asked> more = new LinkedHashMap<>(asked);
    more.put(guest, new Asked(hello, origin, challenge, step.now() + PATIENCE.toNanos()));
    return new PasswordGate(more);
  }

  /**
   * Handles an answer: lets the guest in, disconnects the guest or asks again.
   *
   * @param table the table's name in the host's log
   * @param verifier the verifier of the present password, which may have changed since the
   *     challenge
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
        step.bye(guest, ByeReason.PASSWORD_WRONG, pause);
        FromHost.WrongPassword wrong = new FromHost.WrongPassword(answer.hello().name(), pause);
        yield new Answered(others, Optional.empty(), Optional.of(wrong));
      }
      case PAUSED -> {
        step.bye(guest, ByeReason.PASSWORD_PAUSE, pause);
        yield new Answered(others, Optional.empty());
      }
    };
  }

  /** When the wait for the first guest ends. */
  public OptionalLong due() {
    return asked.values().stream().mapToLong(Asked::due).min();
  }

  /** The gate after it has disconnected the guests whose time is up. */
  public PasswordGate timeUp(StepContext step) {
    PasswordGate others = this;
    for (Map.Entry<Guest, Asked> each : asked.entrySet()) {
      if (each.getValue().due() <= step.now()) {
        step.bye(each.getKey(), ByeReason.SILENT);
        others = others.without(each.getKey());
      }
    }
    return others;
  }

  /** The gate without this guest. */
  public PasswordGate without(Guest guest) {
    if (!asked.containsKey(guest)) {
      return this;
    }
    Map<Guest, Asked> fewer = new LinkedHashMap<>(asked);
    fewer.remove(guest);
    return new PasswordGate(fewer);
  }

  /** All guests whose answer is missing. */
  public List<Guest> guests() {
    return List.copyOf(asked.keySet());
  }
}
