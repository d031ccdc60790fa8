package oklahoma.client.home;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/**
 * One of the player's own unfinished matches, as Home shows it.
 *
 * @param table the table's name for guests; empty if only bots play
 * @param rules its rules
 * @param standing the score; empty if the match has not begun
 * @param players everybody's name in seat order; before the match, the people in the lobby
 * @param me the player's own seat
 * @param saved when it was last saved
 */
public record Unfinished(
    Optional<String> table,
    Rules rules,
    Optional<Standing> standing,
    List<String> players,
    Optional<Seat> me,
    Instant saved) {
  public Unfinished {
    players = List.copyOf(players);
  }
}
