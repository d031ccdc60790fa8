package client.lobby;

import client.setup.Parameter;
import client.setup.Venue;
import java.util.List;
import java.util.Optional;
import protocol.Chair;
import protocol.LobbyState;
import protocol.Name;
import protocol.Presence;
import rules.Seat;
import rules.Viewer;
import rules.gin.GinRules;
import rules.oklahoma.OklahomaRules;
import rules.oklahoma.RulesFault;
import rules.oklahoma.RulesRefused;

/**
 * A lobby as somebody in it sees it.
 *
 * @param me where one sits, or that one watches
 * @param state what the host says
 * @param fresh the rules that have changed since one was last content with them
 */
record LobbySight(Viewer me, LobbyState state, List<Parameter<?>> fresh) {
  private static final int FEWEST = 2;

  LobbySight {
    fresh = List.copyOf(fresh);
  }

  /** Why the match cannot simply begin. */
  sealed interface Hindrance {
    /** Fewer sit than a match needs. */
    record TooFew() implements Hindrance {}

    /** So many cannot play by these rules. */
    record Rules(RulesFault fault) implements Hindrance {}

    /** Somebody is not connected; a bot could keep the seat. */
    record Away(List<Name> names) implements Hindrance {}

    /** Somebody has not said to be ready. */
    record NotReady(List<Name> names) implements Hindrance {}

    /** Whether the owner may begin all the same. */
    default boolean yields() {
      return switch (this) {
        case TooFew few -> false;
        case Rules rules -> false;
        case Away away -> true;
        case NotReady notReady -> true;
      };
    }
  }

  /** The seat that one has; none for an onlooker. */
  Optional<Seat> seat() {
    return me instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }

  /** Whether one may change the table. */
  boolean owns() {
    return seat().isPresent() && state.owner().equals(seat());
  }

  /** Whether this is the owner's chair. */
  boolean isOwners(Seat seat) {
    return state.owner().equals(Optional.of(seat));
  }

  /** Whether this is one's own chair. */
  boolean isMine(Seat seat) {
    return seat().equals(Optional.of(seat));
  }

  /** Whether one may ask the owner for this place. */
  boolean mayAskFor(Seat seat) {
    return seat().isPresent()
        && !owns()
        && !isMine(seat)
        && !(state.chair(seat) instanceof Chair.Locked);
  }

  /** Whether one has asked for this place. */
  boolean asksFor(Seat seat) {
    return wanted().equals(Optional.of(seat));
  }

  /** The place that one has asked for. */
  Optional<Seat> wanted() {
    return seat().flatMap(from -> Optional.ofNullable(state.asked().get(from)));
  }

  /** Whether one has said to be ready. */
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
      case Chair.Open open -> false;
      case Chair.Locked locked -> false;
      case Chair.OfBot bot -> true;
      case Chair.OfHuman human -> true;
    };
  }

  /** The rules that are not the standard ones of a table on the network. */
  List<Parameter<?>> changed() {
    return Parameter.differing(rules(), Venue.NETWORK.standard(rules().seats()));
  }

  /** Why the match cannot simply begin, the most serious reason first; empty if it can. */
  Optional<Hindrance> hindrance() {
    if (players() < FEWEST) {
      return Optional.of(new Hindrance.TooFew());
    }
    Optional<RulesFault> fault = fault(rules(), players());
    if (fault.isPresent()) {
      return fault.map(Hindrance.Rules::new);
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

  /** What a game of Oklahoma is played by; the standard rules while another game is meant. */
  OklahomaRules rules() {
    return switch (state.rules()) {
      case OklahomaRules oklahoma -> oklahoma;
      case GinRules gin -> Venue.NETWORK.standard(gin.seats());
    };
  }

  private static Optional<RulesFault> fault(OklahomaRules rules, int seats) {
    try {
      rules.draft().seats(seats).rules();
      return Optional.empty();
    } catch (RulesRefused refused) {
      return Optional.of(refused.fault());
    }
  }
}
