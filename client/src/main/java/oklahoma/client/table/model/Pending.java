package oklahoma.client.table.model;

import java.util.Set;
import oklahoma.rules.Move;

/**
 * A move that the host has not answered yet; there is never more than one.
 *
 * @param id the command's number
 * @param cards the ids of the player's own cards that it plays
 */
public record Pending(long id, Move move, Set<Integer> cards) {

  public Pending {
    cards = Set.copyOf(cards);
  }
}
