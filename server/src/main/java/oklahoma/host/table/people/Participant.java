package oklahoma.host.table.people;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.Avatar;
import oklahoma.protocol.GuestMark;
import oklahoma.protocol.Name;
import oklahoma.protocol.Presence;
import oklahoma.protocol.ToHost;

/**
 * Somebody who came to a table, to sit or to watch, and has not left it for good.
 *
 * @param number counts who came: whoever came earlier has a lower one
 * @param name unlike everybody else's at the table
 * @param watches whether as an onlooker
 * @param inside whether the last session came through the door inside the program
 * @param guest the session; the connection is lost if empty
 * @param slow whether nothing has been heard for a little while
 * @param absences how often the connection was lost, the present time included
 * @param locks opened by the keys that hold the seat: the newest one last, and before it the one
 *     that was used to come back, until something is heard behind the new one
 * @param avatar the picture that was last chosen
 * @param mark by which the program is known again; none inside this one
 */
public record Participant(
    int number,
    Name name,
    boolean watches,
    boolean inside,
    Optional<Guest> guest,
    boolean slow,
    long absences,
    List<SeatKeyHash> locks,
    Optional<Avatar> avatar,
    Optional<GuestMark> mark) {

  public Participant {
    locks = List.copyOf(locks);
  }

  static Participant came(int number, Name name, boolean watches, Guest guest, ToHost.Hello hello) {
    return new Participant(
        number,
        name,
        watches,
        guest.inside(),
        Optional.of(guest),
        false,
        0,
        List.of(),
        hello.avatar(),
        hello.mark());
  }

  /** Somebody who came before the host was down, and is not back yet. */
  public static Participant awaited(
      int number,
      Name name,
      boolean inside,
      List<SeatKeyHash> locks,
      Optional<Avatar> avatar,
      Optional<GuestMark> mark) {
    return new Participant(
        number, name, false, inside, Optional.empty(), false, 1, locks, avatar, mark);
  }

  public boolean here() {
    return guest.isPresent();
  }

  public Presence presence() {
    if (guest.isEmpty()) {
      return Presence.AWAY;
    }
    return slow ? Presence.SLOW : Presence.HERE;
  }

  /** Which absence this is; none if connected. */
  Optional<Long> absence() {
    return here() ? Optional.empty() : Optional.of(absences);
  }

  /** Whether it is one of those that hold the seat. */
  boolean holds(SeatKeyHash lock) {
    return locks.contains(lock);
  }

  Participant away() {
    return new Participant(
        number, name, watches, inside, Optional.empty(), false, absences + 1, locks, avatar, mark);
  }

  /** Comes back with a key; the key stays good until something is heard behind the next one. */
  Participant back(Guest fresh, SeatKeyHash opened, ToHost.Hello hello) {
    return new Participant(
        number,
        name,
        watches,
        fresh.inside(),
        Optional.of(fresh),
        false,
        absences,
        List.of(opened),
        hello.avatar(),
        hello.mark());
  }

  Participant slow(boolean now) {
    return new Participant(
        number, name, watches, inside, guest, now, absences, locks, avatar, mark);
  }

  Participant locked(List<SeatKeyHash> others) {
    return new Participant(
        number, name, watches, inside, guest, slow, absences, others, avatar, mark);
  }
}
