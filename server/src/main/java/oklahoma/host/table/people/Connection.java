package oklahoma.host.table.people;

import java.util.Optional;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.people.Presence;

/**
 * The state of somebody's connection.
 *
 * @param guest the session; empty if the connection is lost
 * @param inside whether the last session was in-process
 * @param slow whether nothing has been heard for a little while
 * @param absences how often the connection was lost since the host goes on, the present time
 *     included
 * @param leave whether they left for now, and are not back
 */
public record Connection(
    Optional<Guest> guest, boolean inside, boolean slow, long absences, boolean leave) {

  static Connection of(Guest guest) {
    return new Connection(Optional.of(guest), guest.inside(), false, 0, false);
  }

  /** The connection of somebody who came before a restart of the host. */
  static Connection awaited(boolean inside) {
    return new Connection(Optional.empty(), inside, false, 0, false);
  }

  /** Whether they came before a restart of the host and are not back yet. */
  boolean isAwaited() {
    return guest.isEmpty() && absences == 0;
  }

  /** Stops waiting for somebody who came before a restart of the host. */
  Connection notAwaited() {
    return isAwaited() ? lost() : this;
  }

  Presence presence() {
    if (guest.isEmpty()) {
      return Presence.AWAY;
    }
    return slow ? Presence.SLOW : Presence.HERE;
  }

  Connection lost() {
    return new Connection(Optional.empty(), inside, false, absences + 1, false);
  }

  Connection leftForNow() {
    return new Connection(Optional.empty(), inside, false, absences + 1, true);
  }

  Connection restored(Guest fresh) {
    return new Connection(Optional.of(fresh), fresh.inside(), false, absences, false);
  }

  Connection slow(boolean now) {
    return new Connection(guest, inside, now, absences, leave);
  }
}
