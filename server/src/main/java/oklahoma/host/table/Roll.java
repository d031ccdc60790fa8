package oklahoma.host.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.protocol.GuestMark;
import oklahoma.protocol.Name;
import oklahoma.protocol.SeatKey;
import oklahoma.protocol.ToHost;

/** Everybody who came to a table and has not left it for good, connected or not. */
final class Roll {

  /** Whoever opened the table from inside is its owner; else who is there, for the longest time. */
  private static final Comparator<Person> OWNING =
      Comparator.comparingInt(Roll::distance).thenComparingInt(Person::number);

  private final Map<Integer, Person> people = new TreeMap<>();
  private final Map<Guest, Integer> guests = new HashMap<>();
  private int came;
  private long changes;
  private Set<Lock> locks = Set.of();
  private long locksAt;

  /** Somebody comes for the first time, under a name that nobody has. */
  Person come(Guest guest, Name name, boolean watches, ToHost.Hello hello) {
    Person person = Person.came(++came, name, watches, guest, hello);
    guests.put(guest, person.number());
    return put(person);
  }

  /** Somebody who came before the host was down. */
  void recall(Person person) {
    put(person);
    came = Math.max(came, person.number());
  }

  /** Who came with this session; none if it has been replaced, has left or was sent away. */
  Optional<Person> of(Guest guest) {
    return Optional.ofNullable(guests.get(guest)).flatMap(this::number);
  }

  /** Who has this number. */
  Optional<Person> number(int number) {
    return Optional.ofNullable(people.get(number));
  }

  /** Who is called so. */
  Optional<Person> named(Name name) {
    return all().filter(person -> person.name().equals(name)).findFirst();
  }

  /**
   * Everybody who goes when somebody is to be kept out: whoever comes from the same program, but
   * never who owns the table.
   */
  List<Person> company(Person unwelcome) {
    return all()
        .filter(person ->
            person.number() == unwelcome.number()
                || (person.mark().isPresent() && person.mark().equals(unwelcome.mark())))
        .filter(person -> !owns(person))
        .toList();
  }

  /** The mark by which somebody can be kept out; the owner's own program cannot be. */
  Optional<GuestMark> markToKeepOut(Person unwelcome) {
    Optional<GuestMark> own = owner().flatMap(Person::mark);
    return unwelcome.mark().filter(mark -> !own.equals(Optional.of(mark)));
  }

  /** Whose seat a key opens. Everybody is looked at, so the time it takes tells nothing. */
  Optional<Person> openedBy(SeatKey key) {
    Lock lock = Lock.of(key);
    List<Person> opened = new ArrayList<>();
    all().filter(person -> person.holds(lock)).forEach(opened::add);
    return opened.stream().findFirst();
  }

  /**
   * Somebody comes back with a key that opens the seat; a session that was still open counts no
   * more.
   */
  Person back(Person person, Guest guest, SeatKey key, ToHost.Hello hello) {
    person.guest().ifPresent(guests::remove);
    guests.put(guest, person.number());
    return put(person.back(guest, Lock.of(key), hello));
  }

  /** The connection is lost. */
  Person away(Person person) {
    person.guest().ifPresent(guests::remove);
    return put(person.away());
  }

  /** Nothing has been heard for a little while, or something again. */
  void slow(Person person, boolean now) {
    put(person.slow(now));
  }

  /** A new key for somebody's seat. */
  SeatKey renewKey(int number) {
    SeatKey key = Lock.freshKey();
    change(
        number,
        person ->
            person.locked(
                Stream.concat(person.locks().stream(), Stream.of(Lock.of(key))).toList()));
    return key;
  }

  /** The newest key has arrived; those before open nothing more. */
  void keyArrived(Person person) {
    if (person.locks().size() > 1) {
      put(person.locked(List.of(person.locks().getLast())));
    }
  }

  /** Somebody has gone for good. */
  void remove(Person person) {
    person.guest().ifPresent(guests::remove);
    people.remove(person.number());
    changes++;
  }

  /** Everybody, in the order in which they came. */
  Stream<Person> all() {
    return people.values().stream();
  }

  /** Everybody who came to sit. */
  Stream<Person> sitting() {
    return all().filter(person -> !person.watches());
  }

  /** Everybody who came to watch. */
  Stream<Person> watching() {
    return all().filter(Person::watches);
  }

  /** Whether anybody who sits is connected. */
  boolean anybodyHere() {
    for (Person person : people.values()) {
      if (person.here() && !person.watches()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Counts every change of it: as long as it stands, nothing that follows from the roll differs.
   */
  long changes() {
    return changes;
  }

  /** What the keys open that hold seats here. */
  Set<Lock> locks() {
    if (locksAt != changes) {
      locks =
          all().flatMap(person -> person.locks().stream()).collect(Collectors.toUnmodifiableSet());
      locksAt = changes;
    }
    return locks;
  }

  /** Every open session. */
  List<Guest> guests() {
    return all().flatMap(person -> person.guest().stream()).toList();
  }

  /** Who may tend the table. */
  Optional<Person> owner() {
    return sitting().min(OWNING);
  }

  /** Whether somebody may tend the table. */
  boolean owns(Person person) {
    return owner().filter(each -> each.number() == person.number()).isPresent();
  }

  private static int distance(Person person) {
    if (!person.here()) {
      return 2;
    }
    return person.inside() ? 0 : 1;
  }

  private void change(int number, UnaryOperator<Person> change) {
    number(number).map(change).ifPresent(this::put);
  }

  private Person put(Person person) {
    people.put(person.number(), person);
    changes++;
    return person;
  }
}
