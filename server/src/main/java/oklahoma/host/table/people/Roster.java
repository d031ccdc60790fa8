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
 * @param people by their numbers
 * @param came how many have come so far
 */
public record Roster(SortedMap<Integer, Participant> people, int came) {

  /** The in-process player who opened the table owns it; otherwise the one who came first. */
  private static final Comparator<Participant> RANK =
      Comparator.comparing(Participant::inside).reversed().thenComparingInt(Participant::number);

  /**
   * While the one who came first is away the next one who is here stands in. But after a restart
   * guests may be back before the in-process player, and then nobody stands in.
   */
  private static final Comparator<Participant> OWNING =
      Comparator.comparing(Participant::isInsiderExpected)
          .thenComparing(Participant::here)
          .reversed()
          .thenComparing(RANK);

  /** Nobody has come. */
  public static final Roster EMPTY = new Roster(new TreeMap<>(), 0);

  public Roster {
    people = Collections.unmodifiableSortedMap(new TreeMap<>(people));
  }

  /** Somebody comes for the first time, under a name that nobody has, with the next number. */
  public Roster come(Guest guest, Name name, boolean watches, ToHost.Hello hello) {
    return put(Participant.came(came + 1, name, watches, guest, hello));
  }

  /** Somebody is here, or is another now. */
  public Roster put(Participant person) {
    if (person.equals(people.get(person.number()))) {
      return this;
    }
    SortedMap<Integer, Participant> more = new TreeMap<>(people);
    more.put(person.number(), person);
    return new Roster(more, Math.max(came, person.number()));
  }

  /** A spectator has a seat from now on, and comes behind everybody who had one before. */
  public Roster seat(Participant onlooker) {
    return remove(onlooker).put(onlooker.seated(came + 1));
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

  /** Who has this number. */
  public Optional<Participant> number(int number) {
    return Optional.ofNullable(people.get(number));
  }

  /** The person with this name. */
  public Optional<Participant> named(Name name) {
    return all().filter(person -> person.name().equals(name)).findFirst();
  }

  /**
   * Everybody who is disconnected when somebody is blocked: all guests from the same program, but
   * never the owner of the table.
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
   * The mark by which somebody can be blocked. Neither the owner's program can be blocked, nor that
   * of a player for whom the owner stands in.
   */
  public Optional<GuestMark> markToKeepOut(Participant unwelcome) {
    return sitting()
            .filter(person -> owns(person) || isBeforeOwner(person))
            .anyMatch(person -> person.mark().equals(unwelcome.mark()))
        ? Optional.empty()
        : unwelcome.mark();
  }

  /**
   * The player whose seat a key opens. The search always covers everybody, so its duration reveals
   * nothing.
   */
  public Optional<Participant> openedBy(SeatKey key) {
    SeatKeyHash hash = SeatKeyHash.of(key);
    List<Participant> opened = new ArrayList<>();
    all().filter(person -> person.holds(hash)).forEach(opened::add);
    return opened.stream().findFirst();
  }

  /** Whether a key with this hash opens a seat. */
  public boolean opened(SeatKeyHash hash) {
    return all().anyMatch(person -> person.holds(hash));
  }

  /** Removes somebody for good. */
  public Roster remove(Participant person) {
    SortedMap<Integer, Participant> fewer = new TreeMap<>(people);
    fewer.remove(person.number());
    return new Roster(fewer, came);
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

  /** Every open session. */
  public List<Guest> guests() {
    return all().flatMap(person -> person.guest().stream()).toList();
  }

  /** Who may manage the table. */
  public Optional<Participant> owner() {
    return sitting().min(OWNING);
  }

  /** Whether somebody may manage the table. */
  public boolean owns(Participant person) {
    return owner().filter(each -> each.number() == person.number()).isPresent();
  }

  /**
   * Whether the present owner only stands in for this person, who owns the table again after
   * returning.
   */
  public boolean isBeforeOwner(Participant person) {
    return !person.watches()
        && owner().filter(owner -> RANK.compare(person, owner) < 0).isPresent();
  }
}
