package oklahoma.client.home;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/**
 * One of the player's own matches that can go on, as the first screen shows it.
 *
 * @param table what the table is called by the friends who come to it; alone with bots if empty
 * @param rules what is played
 * @param standing the score; the match has not begun if empty
 * @param players what everybody is called, in seat order; of a match that has not begun the people
 *     in the lobby
 * @param me the player's own seat
 * @param saved when something happened in it last
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
