package oklahoma.host.table;

import java.util.List;
import java.util.Optional;
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
record Person(
    int number,
    Name name,
    boolean watches,
    boolean inside,
    Optional<Guest> guest,
    boolean slow,
    long absences,
    List<Lock> locks,
    Optional<Avatar> avatar,
    Optional<GuestMark> mark) {

  Person {
    locks = List.copyOf(locks);
  }

  static Person came(int number, Name name, boolean watches, Guest guest, ToHost.Hello hello) {
    return new Person(
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
  static Person awaited(
      int number,
      Name name,
      boolean inside,
      List<Lock> locks,
      Optional<Avatar> avatar,
      Optional<GuestMark> mark) {
    return new Person(number, name, false, inside, Optional.empty(), false, 1, locks, avatar, mark);
  }

  boolean here() {
    return guest.isPresent();
  }

  Presence presence() {
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
  boolean holds(Lock lock) {
    return locks.contains(lock);
  }

  Person away() {
    return new Person(
        number, name, watches, inside, Optional.empty(), false, absences + 1, locks, avatar, mark);
  }

  /** Comes back with a key; the key stays good until something is heard behind the next one. */
  Person back(Guest fresh, Lock opened, ToHost.Hello hello) {
    return new Person(
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

  Person slow(boolean now) {
    return new Person(number, name, watches, inside, guest, now, absences, locks, avatar, mark);
  }

  Person locked(List<Lock> others) {
    return new Person(number, name, watches, inside, guest, slow, absences, others, avatar, mark);
  }
}
