package oklahoma.client.lobby;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import oklahoma.client.setup.Parameter;
import oklahoma.client.setup.Unplayable;
import oklahoma.client.setup.Venue;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/**
 * A lobby as one person in it sees it.
 *
 * @param me the viewer's seat, or that the viewer watches
 * @param called the name under which the viewer came
 * @param state what the host says
 * @param fresh what has changed in the rules since the viewer last accepted them
 * @param doubts how often the viewer's earlier messages may have been lost or become void: with a
 *     lost line, and with other rules
 */
record LobbySight(Viewer me, Name called, LobbyState state, Fresh fresh, int doubts) {
  private static final int FEWEST = 2;

  /**
   * What has changed in the rules.
   *
   * @param game whether another game or another sheet is meant
   * @param parameters the parameters that have other values than before; none in another game
   */
  record Fresh(boolean game, List<Parameter<?>> parameters) {
    static final Fresh NOTHING = new Fresh(false, List.of());

    Fresh {
      parameters = List.copyOf(parameters);
    }

    boolean nothing() {
      return !game && parameters.isEmpty();
    }

    /** Whether this parameter has another value than before. */
    boolean has(Parameter<?> rule) {
      return parameters.stream().anyMatch(rule::is);
    }
  }

  /** Why the match cannot simply begin. */
  sealed interface Hindrance {
    /** Fewer sit than a match needs. */
    record TooFew() implements Hindrance {}

    /**
     * The rules do not allow this number of players.
     *
     * @param fault why, as the key of a sentence
     */
    record Impossible(String fault) implements Hindrance {}

    /** Somebody is not connected; a bot could keep the seat. */
    record Away(List<Name> names) implements Hindrance {}

    /** Somebody has not said to be ready. */
    record NotReady(List<Name> names) implements Hindrance {}

    /** Whether the owner may begin all the same. */
    default boolean yields() {
      return switch (this) {
        case TooFew _, Impossible _ -> false;
        case Away _, NotReady _ -> true;
      };
    }
  }

  /** The same, but for what has changed in the rules. */
  LobbySight with(Fresh changed) {
    return new LobbySight(me, called, state, changed, doubts);
  }

  /** The viewer's seat; empty for a spectator. */
  Optional<Seat> seat() {
    return me instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }

  /** Whether the viewer may change the table. */
  boolean owns() {
    return seat().isPresent() && state.owner().equals(seat());
  }

  /** Whether this is the owner's chair. */
  boolean isOwners(Seat seat) {
    return state.owner().equals(Optional.of(seat));
  }

  /** Whether this is the player's own chair. */
  boolean isMine(Seat seat) {
    return seat().equals(Optional.of(seat));
  }

  /** Whether the viewer may ask the owner for this place. */
  boolean mayAskFor(Seat seat) {
    return seat().isPresent()
        && !owns()
        && !isMine(seat)
        && !(state.chair(seat) instanceof Chair.Locked);
  }

  /**
   * Whether the viewer is a spectator who may sit down here: in the chair kept for the viewer, or
   * an open one. A chair that is kept for somebody else comes last.
   */
  boolean maySitDown(Seat seat) {
    Chair free = new Chair.Open();
    boolean open =
        state.chairs().contains(free)
            ? state.chair(seat).equals(free)
            : state.chair(seat) instanceof Chair.Open;
    return seat().isEmpty() && (open || mayBeKept(state.chair(seat)));
  }

  /** Whether the viewer is a spectator and only this chair is kept for the viewer's name. */
  boolean isKept(Seat seat) {
    return seat().isEmpty()
        && mayBeKept(state.chair(seat))
        && state.chairs().stream().filter(this::mayBeKept).count() == 1;
  }

  /** The host numbers the second of two names alike. */
  private boolean mayBeKept(Chair chair) {
    return chair instanceof Chair.Open(Optional<Name> expected)
        && expected
            .filter(name ->
                name.equals(called)
                    || IntStream.rangeClosed(2, LobbyState.CHAIRS)
                        .mapToObj(called::numbered)
                        .anyMatch(name::equals))
            .isPresent();
  }

  /** Whether the viewer has asked for this place. */
  boolean asksFor(Seat seat) {
    return wanted().equals(Optional.of(seat));
  }

  /** The place that the viewer has asked for. */
  Optional<Seat> wanted() {
    return seat().flatMap(from -> Optional.ofNullable(state.asked().get(from)));
  }

  /** Whether the viewer is ready. */
  boolean ready() {
    return seat()
        .map(state::chair)
        .filter(chair -> chair instanceof Chair.OfHuman human && human.ready())
        .isPresent();
  }

  /** How many would play. */
  int players() {
    return (int) state.chairs().stream().filter(LobbySight::taken).count();
  }

  /** Whether somebody sits in a chair. */
  static boolean taken(Chair chair) {
    return switch (chair) {
      case Chair.Open _, Chair.Locked _ -> false;
      case Chair.OfBot _, Chair.OfHuman _ -> true;
    };
  }

  /** The rules of the next match; their number of seats is ignored. */
  Rules rules() {
    return state.rules();
  }

  /** The parameters that are not as published for a table on the network. */
  List<Parameter<?>> changed() {
    return Parameter.differing(rules(), Venue.NETWORK.usual(rules()));
  }

  /** Why the match cannot simply begin, the most serious reason first; empty if it can. */
  Optional<Hindrance> hindrance() {
    if (players() < FEWEST) {
      return Optional.of(new Hindrance.TooFew());
    }
    Optional<String> fault = Unplayable.by(players(), rules());
    if (fault.isPresent()) {
      return fault.map(Hindrance.Impossible::new);
    }
    List<Name> away = humans(Presence.AWAY, Presence.STOOD_IN);
    return away.isEmpty()
        ? Optional.of(notReady()).filter(names -> !names.isEmpty()).map(Hindrance.NotReady::new)
        : Optional.of(new Hindrance.Away(away));
  }

  private List<Name> humans(Presence... presences) {
    List<Presence> wanted = List.of(presences);
    return state.chairs().stream()
        .filter(Chair.OfHuman.class::isInstance)
        .map(Chair.OfHuman.class::cast)
        .filter(human -> wanted.contains(human.presence()))
        .map(Chair.OfHuman::name)
        .toList();
  }

  private List<Name> notReady() {
    return Seat.first(LobbyState.CHAIRS).stream()
        .filter(seat -> !isOwners(seat))
        .map(state::chair)
        .filter(chair -> chair instanceof Chair.OfHuman human && !human.ready())
        .map(chair -> ((Chair.OfHuman) chair).name())
        .toList();
  }
}
