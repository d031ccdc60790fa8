package oklahoma.host.table.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import oklahoma.host.journal.Entry;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;

/** The handling of one message: its inputs, and the effects collected so far, in order. */
public final class Work {
  private final Given given;
  private final List<Effect> effects = new ArrayList<>();

  public Work(Given given) {
    this.given = given;
  }

  /** The time, in nanoseconds since some moment. */
  public long now() {
    return given.now();
  }

  /** Who shuffles and rolls the bots' dice. */
  public Dealing chance() {
    return given.chance();
  }

  /** Who counts wrong passwords. */
  public LoginThrottle throttle() {
    return given.throttle();
  }

  /** Bytes that nobody can guess. */
  public byte[] unguessable(int count) {
    return bytes(given.keys(), count);
  }

  /** So many bytes from this source. */
  public static byte[] bytes(RandomGenerator source, int count) {
    byte[] bytes = new byte[count];
    source.nextBytes(bytes);
    return bytes;
  }

  /** Goes into the journal before anybody hears of what comes after it. */
  public void append(Entry entry) {
    effects.add(new Effect.Append(entry));
  }

  /** A guest is to hear this. */
  public void tell(Guest guest, FromHost message) {
    effects.add(new Effect.Tell(guest, message));
  }

  /** All these guests are to hear this. */
  public void tell(List<Guest> guests, FromHost message) {
    guests.forEach(guest -> tell(guest, message));
  }

  /** A guest's session is to end. */
  public void bye(Guest guest, Farewell reason) {
    effects.add(new Effect.Bye(guest, reason));
  }

  /** A guest's session is to end, and nobody from there is asked for a password for so long. */
  public void bye(Guest guest, Farewell reason, OptionalLong pauseMillis) {
    effects.add(new Effect.Bye(guest, reason, pauseMillis));
  }

  /** A bot is to choose. */
  public void ask(Effect.AskBot question) {
    effects.add(question);
  }

  /** All that is to be done, in order. */
  public List<Effect> effects() {
    return List.copyOf(effects);
  }
}
