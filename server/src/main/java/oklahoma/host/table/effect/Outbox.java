package oklahoma.host.table.effect;

import java.util.ArrayList;
import java.util.List;
import oklahoma.host.journal.Entry;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;

/** Collects in order what a table does to the world because of one message. */
public final class Outbox {
  private final List<Effect> effects = new ArrayList<>();

  /** Is written down before anything that comes after it is told. */
  public void append(Entry entry) {
    effects.add(new Effect.Append(entry));
  }

  /** A guest is to hear this. */
  public void tell(Guest guest, FromHost message) {
    effects.add(new Effect.Tell(guest, message));
  }

  /** A guest's session is to end. */
  public void bye(Guest guest, Farewell reason) {
    effects.add(new Effect.Bye(guest, reason));
  }

  /** All that was collected; nothing is left. */
  public List<Effect> takeAll() {
    List<Effect> all = List.copyOf(effects);
    effects.clear();
    return all;
  }
}
