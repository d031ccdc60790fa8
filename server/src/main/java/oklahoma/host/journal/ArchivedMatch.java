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
 * @param played when it was over, to the second
 * @param whose how it came to be there
 * @param rules what was played
 * @param players what everybody is called, in seat order; nobody if the record names nobody
 * @param facts what was counted in it
 * @param whole whether its moves are there too
 */
public record ArchivedMatch(
    long id,
    Instant played,
    Whose whose,
    Rules rules,
    List<String> players,
    MatchFacts facts,
    boolean whole) {
  /**
   * Takes a row.
   *
   * @throws IllegalArgumentException if its parts are of different numbers of seats
   */
  public ArchivedMatch {
    players = List.copyOf(players);
    int seats = rules.seats();
    if (facts.seats().size() != seats
        || (!players.isEmpty() && players.size() != seats)
        || whose.me().stream().anyMatch(me -> me.ordinal() >= seats)) {
      throw new IllegalArgumentException("match " + id + " is not one of " + seats + " seats");
    }
  }

  /**
   * Which seats of a match belong to the player who keeps it.
   *
   * @param me the keeper's own seat; empty if the keeper has not played, or the seat is unknown
   * @param bots the level of the bot in each seat, in seat order, empty for a human; nothing if
   *     nobody knows
   * @param counts whether statistics count it
   */
  public record Whose(Optional<Seat> me, List<String> bots, boolean counts) {
    /** Nobody knows more of the match than its record says. */
    public static final Whose NOBODY = new Whose(Optional.empty(), List.of(), false);

    public Whose {
      bots = List.copyOf(bots);
    }
  }
}
