package oklahoma.host.table.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import oklahoma.host.journal.Entry;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;

/** The handling of one message: its inputs, and the effects collected so far, in order. */
public final class StepContext {
  private final StepInputs inputs;
  private final List<Effect> effects = new ArrayList<>();

  public StepContext(StepInputs inputs) {
    this.inputs = inputs;
  }

  /** The time in nanoseconds; only differences mean anything. */
  public long now() {
    return inputs.now();
  }

  /** The source of randomness for shuffles and bots. */
  public Dealing chance() {
    return inputs.chance();
  }

  /** The throttle for wrong passwords. */
  public LoginThrottle throttle() {
    return inputs.throttle();
  }

  /** This many unpredictable bytes. */
  public byte[] secureBytes(int count) {
    return bytes(inputs.keys(), count);
  }

  /** This many bytes from this source. */
  public static byte[] bytes(RandomGenerator source, int count) {
    byte[] bytes = new byte[count];
    source.nextBytes(bytes);
    return bytes;
  }

  /** Appends an entry to the journal, before all later effects. */
  public void append(Entry entry) {
    effects.add(new Effect.Append(entry));
  }

  /** Sends this to a guest. */
  public void send(Guest guest, FromHost message) {
    effects.add(new Effect.Send(guest, message));
  }

  /** Sends this to all these guests. */
  public void send(List<Guest> guests, FromHost message) {
    guests.forEach(guest -> send(guest, message));
  }

  /** Ends a guest's session. */
  public void bye(Guest guest, ByeReason reason) {
    effects.add(new Effect.Bye(guest, reason));
  }

  /**
   * Ends a guest's session.
   *
   * @param pauseMillis how long the host refuses passwords from the guest's address; empty for no
   *     pause
   */
  public void bye(Guest guest, ByeReason reason, OptionalLong pauseMillis) {
    effects.add(new Effect.Bye(guest, reason, pauseMillis));
  }

  /** Asks a bot for a move. */
  public void ask(Effect.AskBot question) {
    effects.add(question);
  }

  /** All effects so far, in order. */
  public List<Effect> effects() {
    return List.copyOf(effects);
  }
}
