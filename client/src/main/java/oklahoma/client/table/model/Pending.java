package oklahoma.client.table.model;

import java.util.Set;
import oklahoma.rules.Move;

/**
 * A move that the host has not answered yet; there is at most one.
 *
 * @param id the number of the command
 * @param cards the ids of the player's cards that it plays
 */
public record Pending(long id, Move move, Set<Integer> cards) {

  public Pending {
    cards = Set.copyOf(cards);
  }
}
