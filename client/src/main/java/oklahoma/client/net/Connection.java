package oklahoma.client.net;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

/**
 * The state of the connection between a guest and the host, as {@link ReconnectingConnection} knows
 * it. Times are its clock's.
 */
public sealed interface Connection {

  /**
   * Whether there is a connection to a host that goes on, so that its clocks run as they are shown.
   */
  default boolean runs() {
    return switch (this) {
      case Connected _, Slow _ -> true;
      case Connecting _, Asleep _, Lost _, Ended _ -> false;
    };
  }

  /** The first try, before the host has let the guest in. */
  record Connecting() implements Connection {}

  /** The host answers. */
  record Connected() implements Connection {}

  /**
   * The host has not answered for a while; what is said may still arrive.
   *
   * @param sinceNanos when something was heard last
   */
  record Slow(long sinceNanos) implements Connection {}

  /**
   * The host answers, but cannot write down what happens, so nothing happens until it can.
   *
   * @param letIn whether the guest was at the table when that began
   */
  record Asleep(boolean letIn) implements Connection {}

  /**
   * There is no line; it is tried again until it succeeds or is given up.
   *
   * @param sinceNanos when the connection broke
   * @param attempt which try is under way or waited for, from 1
   * @param nextNanos when it begins; it is under way if empty
   * @param unsent the last move that could not be sent meanwhile
   */
  record Lost(long sinceNanos, int attempt, OptionalLong nextNanos, Optional<ToHost.Command> unsent)
      implements Connection {

    /** The connection broke at this moment; nothing has been tried yet. */
    static Lost at(long nanos) {
      return new Lost(nanos, 0, OptionalLong.empty(), Optional.empty());
    }

    /** The next try begins at this moment. */
    Lost waiting(long nanos) {
      return new Lost(sinceNanos, attempt + 1, OptionalLong.of(nanos), unsent);
    }

    /** The try begins now. */
    Lost trying() {
      return new Lost(sinceNanos, attempt, OptionalLong.empty(), unsent);
    }

    /** A move could not be sent. */
    Lost dropping(ToHost.Command command) {
      return new Lost(sinceNanos, attempt, nextNanos, Optional.of(command));
    }
  }

  /** It is over; nothing more is tried. */
  record Ended(Parting parting) implements Connection {}

  /** Why it is over. */
  sealed interface Parting {

    /**
     * The host said goodbye.
     *
     * @param version the version of the protocol that the host speaks
     * @param pauseMillis how long the host asks nobody from here for a password
     */
    record Told(Farewell reason, int version, OptionalLong pauseMillis) implements Parting {
      /** Without a pause. */
      public Told(Farewell reason, int version) {
        this(reason, version, OptionalLong.empty());
      }

      /** What the host said. */
      Told(FromHost.Bye bye) {
        this(bye.reason(), bye.version(), bye.pauseMillis());
      }
    }

    /** The first try failed, or the host speaks no message of this protocol. */
    record Failed(Ending ending) implements Parting {}

    /**
     * The host's key is not the one that it should be; nothing was said to it.
     *
     * @param found the one that it has
     * @param wanted what was known of it
     */
    record OtherKey(Fingerprint found, Pin wanted) implements Parting {}

    /** The table has a password, and the player has not said it. */
    record PasswordWanted() implements Parting {}

    /** The player gave up a lost line; the seat may be returned to as long as the host keeps it. */
    record GivenUp() implements Parting {}

    /**
     * The player left.
     *
     * @param forNow whether the seat is kept
     */
    record Left(boolean forNow) implements Parting {}

    /** Whether a seat that was held here may still be returned to. */
    default boolean returnable() {
      return switch (this) {
        case Told told -> !Farewells.voidsKey(told.reason());
        case Failed _, OtherKey _, PasswordWanted _, GivenUp _ -> true;
        case Left(boolean forNow) -> forNow;
      };
    }
  }
}
