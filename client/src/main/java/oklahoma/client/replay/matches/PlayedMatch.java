package oklahoma.client.replay.matches;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchFacts;

/**
 * A match saved on this computer, without its moves.
 *
 * @param id unlike that of every other
 * @param played when it was over
 * @param me the player's own seat; empty if one has not played, or nobody knows where
 * @param bots the level of the bot in each seat, in seat order, empty for a human; nothing if
 *     nobody knows
 * @param counts whether statistics may count it
 * @param rules what was played
 * @param players what everybody is called, in seat order; nobody if the record names nobody
 * @param facts what was counted in it
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

  /** Whether it says something about the player. */
  public boolean counted() {
    return counts && me.isPresent() && facts.over();
  }
}
