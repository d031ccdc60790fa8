package oklahoma.host.table.people;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;

/**
 * Everybody who came to a table and has not left it for good, connected or not.
 *
 * @param people the people by their numbers
 * @param came how many have come so far
 */
public record Roster(SortedMap<Integer, Participant> people, int came) {

  /**
   * The order of ownership: the in-process player who opened the table, then the others as they
   * came.
   */
  private static final Comparator<Participant> RANK =
      Comparator.comparing(Participant::inside).reversed().thenComparingInt(Participant::number);

  /**
   * The order of those who own the table now: connected people come before absent ones. After a
   * restart other guests may return before the in-process player; until then nobody stands in as
   * the owner.
   */
  private static final Comparator<Participant> OWNING =
      Comparator.comparing(Participant::isInsiderExpected)
          .thenComparing(Participant::here)
          .reversed()
          .thenComparing(RANK);

  /** A roster without people. */
  public static final Roster EMPTY = new Roster(new TreeMap<>(), 0);

  public Roster {
    people = Collections.unmodifiableSortedMap(new TreeMap<>(people));
  }

  /** The roster with a newcomer, whose name nobody else has and who gets the next number. */
  public Roster joined(Guest guest, Name name, boolean watches, ToHost.Hello hello) {
    return put(Participant.newcomer(came + 1, name, watches, guest, hello));
  }

  /** The roster with this person added or changed. */
  public Roster put(Participant person) {
    if (person.equals(people.get(person.number()))) {
      return this;
    }
    SortedMap<Integer, Participant> more = new TreeMap<>(people);
    more.put(person.number(), person);
    return new Roster(more, Math.max(came, person.number()));
  }

  /**
   * The roster after a spectator has got a seat; the number is then higher than those of all other
   * players.
   */
  public Roster seat(Participant spectator) {
    return remove(spectator).put(spectator.seated(came + 1));
  }

  /** The person of this session; empty if the session was replaced, left or was removed. */
  public Optional<Participant> of(Guest guest) {
    for (Participant person : people.values()) {
      if (person.guest().isPresent() && person.guest().get().equals(guest)) {
        return Optional.of(person);
      }
    }
    return Optional.empty();
  }

  /** The person with this number. */
  public Optional<Participant> number(int number) {
    return Optional.ofNullable(people.get(number));
  }

  /** The person with this name. */
  public Optional<Participant> named(Name name) {
    return all().filter(person -> person.name().equals(name)).findFirst();
  }

  /**
   * Everybody whom the table disconnects when it blocks this person: all guests of the same
   * program, but never the owner of the table.
   */
  public List<Participant> fromSameProgram(Participant unwelcome) {
    return all()
        .filter(person ->
            person.number() == unwelcome.number()
                || (person.mark().isPresent() && person.mark().equals(unwelcome.mark())))
        .filter(person -> !owns(person))
        .toList();
  }

  /**
   * The mark by which the table can block this person. It cannot block the program of the owner, or
   * of a player for whom the owner stands in.
   */
  public Optional<GuestMark> markToBlock(Participant unwelcome) {
    return sitting()
            .filter(person -> owns(person) || isBeforeOwner(person))
            .anyMatch(person -> person.mark().equals(unwelcome.mark()))
        ? Optional.empty()
        : unwelcome.mark();
  }

  /**
   * The player with this key. The search always covers everybody, so its duration reveals nothing.
   */
  public Optional<Participant> openedBy(SeatKey key) {
    SeatKeyHash hash = SeatKeyHash.of(key);
    List<Participant> opened = new ArrayList<>();
    all().filter(person -> person.holds(hash)).forEach(opened::add);
    return opened.stream().findFirst();
  }

  /** Whether a key with this hash is valid for some seat. */
  public boolean opened(SeatKeyHash hash) {
    return all().anyMatch(person -> person.holds(hash));
  }

  /** The roster without this person. */
  public Roster remove(Participant person) {
    SortedMap<Integer, Participant> fewer = new TreeMap<>(people);
    fewer.remove(person.number());
    return new Roster(fewer, came);
  }

  /** Everybody, in the order in which they came. */
  public Stream<Participant> all() {
    return people.values().stream();
  }

  /** Everybody who came to play. */
  public Stream<Participant> sitting() {
    return all().filter(person -> !person.watches());
  }

  /** Everybody who came to watch. */
  public Stream<Participant> watching() {
    return all().filter(Participant::watches);
  }

  /** Whether any player is connected. */
  public boolean anybodyHere() {
    for (Participant person : people.values()) {
      if (person.here() && !person.watches()) {
        return true;
      }
    }
    return false;
  }

  /** Every open session. */
  public List<Guest> guests() {
    return all().flatMap(person -> person.guest().stream()).toList();
  }

  /** The person who may manage the table now; empty if there is none. */
  public Optional<Participant> owner() {
    return sitting().min(OWNING);
  }

  /** Whether this person may manage the table now. */
  public boolean owns(Participant person) {
    return owner().filter(each -> each.number() == person.number()).isPresent();
  }

  /**
   * Whether the present owner only stands in for this person, who becomes the owner again after
   * returning.
   */
  public boolean isBeforeOwner(Participant person) {
    return !person.watches()
        && owner().filter(owner -> RANK.compare(person, owner) < 0).isPresent();
  }
}
