package oklahoma.client.setup;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;

/**
 * The plan of a table.
 *
 * @param venue where the table will be
 * @param rules its rules; for a solo table they have a seat for the player and each bot
 * @param bots the bots in turn order, the player's left neighbour first
 * @param pace how long bots take for a move
 * @param graceSeconds how long the table waits for a player without a connection before a bot
 *     plays, 0 or more; empty to wait forever
 * @param showsPlaces whether the table shows where a card may go
 * @param suggests whether players may ask for suggestions
 */
public record TablePlan(
    Venue venue,
    Rules rules,
    List<BotSeat> bots,
    Tempo pace,
    OptionalInt graceSeconds,
    boolean showsPlaces,
    boolean suggests) {
  /** The choices for {@link #graceSeconds}, apart from waiting forever. */
  public static final List<Integer> GRACES = List.of(0, 15, 30, 60, 120, 300, 600);

  private static final OptionalInt USUAL_GRACE = OptionalInt.of(60);

  public TablePlan {
    bots = List.copyOf(bots);
    if (bots.size() + 1 > rules.mostSeats()) {
      throw new IllegalArgumentException("the rules are for " + rules.mostSeats() + " at most");
    }
    if (rules.seats() != venue.seats(rules.game(), bots.size())) {
      throw new IllegalArgumentException(bots.size() + " bots for " + rules.seats() + " seats");
    }
  }

  /** The plan of a new player: the standard rules, and two bots at a solo table. */
  public static TablePlan first(Venue venue) {
    List<BotSeat> bots =
        IntStream.range(0, venue.firstBots())
            .mapToObj(place -> new BotSeat(BotSeat.NAMES.get(place), BotLevel.NORMAL))
            .toList();
    return usual(venue, bots);
  }

  /** A plan with these bots and the standard rules. On the network it allows no suggestions. */
  public static TablePlan usual(Venue venue, List<BotSeat> bots) {
    Rules rules = venue.standard(venue.seats(Game.OKLAHOMA, bots.size()));
    boolean alone = venue == Venue.SOLO;
    return new TablePlan(venue, rules, bots, Tempo.NORMAL, USUAL_GRACE, true, alone);
  }

  /** The help that the table offers its players. */
  public TableHelp help() {
    return new TableHelp(showsPlaces, suggests);
  }

  /** The same plan with other rules and bots. */
  public TablePlan of(Rules other, List<BotSeat> others) {
    return new TablePlan(venue, other, others, pace, graceSeconds, showsPlaces, suggests);
  }

  /** The same plan with another pace of the bots. */
  TablePlan at(Tempo other) {
    return new TablePlan(venue, rules, bots, other, graceSeconds, showsPlaces, suggests);
  }

  /** The same plan with another time to wait for a player without a connection. */
  TablePlan waiting(OptionalInt seconds) {
    return new TablePlan(venue, rules, bots, pace, seconds, showsPlaces, suggests);
  }

  /** The same plan with other help. */
  TablePlan helping(boolean places, boolean suggestions) {
    return new TablePlan(venue, rules, bots, pace, graceSeconds, places, suggestions);
  }
}
