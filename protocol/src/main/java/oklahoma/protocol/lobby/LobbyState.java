package oklahoma.protocol.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/**
 * A table before its match.
 *
 * @param table the table's name
 * @param rules the rules of the match; their number of seats is ignored, since everybody who sits
 *     plays
 * @param chairs all {@value #CHAIRS} of them in turn order
 * @param owner the seat of the owner, who may change all this; empty if there is none
 * @param watchable whether anybody may watch
 * @param needsPassword whether newcomers need a password
 * @param spectators the spectators
 * @param blocked the blocked guests, each under a different name
 * @param seatRequests requests for another place, from the guest's seat to the wanted one
 * @param latecomers whether a bot's seat may be taken over during the match
 */
public record LobbyState(
    TableName table,
    Rules rules,
    List<Chair> chairs,
    Optional<Seat> owner,
    boolean watchable,
    boolean needsPassword,
    List<Name> spectators,
    List<Name> blocked,
    Map<Seat, Seat> seatRequests,
    boolean latecomers) {
  /** The chairs of every lobby. */
  public static final int CHAIRS = 8;

  /** The limit of blocked guests. */
  public static final int MOST_BLOCKED = 64;

  /**
   * @throws IllegalArgumentException if there are more or fewer chairs
   */
  public LobbyState {
    chairs = List.copyOf(chairs);
    spectators = List.copyOf(spectators);
    blocked = List.copyOf(blocked);
    seatRequests = Map.copyOf(seatRequests);
    if (chairs.size() != CHAIRS) {
      throw new IllegalArgumentException("a lobby has " + CHAIRS + " chairs");
    }
  }

  /** A lobby that allows no latecomers. */
  public LobbyState(
      TableName table,
      Rules rules,
      List<Chair> chairs,
      Optional<Seat> owner,
      boolean watchable,
      boolean guarded,
      List<Name> spectators,
      List<Name> blocked,
      Map<Seat, Seat> asked) {
    this(table, rules, chairs, owner, watchable, guarded, spectators, blocked, asked, false);
  }

  /** The chair at this place of the turn order. */
  public Chair chair(Seat seat) {
    return chairs.get(seat.ordinal());
  }
}
