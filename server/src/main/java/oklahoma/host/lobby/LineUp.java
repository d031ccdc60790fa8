package oklahoma.host.lobby;

import java.util.List;
import oklahoma.protocol.lobby.Chair;
import oklahoma.rules.Rules;

/**
 * The players and rules of a match.
 *
 * @param rules for as many seats as there are players
 * @param sitting the chairs of humans and bots, in turn order
 */
public record LineUp(Rules rules, List<Chair> sitting) {
  public LineUp {
    sitting = List.copyOf(sitting);
    if (sitting.size() != rules.seats()) {
      throw new IllegalArgumentException("as many sit as the rules have seats");
    }
  }
}
