package oklahoma.rules.gin;

import java.util.OptionalInt;
import java.util.Set;

/** The published sets of rules that tables can begin with. */
public enum GinPreset {
  /** Two players, the difference counts, first to 100. */
  CLASSIC(2),
  /** As {@link #CLASSIC}, but the dealer draws when both have declined the up-card. */
  SHEET_BG(2),
  /** As {@link #CLASSIC}, but 100 points must be passed. */
  SHEET_101(2),
  /** Two to four players, awards and penalties, the best of five rounds. */
  AWARDS(4),
  /** Two to four players, penalties only, three rounds and a prize pool in play chips. */
  ROYAL(4);

  private final int mostSeats;

  GinPreset(int mostSeats) {
    this.mostSeats = mostSeats;
  }

  /** The most seats, 2 to 4. */
  public int mostSeats() {
    return mostSeats;
  }

  /**
   * The rules for this number of seats.
   *
   * @throws GinRulesRefused if the sheet is not for so many
   */
  public GinRules rules(int seats) {
    return switch (this) {
      case CLASSIC -> classic(seats);
      case SHEET_BG -> classic(seats).with(GinRules.FirstTurn.OFFER_THEN_DEALER_DRAWS);
      case SHEET_101 -> classic(seats).with(new MatchEnd.Target(100, true));
      case AWARDS -> awards(seats);
      case ROYAL -> royal(seats);
    };
  }

  private static GinRules classic(int seats) {
    return new GinRules(
        seats,
        GinRules.FirstTurn.OFFER_THEN_OPPONENT_DRAWS,
        GinRules.StockEnd.TWO_LEFT,
        new GinRules.Knocking(GinRules.KnockLimit.UP_CARD, GinRules.Undercut.EQUAL_OR_LESS),
        GinRules.Scoring.DIFFERENCE,
        new GinRules.Bonuses(25, 10),
        new MatchEnd.Target(100, false),
        GinRules.NextDealer.WINNER,
        new GinRules.EndBonuses(OptionalInt.empty(), GinRules.GameBonus.NONE),
        new PrizePool(OptionalInt.empty()),
        new GinRules.Clocks(OptionalInt.empty(), OptionalInt.of(30)),
        Set.of(GinSwitch.LAY_OFFS));
  }

  /** The rounds come before the awards, because awards have no target. */
  private static GinRules awards(int seats) {
    return classic(2)
        .with(GinRules.FirstTurn.OPEN)
        .withSeats(seats)
        .with(new MatchEnd.Rounds(5, false))
        .with(GinRules.Scoring.AWARDS)
        .with(new GinRules.Bonuses(25, 20))
        .with(GinRules.NextDealer.WINNER_OF_TWO);
  }

  private static GinRules royal(int seats) {
    return awards(seats)
        .with(new GinRules.Knocking(GinRules.KnockLimit.BELOW_UP_CARD, GinRules.Undercut.LESS))
        .with(GinRules.Scoring.PENALTIES)
        .with(new GinRules.Bonuses(25, 25))
        .with(new MatchEnd.Rounds(3, false))
        .with(new PrizePool(OptionalInt.of(100)));
  }
}
