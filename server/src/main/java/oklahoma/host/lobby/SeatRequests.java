package oklahoma.host.lobby;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;

/**
 * Requests of players in a lobby for other places.
 *
 * @param places the wanted place for each name
 */
public record SeatRequests(Map<Name, Seat> places) {
  /** No requests. */
  static final SeatRequests NOTHING = new SeatRequests(Map.of());

  public SeatRequests {
    places = Map.copyOf(places);
  }

  /** These requests after somebody has asked for a place or withdrawn the request. */
  SeatRequests by(Name name, Optional<Seat> place) {
    Map<Name, Seat> others = new HashMap<>(places);
    others.remove(name);
    place.ifPresent(seat -> others.put(name, seat));
    return new SeatRequests(others);
  }

  /**
   * The requests that still make sense: of seated guests other than the owner, for another chair.
   */
  SeatRequests in(List<Chair> chairs, Optional<Name> owner) {
    Map<Name, Seat> still = new HashMap<>(places);
    still
        .entrySet()
        .removeIf(each ->
            owner.equals(Optional.of(each.getKey()))
                || chairs.stream().noneMatch(chair -> sits(chair, each.getKey()))
                || !possible(chairs.get(each.getValue().ordinal()), each.getKey()));
    return new SeatRequests(still);
  }

  /** The requests as moves, from the present place to the wanted one. */
  Map<Seat, Seat> moves(List<Chair> chairs) {
    Map<Seat, Seat> moves = new EnumMap<>(Seat.class);
    for (Seat from : Seat.first(chairs.size())) {
      if (chairs.get(from.ordinal()) instanceof Chair.OfHuman human) {
        Optional.ofNullable(places.get(human.name())).ifPresent(to -> moves.put(from, to));
      }
    }
    return moves;
  }

  private static boolean possible(Chair place, Name name) {
    return !(place instanceof Chair.Locked) && !sits(place, name);
  }

  private static boolean sits(Chair chair, Name name) {
    return chair instanceof Chair.OfHuman human && human.name().equals(name);
  }
}
