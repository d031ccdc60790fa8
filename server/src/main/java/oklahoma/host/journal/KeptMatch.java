package oklahoma.host.journal;

import java.time.Instant;
import java.util.List;

/**
 * A match in the journal, complete or not.
 *
 * @param id unique in the journal
 * @param table the number of its table
 * @param players the names in seat order
 * @param text the match in the notation, with the players' names
 * @param began when it began, to the second
 */
public record KeptMatch(int id, int table, List<String> players, String text, Instant began) {
  public KeptMatch {
    players = List.copyOf(players);
  }
}
