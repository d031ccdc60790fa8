package oklahoma.client.replay.matches;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchFacts;

/**
 * A match in the archive, without its moves.
 *
 * @param id its unique number in the archive
 * @param played when it ended
 * @param me the player's seat; empty if the player did not play or the seat is unknown
 * @param bots the level of each seat's bot in seat order, empty for a person; no entries if unknown
 * @param counts whether statistics may include it
 * @param rules its rules
 * @param players everybody's name in seat order; no entries if the record has no names
 * @param facts the counts for statistics
 * @param whole whether it can be replayed
 */
public record PlayedMatch(
    long id,
    Instant played,
    Optional<Seat> me,
    List<String> bots,
    boolean counts,
    Rules rules,
    List<String> players,
    MatchFacts facts,
    boolean whole) {
  public PlayedMatch {
    bots = List.copyOf(bots);
    players = List.copyOf(players);
  }

  /** Whether it belongs in the player's statistics: it is finished, and the player played in it. */
  public boolean counted() {
    return counts && me.isPresent() && facts.over();
  }
}
