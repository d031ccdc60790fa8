package oklahoma.host.table.mailbox;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;

/**
 * A session as the table knows it: somebody who can receive messages. None of its methods blocks.
 */
public interface Guest {

  /** Tells a message, after all those told before; it may wait for the next {@link #flush}. */
  void tell(FromHost message);

  /** Sends what was said to the guest, in one piece where that is possible. */
  void flush();

  /** Says why the session ends, and ends it. */
  default void bye(Farewell reason) {
    bye(reason, OptionalLong.empty());
  }

  /** The same, and for how long nobody from there is asked for a password. */
  void bye(Farewell reason, OptionalLong pauseMillis);

  /** Where it comes from; nothing if it came through the door inside the program. */
  Optional<Origin> origin();

  /** Whether it came through the door inside the program. */
  default boolean inside() {
    return origin().isEmpty();
  }
}
