package oklahoma.host.table.setup;

import java.util.List;
import oklahoma.host.lobby.Admission;
import oklahoma.host.lobby.Lobby;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.rules.Rules;

/**
 * The initial lobby of a table.
 *
 * @param name what the table is called
 * @param rules what is played
 * @param chairs the seats of the table, in turn order; nobody sits yet but bots. A table that
 *     begins at once has as many as the rules have seats, in a lobby the missing ones are locked
 * @param admission who is let in
 */
public record FirstLobby(TableName name, Rules rules, List<Chair> chairs, Admission admission) {
  public FirstLobby {
    chairs = List.copyOf(chairs);
    if (chairs.size() > LobbyState.CHAIRS) {
      throw new IllegalArgumentException("no more than " + LobbyState.CHAIRS + " chairs");
    }
    if (chairs.stream().anyMatch(Chair.OfHuman.class::isInstance)) {
      throw new IllegalArgumentException("humans come through the door");
    }
  }

  /** The same to which others are let in. */
  FirstLobby admitting(Admission others) {
    return new FirstLobby(name, rules, chairs, others);
  }

  /** The lobby as everybody who comes finds it. */
  public Lobby open() {
    return Lobby.of(name, rules, chairs, admission);
  }
}
