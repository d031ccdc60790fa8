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
 * A lobby as one viewer sees it.
 *
 * @param me the viewer's seat, or a spectator
 * @param playerName the name under which the viewer came
 * @param state the host's latest state
 * @param fresh the changes of the rules since the viewer last accepted them
 * @param doubts how often the viewer's earlier messages may have become void, through a lost
 *     connection or a change of rules
 */
record LobbyView(Viewer me, Name playerName, LobbyState state, RuleChanges fresh, int doubts) {
  private static final int FEWEST = 2;

  /**
   * Changes of the rules.
   *
   * @param game whether the game or the preset has changed
   * @param parameters the parameters with new values; empty if the game has changed
   */
  record RuleChanges(boolean game, List<Parameter<?>> parameters) {
    static final RuleChanges NOTHING = new RuleChanges(false, List.of());

    RuleChanges {
      parameters = List.copyOf(parameters);
    }

    boolean nothing() {
      return !game && parameters.isEmpty();
    }

    /** Whether this parameter has a new value. */
    boolean has(Parameter<?> rule) {
      return parameters.stream().anyMatch(rule::is);
    }
  }

  /** Why the match cannot start, or not without a question. */
  sealed interface Hindrance {
    /** Too few people and bots have a chair. */
    record TooFew() implements Hindrance {}

    /**
     * The rules do not allow this number of players.
     *
     * @param fault the text key of the reason
     */
    record Impossible(String fault) implements Hindrance {}

    /** Some players are not connected; bots could play for them. */
    record Away(List<Name> names) implements Hindrance {}

    /** Some players have not said that they are ready. */
    record NotReady(List<Name> names) implements Hindrance {}

    /** Whether the owner may start the match all the same. */
    default boolean yields() {
      return switch (this) {
        case TooFew _, Impossible _ -> false;
        case Away _, NotReady _ -> true;
      };
    }
  }

  /** The same state with other changes of the rules. */
  LobbyView with(RuleChanges changed) {
    return new LobbyView(me, playerName, state, changed, doubts);
  }

  /** The viewer's seat; empty for a spectator. */
  Optional<Seat> seat() {
    return me instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }

  /** Whether the viewer is the owner, who may change the table. */
  boolean owns() {
    return seat().isPresent() && state.owner().equals(seat());
  }

  /** Whether the owner sits in this chair. */
  boolean isOwners(Seat seat) {
    return state.owner().equals(Optional.of(seat));
  }

  /** Whether the viewer sits in this chair. */
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
   * Whether the viewer is a spectator who may sit down here: in the chair that is kept for the
   * viewer, or in an open one. If all open chairs are kept for others, those count as open too.
   */
  boolean maySitDown(Seat seat) {
    Chair free = new Chair.Open();
    boolean open =
        state.chairs().contains(free)
            ? state.chair(seat).equals(free)
            : state.chair(seat) instanceof Chair.Open;
    return seat().isEmpty() && (open || mayBeKept(state.chair(seat)));
  }

  /**
   * Whether the viewer is a spectator and this is the only chair that is kept for the viewer's
   * name.
   */
  boolean isKept(Seat seat) {
    return seat().isEmpty()
        && mayBeKept(state.chair(seat))
        && state.chairs().stream().filter(this::mayBeKept).count() == 1;
  }

  /**
   * Whether a chair is kept for the viewer's name, or for that name with a number: if two guests
   * have the same name, the host numbers the second.
   */
  private boolean mayBeKept(Chair chair) {
    return chair instanceof Chair.Open(Optional<Name> expected)
        && expected
            .filter(name ->
                name.equals(playerName)
                    || IntStream.rangeClosed(2, LobbyState.CHAIRS)
                        .mapToObj(playerName::numbered)
                        .anyMatch(name::equals))
            .isPresent();
  }

  /** Whether the viewer has asked for this place. */
  boolean asksFor(Seat seat) {
    return wanted().equals(Optional.of(seat));
  }

  /** The place for which the viewer has asked; empty if none. */
  Optional<Seat> wanted() {
    return seat().flatMap(from -> Optional.ofNullable(state.seatRequests().get(from)));
  }

  /** Whether the viewer is seated and ready. */
  boolean ready() {
    return seat()
        .map(state::chair)
        .filter(chair -> chair instanceof Chair.OfHuman human && human.ready())
        .isPresent();
  }

  /** The number of people and bots in chairs. */
  int players() {
    return (int) state.chairs().stream().filter(LobbyView::taken).count();
  }

  /** Whether a person or a bot sits in a chair. */
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

  /** The parameters that differ from the published rules for tables on the network. */
  List<Parameter<?>> changed() {
    return Parameter.differing(rules(), Venue.NETWORK.usual(rules()));
  }

  /** The most serious reason why the match cannot simply start; empty if it can. */
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
