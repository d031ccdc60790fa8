package oklahoma.host.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;

/** What a guest has put together from all that its session was told; it does not change. */
final class KnownState {
  /** Where a session is. */
  enum Place {
    NOWHERE,
    LOBBY,
    MATCH
  }

  private Place place = Place.NOWHERE;
  private Viewer viewer = Spectator.SPECTATOR;
  private long number;
  private Optional<LobbyState> lobby = Optional.empty();
  private Optional<Seen<Deal>> deal = Optional.empty();
  private List<Seen<Event>> log = new ArrayList<>();
  private int noticed;
  private Optional<Standing> standing = Optional.empty();
  private List<SeatLabel> seats = List.of();
  private Optional<Seat> owner = Optional.empty();
  private List<Name> spectators = List.of();
  private Set<Seat> ready = Set.of();
  private boolean pausing;
  private List<OwnerAction> ownerActions = List.of();
  private boolean asleep;
  private long momentBegan;
  private Optional<SeatKey> key = Optional.empty();

  KnownState() {}

  private KnownState(KnownState before) {
    place = before.place;
    viewer = before.viewer;
    number = before.number;
    lobby = before.lobby;
    deal = before.deal;
    log = before.log;
    noticed = before.noticed;
    standing = before.standing;
    seats = before.seats;
    owner = before.owner;
    spectators = before.spectators;
    ready = before.ready;
    pausing = before.pausing;
    ownerActions = before.ownerActions;
    asleep = before.asleep;
    momentBegan = before.momentBegan;
    key = before.key;
  }

  /** It after one more message. */
  KnownState after(FromHost message) {
    KnownState next = new KnownState(this);
    if (message instanceof FromHost.Numbered numbered && !(message instanceof FromHost.Welcome)) {
      next.number++;
      Violation.unless(
          place == Place.MATCH && numbered.number() == next.number,
          Check.SQUARE,
          () -> "update " + numbered.number() + " after " + number + " for " + viewer);
    }
    next.take(message);
    return next;
  }

  private void take(FromHost message) {
    switch (message) {
      case FromHost.Welcome welcome -> welcomed(welcome);
      case FromHost.Update update -> {
        log.add(update.event());
        noticed = log.size();
        deal = Optional.of(Seen.of(deal().after(update.event().value()), viewer));
        if (update.event().value().endsMoment()) {
          momentBegan = number;
        }
      }
      case FromHost.DealBegan began -> {
        log = new ArrayList<>();
        noticed = 0;
        ownerActions = List.of();
        deal = Optional.of(began.deal());
        standing = Optional.of(began.standing());
        ready = Set.of();
        pausing = false;
        momentBegan = number;
      }
      case FromHost.Intermission pause -> {
        standing = Optional.of(pause.standing());
        ready = pause.ready();
        pausing = true;
      }
      case FromHost.Seats now -> {
        seats = now.seats();
        owner = now.owner();
        spectators = now.spectators();
      }
      case FromHost.Lobby now -> {
        place = Place.LOBBY;
        viewer = now.viewer();
        lobby = Optional.of(now.state());
        deal = Optional.empty();
        key = now.key().or(() -> key);
        asleep = false;
        pausing = false;
      }
      case FromHost.OwnerActed(OwnerAction ownerAction) -> {
        List<OwnerAction> more = new ArrayList<>(ownerActions);
        more.add(ownerAction);
        ownerActions = more.subList(Math.max(0, more.size() - OwnerAction.MOST), more.size());
      }
      case FromHost.Asleep sleeps -> asleep = true;
      case FromHost.Awake woke -> asleep = false;
      case FromHost.Refused _,
          FromHost.Advised _,
          FromHost.Tables _,
          FromHost.LobbyRefused _,
          FromHost.Chatted _,
          FromHost.Matches _,
          FromHost.ShuffleState _,
          FromHost.PasswordAsked _,
          FromHost.WrongPassword _,
          FromHost.Pong _,
          FromHost.Bye _ -> {}
    }
  }

