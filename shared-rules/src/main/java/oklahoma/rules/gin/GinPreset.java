package oklahoma.rules.gin;

import java.util.OptionalInt;

/** The published rule sheets that tables begin with. */
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
   * The rules for so many seats.
   *
   * @throws GinRulesRefused if the sheet is not for so many
   */
  public GinRules rules(int seats) {
    return switch (this) {
      case CLASSIC -> classic(seats);
      case SHEET_BG ->
          classic(seats).draft().firstTurn(GinRules.FirstTurn.OFFER_THEN_DEALER_DRAWS).rules();
      case SHEET_101 -> classic(seats).draft().end(new MatchEnd.Target(100, true)).rules();
      case AWARDS -> awards(seats);
      case ROYAL -> royal(seats);
    };
  }

  private static GinRules classic(int seats) {
    return new GinRules(
        seats,
        GinRules.FirstTurn.OFFER_THEN_OPPONENT_DRAWS,
        GinRules.KnockLimit.UP_CARD,
        false,
        true,
        GinRules.Undercut.EQUAL_OR_LESS,
        GinRules.Scoring.DIFFERENCE,
        25,
        10,
        false,
        false,
        false,
        false,
        false,
        new MatchEnd.Target(100, false),
        GinRules.NextDealer.WINNER,
        OptionalInt.empty(),
        GinRules.GameBonus.NONE,
        false,
        GinRules.StockEnd.TWO_LEFT,
        false,
        false,
        OptionalInt.empty(),
        OptionalInt.empty(),
        OptionalInt.of(30));
  }

  private static GinRules awards(int seats) {
    return classic(2)
        .draft()
        .seats(seats)
        .firstTurn(GinRules.FirstTurn.OPEN)
        .scoring(GinRules.Scoring.AWARDS)
        .undercutBonus(20)
        .end(new MatchEnd.Rounds(5, false))
        .nextDealer(GinRules.NextDealer.WINNER_OF_TWO)
        .rules();
  }

  private static GinRules royal(int seats) {
    return awards(seats)
        .draft()
        .knockLimit(GinRules.KnockLimit.BELOW_UP_CARD)
        .undercut(GinRules.Undercut.LESS)
        .scoring(GinRules.Scoring.PENALTIES)
        .undercutBonus(25)
        .end(new MatchEnd.Rounds(3, false))
        .buyIn(OptionalInt.of(100))
        .rules();
  }
}
