package oklahoma.host.table.people;

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
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;

/** Everybody who came to a table and has not left it for good, connected or not. */
public final class Roster {

  /** Whoever opened the table from inside is its owner; else who is there, for the longest time. */
  private static final Comparator<Participant> OWNING =
      Comparator.comparingInt(Roster::distance).thenComparingInt(Participant::number);

  private final Map<Integer, Participant> people = new TreeMap<>();
  private final Map<Guest, Integer> guests = new HashMap<>();
  private int came;
  private long changes;
  private Set<SeatKeyHash> keyHashes = Set.of();
  private long keyHashesAt;

  /** Somebody comes for the first time, under a name that nobody has. */
  public Participant come(Guest guest, Name name, boolean watches, ToHost.Hello hello) {
    Participant person = Participant.came(++came, name, watches, guest, hello);
    guests.put(guest, person.number());
    return put(person);
  }

  /** Somebody who came before the host was down. */
  public void recall(Participant person) {
    put(person);
    came = Math.max(came, person.number());
  }

  /** Who came with this session; none if it has been replaced, has left or was sent away. */
  public Optional<Participant> of(Guest guest) {
    return Optional.ofNullable(guests.get(guest)).flatMap(this::number);
  }

  /** Who has this number. */
  public Optional<Participant> number(int number) {
    return Optional.ofNullable(people.get(number));
  }

  /** Who is called so. */
  public Optional<Participant> named(Name name) {
    return all().filter(person -> person.name().equals(name)).findFirst();
  }

  /**
   * Everybody who goes when somebody is to be kept out: whoever comes from the same program, but
   * never who owns the table.
   */
  public List<Participant> fromSameProgram(Participant unwelcome) {
    return all()
        .filter(person ->
            person.number() == unwelcome.number()
                || (person.mark().isPresent() && person.mark().equals(unwelcome.mark())))
        .filter(person -> !owns(person))
        .toList();
  }

  /** The mark by which somebody can be kept out; the owner's own program cannot be. */
  public Optional<GuestMark> markToKeepOut(Participant unwelcome) {
    Optional<GuestMark> own = owner().flatMap(Participant::mark);
    return unwelcome.mark().filter(mark -> !own.equals(Optional.of(mark)));
  }

  /** Whose seat a key opens. Everybody is looked at, so the time it takes tells nothing. */
  public Optional<Participant> openedBy(SeatKey key) {
    SeatKeyHash hash = SeatKeyHash.of(key);
    List<Participant> opened = new ArrayList<>();
    all().filter(person -> person.holds(hash)).forEach(opened::add);
    return opened.stream().findFirst();
  }

  /**
   * Somebody comes back with a key that opens the seat; a session that was still open counts no
   * more.
   */
  public Participant comeBack(Participant person, Guest guest, SeatKey key, ToHost.Hello hello) {
    person.guest().ifPresent(guests::remove);
    guests.put(guest, person.number());
    return put(person.back(guest, SeatKeyHash.of(key), hello));
  }

  /** The connection is lost. */
  public Participant loseConnection(Participant person) {
    person.guest().ifPresent(guests::remove);
    return put(person.away());
  }

  /** Nothing has been heard for a little while, or something again. */
  public void markSlow(Participant person, boolean now) {
    put(person.slow(now));
  }

  /** A new key for somebody's seat. */
  public SeatKey renewKey(int number) {
    SeatKey key = SeatKeyHash.freshKey();
    change(
        number,
        person ->
            person.withKeyHashes(
                Stream.concat(person.keyHashes().stream(), Stream.of(SeatKeyHash.of(key)))
                    .toList()));
    return key;
  }

  /** The newest key has arrived; those before open nothing more. */
  public void keyArrived(Participant person) {
    if (person.keyHashes().size() > 1) {
      put(person.withKeyHashes(List.of(person.keyHashes().getLast())));
    }
  }

  /** Somebody has gone for good. */
  public void remove(Participant person) {
    person.guest().ifPresent(guests::remove);
    people.remove(person.number());
    changes++;
  }

  /** Everybody, in the order in which they came. */
  public Stream<Participant> all() {
    return people.values().stream();
  }

  /** Everybody who came to sit. */
  public Stream<Participant> sitting() {
    return all().filter(person -> !person.watches());
  }

  /** Everybody who came to watch. */
  public Stream<Participant> watching() {
    return all().filter(Participant::watches);
  }

  /** Whether anybody who sits is connected. */
  public boolean anybodyHere() {
    for (Participant person : people.values()) {
      if (person.here() && !person.watches()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Counts every change of it: as long as it stands, nothing that follows from the roster differs.
   */
  public long changes() {
    return changes;
  }

  /** What the keys open that hold seats here. */
  public Set<SeatKeyHash> keyHashes() {
    if (keyHashesAt != changes) {
      keyHashes =
          all()
              .flatMap(person -> person.keyHashes().stream())
              .collect(Collectors.toUnmodifiableSet());
      keyHashesAt = changes;
    }
    return keyHashes;
  }

  /** Every open session. */
  public List<Guest> guests() {
    return all().flatMap(person -> person.guest().stream()).toList();
  }

  /** Who may tend the table. */
  public Optional<Participant> owner() {
    return sitting().min(OWNING);
  }

  /** Whether somebody may tend the table. */
  public boolean owns(Participant person) {
    return owner().filter(each -> each.number() == person.number()).isPresent();
  }

  private static int distance(Participant person) {
    if (!person.here()) {
      return 2;
    }
    return person.inside() ? 0 : 1;
  }

  private void change(int number, UnaryOperator<Participant> change) {
    number(number).map(change).ifPresent(this::put);
  }

  private Participant put(Participant person) {
    people.put(person.number(), person);
    changes++;
    return person;
  }
}
