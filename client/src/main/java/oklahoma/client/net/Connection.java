package oklahoma.client.net;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

/**
 * The state of the connection between a guest and the host, as {@link ReconnectingConnection} knows
 * it. All times are of its clock.
 */
public sealed interface Connection {

  /** Whether the host is connected and playing, so that the clocks on the screen run. */
  default boolean runs() {
    return switch (this) {
      case Connected _, Slow _ -> true;
      case Connecting _, Asleep _, Lost _, Ended _ -> false;
    };
  }

  /** The first attempt, until the host lets the guest in. */
  record Connecting() implements Connection {}

  /** The host is connected and answers. */
  record Connected() implements Connection {}

  /**
   * The host has not answered for a while; messages to it may still arrive.
   *
   * @param sinceNanos when its last message arrived
   */
  record Slow(long sinceNanos) implements Connection {}

  /**
   * The host answers but cannot write its journal, so the match waits until it can.
   *
   * @param letIn whether the guest was already at the table
   */
  record Asleep(boolean letIn) implements Connection {}

  /**
   * The connection is lost. Attempts follow until one succeeds or the player gives up.
   *
   * @param sinceNanos when the connection was lost
   * @param attempt the number of the current or next attempt, from 1; 0 before the first
   * @param nextNanos when the next attempt begins; empty while one is running
   * @param unsent the last move that could not be sent meanwhile
   */
  record Lost(long sinceNanos, int attempt, OptionalLong nextNanos, Optional<ToHost.Command> unsent)
      implements Connection {

    /** The connection was lost at this time; no attempt is planned yet. */
    static Lost at(long nanos) {
      return new Lost(nanos, 0, OptionalLong.empty(), Optional.empty());
    }

    /** The next attempt begins at this time. */
    Lost waiting(long nanos) {
      return new Lost(sinceNanos, attempt + 1, OptionalLong.of(nanos), unsent);
    }

    /** The attempt is running. */
    Lost trying() {
      return new Lost(sinceNanos, attempt, OptionalLong.empty(), unsent);
    }

    /** This move could not be sent. */
    Lost dropping(ToHost.Command command) {
      return new Lost(sinceNanos, attempt, nextNanos, Optional.of(command));
    }
  }

  /** The connection has ended, and there are no more attempts. */
  record Ended(EndCause cause) implements Connection {}

  /** Why the connection has ended. */
  sealed interface EndCause {

    /**
     * The host said goodbye.
     *
     * @param version the version of the host's protocol
     * @param pauseMillis how long the host accepts no password from this address; empty if there is
     *     no pause
     */
    record ByHost(ByeReason reason, int version, OptionalLong pauseMillis) implements EndCause {
      /** A goodbye without a pause. */
      public ByHost(ByeReason reason, int version) {
        this(reason, version, OptionalLong.empty());
      }

      /** The content of a goodbye message. */
      ByHost(FromHost.Bye bye) {
        this(bye.reason(), bye.version(), bye.pauseMillis());
      }
    }

    /** The first attempt failed, or the host does not use this protocol. */
    record Failed(ConnectionEnd ending) implements EndCause {}

    /**
     * The host has another key than expected. Nothing was sent to it.
     *
     * @param found the host's key
     * @param wanted the expected key
     */
    record OtherKey(Fingerprint found, Pin wanted) implements EndCause {}

    /** The table has a password, and the player has not entered it. */
    record PasswordWanted() implements EndCause {}

    /**
     * The player gave up a lost connection. The seat is still there as long as the host keeps it.
     */
    record GivenUp() implements EndCause {}

    /**
     * The player left the table.
     *
     * @param forNow whether the host keeps the seat
     */
    record Left(boolean forNow) implements EndCause {}

    /** Whether the host may still have the guest's seat. */
    default boolean returnable() {
      return switch (this) {
        case ByHost byHost -> !ByeReasons.voidsKey(byHost.reason());
        case Failed _, OtherKey _, PasswordWanted _, GivenUp _ -> true;
        case Left(boolean forNow) -> forNow;
      };
    }
  }
}
