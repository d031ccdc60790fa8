package oklahoma.client.setup;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;

/**
 * The plan of a table to be opened.
 *
 * @param venue where it will be
 * @param rules what is played; alone, they have a seat for the player and one for each bot
 * @param bots the bots in turn order, the player's left neighbour first
 * @param pace how long bots take
 * @param graceSeconds how long a seat waits for a player whose connection is lost before a bot
 *     stands in, 0 or more; it waits forever if empty
 * @param showsPlaces whether the table shows where a card may go
 * @param suggests whether the player may ask for suggestions
 */
public record TablePlan(
    Venue venue,
    Rules rules,
    List<BotSeat> bots,
    Tempo pace,
    OptionalInt graceSeconds,
    boolean showsPlaces,
    boolean suggests) {
  /** The times that a seat may wait, in seconds; besides it may wait forever. */
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

  /** What a newcomer is offered: the standard rules and, alone, two bots. */
  public static TablePlan first(Venue venue) {
    List<BotSeat> bots =
        IntStream.range(0, venue.firstBots())
            .mapToObj(place -> new BotSeat(BotSeat.NAMES.get(place), BotLevel.NORMAL))
            .toList();
    return usual(venue, bots);
  }

  /**
   * A table with these bots and everything else as a newcomer is offered it: nothing is suggested
   * among friends.
   */
  public static TablePlan usual(Venue venue, List<BotSeat> bots) {
    Rules rules = venue.standard(venue.seats(Game.OKLAHOMA, bots.size()));
    boolean alone = venue == Venue.SOLO;
    return new TablePlan(venue, rules, bots, Tempo.NORMAL, USUAL_GRACE, true, alone);
  }

  /** The help that the table has for its players. */
  public TableHelp help() {
    return new TableHelp(showsPlaces, suggests);
  }

  /** The same with other rules and bots. */
  public TablePlan of(Rules other, List<BotSeat> others) {
    return new TablePlan(venue, other, others, pace, graceSeconds, showsPlaces, suggests);
  }

  /** The same with bots that are quicker or slower. */
  TablePlan at(Tempo other) {
    return new TablePlan(venue, rules, bots, other, graceSeconds, showsPlaces, suggests);
  }

  /** The same where a lost seat waits for longer or shorter. */
  TablePlan waiting(OptionalInt seconds) {
    return new TablePlan(venue, rules, bots, pace, seconds, showsPlaces, suggests);
  }

  /** The same with more or less help. */
  TablePlan helping(boolean places, boolean suggestions) {
    return new TablePlan(venue, rules, bots, pace, graceSeconds, places, suggestions);
  }
}
