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
 * The requests of people in a lobby for another place.
 *
 * @param places the place that each has asked for
 */
public record SeatRequests(Map<Name, Seat> places) {
  /** Everybody is content. */
  static final SeatRequests NOTHING = new SeatRequests(Map.of());

  public SeatRequests {
    places = Map.copyOf(places);
  }

  /** The same, but somebody asks for this place, or for none. */
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

  /** The same as places: from where to where. */
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
