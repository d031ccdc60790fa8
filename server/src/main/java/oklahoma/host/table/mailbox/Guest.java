package oklahoma.host.table.mailbox;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;

/**
 * A session as the table knows it: somebody who can receive messages. None of its methods blocks.
 */
public interface Guest {

  /** Sends a message, after all earlier ones; it may wait for the next {@link #flush}. */
  void tell(FromHost message);

  /** Flushes the messages to the guest, in one piece if possible. */
  void flush();

  /** Sends the reason and ends the session. */
  default void bye(Farewell reason) {
    bye(reason, OptionalLong.empty());
  }

  /** The same, and for how long nobody from that address may try a password. */
  void bye(Farewell reason, OptionalLong pauseMillis);

  /** Where it comes from; empty if it is in-process. */
  Optional<Origin> origin();

  /** Whether it is in-process. */
  default boolean inside() {
    return origin().isEmpty();
  }
}
