package oklahoma.host.table.people;

import java.util.Optional;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.people.Presence;

/**
 * The state of a person's connection.
 *
 * @param guest the session; empty if the connection is lost
 * @param inside whether the last session was in-process
 * @param slow whether nothing has arrived for some seconds
 * @param absences how often the connection was lost since the host started, a present loss included
 * @param leave whether the person left for now and has not returned
 */
public record Connection(
    Optional<Guest> guest, boolean inside, boolean slow, long absences, boolean leave) {

  static Connection of(Guest guest) {
    return new Connection(Optional.of(guest), guest.inside(), false, 0, false);
  }

  /** The connection of a person who was at the table before a restart of the host. */
  static Connection awaited(boolean inside) {
    return new Connection(Optional.empty(), inside, false, 0, false);
  }

  /** Whether the person was at the table before a restart of the host and has not returned yet. */
  boolean isAwaited() {
    return guest.isEmpty() && absences == 0;
  }

  /** The connection once the table no longer waits for a return after a restart. */
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
