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
 * @param name the table's name
 * @param rules the rules of the match
 * @param chairs the seats of the table, in turn order; only bots have chairs yet. A table that
 *     begins at once needs as many as the rules have seats; a lobby locks the missing ones
 * @param admission whom the table lets in
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

  /** This lobby with another admission. */
  FirstLobby admitting(Admission others) {
    return new FirstLobby(name, rules, chairs, others);
  }

  /** The lobby in its initial state. */
  public Lobby open() {
    return Lobby.of(name, rules, chairs, admission);
  }
}