  /**
   * The law: what was followed equals what a fresh welcome tells. A spectator who sits down sees
   * more from then on, and the updates of the seat are numbered apart.
   */
  private void welcomed(FromHost.Welcome fresh) {
    if (place == Place.MATCH && viewer instanceof Spectator && fresh.viewer() instanceof Seat) {
      same("deal watched", deal(), fresh.deal().value().seenBy(viewer));
      same("standing", standing.orElseThrow(), fresh.standing());
    } else if (place == Place.MATCH) {
      same("number", number, fresh.number());
      same("viewer", viewer, fresh.viewer());
      same("deal", deal.orElseThrow(), fresh.deal());
      same("events", recent(events()), fresh.soFar());
      same("standing", standing.orElseThrow(), fresh.standing());
      same("seats", timeless(seats), timeless(fresh.seats()));
      same("owner", owner, fresh.owner());
      same("spectators", spectators, fresh.spectators());
      same("owner actions", shifted(ownerActions), fresh.ownerActions());
      same("ready", ready, fresh.ready());
    }
    place = Place.MATCH;
    viewer = fresh.viewer();
    number = fresh.number();
    deal = Optional.of(fresh.deal());
    log = new ArrayList<>(fresh.soFar());
    noticed = log.size();
    standing = Optional.of(fresh.standing());
    seats = fresh.seats();
    owner = fresh.owner();
    spectators = fresh.spectators();
    ready = fresh.ready();
    pausing = fresh.deal().value().over();
    ownerActions = fresh.ownerActions();
    asleep = false;
    momentBegan = 0;
    key = fresh.key().or(() -> key);
  }

  private static List<Seen<Event>> recent(List<Seen<Event>> events) {
    return events.subList(Math.max(0, events.size() - Codec.MOST_EVENTS), events.size());
  }

  private List<OwnerAction> shifted(List<OwnerAction> all) {
    int from = Math.max(0, noticed - Codec.MOST_EVENTS);
    return all.stream()
        .map(ownerAction -> ownerAction.after(Math.max(0, ownerAction.after() - from)))
        .toList();
  }

  private static void same(String what, Object followed, Object fresh) {
    if (!followed.equals(fresh)) {
      throw new Violation(
          Check.SQUARE, what + " followed: " + followed + "\n  but welcomed: " + fresh);
    }
  }

  /** Who sits where, without the time that runs by itself. */
  static List<SeatLabel> timeless(List<SeatLabel> seats) {
    return seats.stream()
        .map(label ->
            label.graceMillis().isEmpty()
                ? label
                : new SeatLabel(
                    label.seat(),
                    label.name(),
                    label.bot(),
                    label.presence(),
                    OptionalLong.of(0),
                    label.avatar()))
        .toList();
  }

  Place place() {
    return place;
  }

  Viewer viewer() {
    return viewer;
  }

  /** The seat; none for a spectator. */
  Optional<Seat> seat() {
    return viewer instanceof Seat seat && place != Place.NOWHERE
        ? Optional.of(seat)
        : Optional.empty();
  }

  long number() {
    return number;
  }

  Optional<LobbyState> lobby() {
    return lobby;
  }

  Optional<Seen<Deal>> seen() {
    return deal;
  }

  Deal deal() {
    return deal.orElseThrow(
            () -> new Violation(Check.SQUARE, "something happens in a deal that was not told"))
        .value();
  }

  /** This deal's events, as the guest noticed them. */
  List<Seen<Event>> events() {
    return log.subList(0, noticed);
  }

  Optional<Standing> standing() {
    return standing;
  }

  List<SeatLabel> seats() {
    return seats;
  }

  Optional<Seat> owner() {
    return owner;
  }

  List<Name> spectators() {
    return spectators;
  }

  Set<Seat> ready() {
    return ready;
  }

  /** The number of the update with which the window or the turn began; 0 if that is not known. */
  long momentBegan() {
    return momentBegan;
  }

  /** Whether the next deal or match is waited for. */
  boolean pausing() {
    return pausing;
  }

  boolean asleep() {
    return asleep;
  }

  Optional<SeatKey> key() {
    return key;
  }
}
