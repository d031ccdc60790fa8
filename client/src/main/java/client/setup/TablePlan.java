package client.setup;

import java.util.List;
import java.util.OptionalInt;
import protocol.BotLevel;
import rules.oklahoma.OklahomaRules;

/**
 * A table as it is to be opened.
 *
 * @param rules what is played; it has a seat for the player and one for each bot
 * @param bots the bots in turn order, the player's left neighbour first
 * @param pace how long bots take
 * @param showsPlaces whether the table shows where a card may go
 * @param suggests whether the player may ask for suggestions
 */
public record TablePlan(
    OklahomaRules rules, List<BotSeat> bots, Tempo pace, boolean showsPlaces, boolean suggests) {

  public TablePlan {
    bots = List.copyOf(bots);
    if (rules.seats() != bots.size() + 1) {
      throw new IllegalArgumentException(bots.size() + " bots for " + rules.seats() + " seats");
    }
  }

  /** What a newcomer is offered: two bots, the standard rules. */
  public static TablePlan first() {
    List<BotSeat> bots =
        List.of(new BotSeat("gauss", BotLevel.NORMAL), new BotSeat("euler", BotLevel.NORMAL));
    return new TablePlan(standard(bots.size() + 1), bots, Tempo.NORMAL, true, true);
  }

  /** The standard rules of a solo table: with nobody to hurry for, a claim window waits for all. */
  public static OklahomaRules standard(int seats) {
    return OklahomaRules.standard(seats).draft().claimSeconds(OptionalInt.empty()).rules();
  }
}
