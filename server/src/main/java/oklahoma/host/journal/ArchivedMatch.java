package oklahoma.host.journal;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchFacts;

/**
 * A match in the archive, without its moves.
 *
 * @param id unique in the archive
 * @param played when it ended, to the second
 * @param participation which seats belong to the keeper and to bots, and whether it counts
 * @param rules the rules of the match
 * @param players the names in seat order; none if the record has no names
 * @param facts its statistics
 * @param whole whether the archive still has its moves
 */
public record ArchivedMatch(
    long id,
    Instant played,
    Participation participation,
    Rules rules,
    List<String> players,
    MatchFacts facts,
    boolean whole) {
  /**
   * @throws IllegalArgumentException if the parts differ in the number of seats
   */
  public ArchivedMatch {
    players = List.copyOf(players);
    int seats = rules.seats();
    if (facts.seats().size() != seats
        || (!players.isEmpty() && players.size() != seats)
        || participation.me().stream().anyMatch(me -> me.ordinal() >= seats)) {
      throw new IllegalArgumentException("match " + id + " is not one of " + seats + " seats");
    }
  }

  /**
   * The seats of the person who keeps the archive, and of bots.
   *
   * @param me the keeper's own seat; empty for a spectator or if unknown
   * @param bots the level of the bot in each seat, in seat order, empty for a human; none if
   *     unknown
   * @param counts whether statistics count the match
   */
  public record Participation(Optional<Seat> me, List<String> bots, boolean counts) {
    /** For a match of which only the record is known. */
    public static final Participation NOBODY =
        new Participation(Optional.empty(), List.of(), false);

    public Participation {
      bots = List.copyOf(bots);
    }
  }
}
