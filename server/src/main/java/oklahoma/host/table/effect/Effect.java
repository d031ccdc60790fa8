package oklahoma.host.table.effect;

import oklahoma.host.journal.Entry;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;

/** One thing that a table does to the world after it has read a message. */
public sealed interface Effect {

  /** Writes an entry into the journal; whatever comes after it waits until it is safe. */
  record Append(Entry entry) implements Effect {}

  /** Tells a guest something. */
  record Tell(Guest guest, FromHost message) implements Effect {}

  /** Says to a guest why the session ends, and ends it. */
  record Bye(Guest guest, Farewell reason) implements Effect {}
}
