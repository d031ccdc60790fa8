package oklahoma.host.simulation;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.KeptTable;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

/** What a faulty host would do otherwise, at the seams between it and the world; nothing here. */
class Sabotage {
  private Optional<World> world = Optional.empty();
  private int chances;

  /** It happens in this world. */
  final void in(World other) {
    world = Optional.of(other);
  }

  final World world() {
    return world.orElseThrow();
  }

  /** Every so manieth time. */
  final boolean now(int every) {
    return ++chances % every == 0;
  }

  /** What a session receives in place of a message. */
  List<FromHost> tells(Session to, FromHost message) {
    return List.of(message);
  }

  /** What a guest's program, which checks the deals, receives in place of a message. */
  List<FromHost> pretends(FromHost message) {
    return List.of(message);
  }

  /** What is written in the place of an entry. */
  List<Entry> writes(int table, Entry entry) {
    return List.of(entry);
  }

  /** What a table receives in place of a guest's message. */
  List<ToHost> hears(Session from, ToHost message) {
    return List.of(message);
  }

  /** The hello that a table receives. */
  ToHost.Hello hello(ToHost.Hello hello) {
    return hello;
  }

  /** Whether an alarm rings. */
  boolean rings(Duration delay) {
    return true;
  }

  /** What a host finds in its journal. */
  Optional<KeptTable> finds(Optional<KeptTable> kept) {
    return kept;
  }
}
