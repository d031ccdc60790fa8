package oklahoma.host.table.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.people.TablePeople;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SnapshotWriter;
import oklahoma.host.table.snapshot.TableSnapshot;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/**
 * Everybody at the table of a match, who sits and who watches: what of it is kept, and what is told
 * of it. Both are worked out again only when something has changed: most messages are moves, which
 * change nothing of it.
 */
public final class MatchPeople {

  /** Who sits where, owns the table and watches, without the time that runs by itself. */
  private record Told(List<SeatLabel> seats, Optional<Seat> owner, List<Name> onlookers) {}

  /** All from which it follows what is kept and what is told. */
  private record State(Lobby lobby, long roster, long seats, long timers) {}

  private final TableSetup setup;
  private final SnapshotWriter snapshots;
  private final TablePeople people;
  private final PhaseClock clock;
  private final Seats seats;
  private Told told;
  private Optional<State> kept = Optional.empty();
  private Optional<State> seatsTold = Optional.empty();

  public MatchPeople(
      TableSetup setup,
      SnapshotWriter snapshots,
      TablePeople people,
      PhaseClock clock,
      Seats seats) {
    this.setup = setup;
    this.snapshots = snapshots;
    this.people = people;
    this.clock = clock;
    this.seats = seats;
    told = now();
  }

  /** Writes down what is needed to go on, if it has changed. */
  public void keep(Lobby lobby) {
    Optional<State> state = state(lobby);
    if (!state.equals(kept)) {
      snapshots.keep(TableSnapshot.of(setup, lobby, people.roster(), seats.sitters()));
      kept = state;
    }
  }

  /** Tells everybody who sits where and who watches, if it has changed. */
  public void tell(Lobby lobby, Broadcaster broadcaster) {
    Optional<State> state = state(lobby);
    if (state.equals(seatsTold)) {
      return;
    }
    seatsTold = state;
    Told now = now();
    if (!now.equals(told)) {
      told = now;
      broadcaster.seats(seats.labels(people.timers()), owner(), onlookers());
    }
  }

  /** Everybody is told how it stands now, by other words. */
  public void allTold() {
    told = now();
  }

  /**
   * What is the same for every viewer.
   *
   * @param ready the seats that are ready for the next deal or match
   */
  TableStatus circumstances(Set<Seat> ready) {
    return new TableStatus(
        seats.labels(people.timers()), owner(), ready, millisLeft(), onlookers(), setup.help());
  }

  /** Everybody at the table. */
  Stream<Participant> all() {
    return people.roster().all();
  }

  /** A new key for somebody's seat. */
  SeatKey renewKey(Participant person) {
    return people.roster().renewKey(person.number());
  }

  /** What is left of the moment; no limit if empty. */
  OptionalLong millisLeft() {
    return clock.millisLeft();
  }

  /** As whom somebody sees the match. */
  Viewer viewer(Participant person) {
    Optional<Seat> seat = seats.of(person);
    return seat.isPresent() ? seat.get() : Onlooker.ONLOOKER;
  }

  /** Whoever is connected as this viewer. */
  public List<Guest> guests(Viewer viewer) {
    return switch (viewer) {
      case Seat seat ->
          seats.human(seat).flatMap(Participant::guest).map(List::of).orElse(List.of());
      case Onlooker onlooker ->
          people.roster().watching().flatMap(person -> person.guest().stream()).toList();
    };
  }

  /** A name that nobody here has. */
  public Name unlike(Name wanted) {
    Name name = wanted;
    for (int number = 2; taken(name); number++) {
      name = wanted.numbered(number);
    }
    return name;
  }

  private boolean taken(Name name) {
    return Stream.concat(
            seats.labels(people.timers()).stream().map(SeatLabel::name),
            people.roster().all().map(Participant::name))
        .anyMatch(name::like);
  }

  private Optional<State> state(Lobby lobby) {
    return Optional.of(
        new State(lobby, people.roster().changes(), seats.changes(), people.timers().changes()));
  }

  private Told now() {
    return new Told(
        seats.labels(people.timers()).stream().map(MatchPeople::timeless).toList(),
        owner(),
        onlookers());
  }

  private static SeatLabel timeless(SeatLabel label) {
    OptionalLong waits =
        label.graceMillis().isPresent() ? OptionalLong.of(0) : OptionalLong.empty();
    return new SeatLabel(
        label.seat(), label.name(), label.bot(), label.presence(), waits, label.avatar());
  }

  private List<Name> onlookers() {
    return people.roster().watching().map(Participant::name).toList();
  }

  private Optional<Seat> owner() {
    return people.roster().owner().flatMap(seats::of);
  }
}
