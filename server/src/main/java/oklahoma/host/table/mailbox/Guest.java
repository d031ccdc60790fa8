package oklahoma.host.table.mailbox;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;

/**
 * A session as the table knows it: somebody who can receive messages. None of its methods blocks.
 */
public interface Guest {

  /** Sends a message, after all earlier ones; it may wait for the next {@link #flush}. */
  void send(FromHost message);

  /** Flushes the messages to the guest, in one piece if possible. */
  void flush();

  /** Sends the reason and ends the session. */
  default void bye(ByeReason reason) {
    bye(reason, OptionalLong.empty());
  }

  /**
   * Sends the reason and ends the session.
   *
   * @param pauseMillis how long the host refuses passwords from the guest's address; empty for no
   *     pause
   */
  void bye(ByeReason reason, OptionalLong pauseMillis);

  /** The origin of a network session; empty if in-process. */
  Optional<Origin> origin();

  /** Whether it is in-process. */
  default boolean inside() {
    return origin().isEmpty();
  }
}
