package oklahoma.rules.gin;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.rules.Game;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Pack;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.meld.Runs;

/**
 * Every parameter of Oklahoma Gin. An instance is always playable: the constructor throws {@link
 * GinRulesRefused} for anything else. The published sets of rules are instances too, see {@link
 * GinPreset}.
 *
 * @param seats how many play, 2 to 4
 * @param firstTurn how the first turn goes (G-3)
 * @param stockEnd how a deal ends that nobody has won when the stock is spent (G-12)
 * @param knocking when a player may knock, and when a knock fails
 * @param scoring what a round is worth, and to whom
 * @param bonuses points for the way in which a round was won
 * @param end when the match is over
 * @param nextDealer who deals the next round
 * @param endBonuses points that are added after the match
 * @param pool the prize pool (G-22)
 * @param clocks how long a seat may think
 * @param switches the switches that are on; all others are off
 */
public record GinRules(
    int seats,
    FirstTurn firstTurn,
    StockEnd stockEnd,
    Knocking knocking,
    Scoring scoring,
    Bonuses bonuses,
    MatchEnd end,
    NextDealer nextDealer,
    EndBonuses endBonuses,
    PrizePool pool,
    Clocks clocks,
    Set<GinSwitch> switches)
    implements Rules {

  /** A parameter or group of parameters that {@link #with(Part)} replaces as a whole. */
  public sealed interface Part
      permits FirstTurn,
          StockEnd,
          Knocking,
          Scoring,
          Bonuses,
          MatchEnd,
          NextDealer,
          EndBonuses,
          PrizePool,
          Clocks {}

  /**
   * When a player may knock, and when a knock fails.
   *
   * @param limit the most deadwood with which a player may knock
   * @param undercut when a defender undercuts the knocker
   */
  public record Knocking(KnockLimit limit, Undercut undercut) implements Part {}

  /**
   * Points for the way in which a round was won.
   *
   * @param gin for gin, 20 or 25
   * @param undercut for an undercut, 10, 20 or 25; where penalties are counted, the undercut
   *     knocker's penalty
   */
  public record Bonuses(int gin, int undercut) implements Part {}

  /**
   * Points that are added after the match.
   *
   * @param box for each round won, 20 or 25; none if empty
   * @param game the bonus for the winner of the match
   */
  public record EndBonuses(OptionalInt box, GameBonus game) implements Part {}

  /**
   * How long a seat may think.
   *
   * @param turnSeconds the turn clock, 15 to 300 seconds; off if empty
   * @param layOffSeconds the time for lay-offs after a knock, 5 to 300 seconds; unlimited if empty
   */
  public record Clocks(OptionalInt turnSeconds, OptionalInt layOffSeconds) implements Part {}

  /** How the first turn goes (G-3). */
  public enum FirstTurn implements Part {
    /** The up-card is offered to both; if neither takes it, the dealer's opponent must draw. */
    OFFER_THEN_OPPONENT_DRAWS,
    /** The up-card is offered to both; if neither takes it, the dealer must draw. */
    OFFER_THEN_DEALER_DRAWS,
    /** The dealer's left neighbour begins with a normal turn. */
    OPEN
  }

  /** The most deadwood with which a player may knock. Gin is always allowed (G-6). */
  public enum KnockLimit {
    /** At most the value of the up-card. */
    UP_CARD,
    /** Less than the value of the up-card. */
    BELOW_UP_CARD,
    /** At most ten, whatever the up-card: plain gin. */
    TEN,
    /** None at all, whatever the up-card: straight gin. */
    GIN_ONLY
  }

  /** When a defender undercuts the knocker. */
  public enum Undercut {
    /** With as much deadwood as the knocker, or less. */
    EQUAL_OR_LESS,
    /** With less deadwood than the knocker. */
    LESS
  }

  /** What a round is worth, and to whom. */
  public enum Scoring implements Part {
    /** The difference to the round's winner, and the bonuses. */
    DIFFERENCE,
    /** An award to the round's winner and a penalty to each other seat. */
    AWARDS,
    /** Penalties only; the lowest total wins. */
    PENALTIES
  }

  /** Who deals the next round; after a void deal it is the same dealer again (G-12). */
  public enum NextDealer implements Part {
    /** The seat that scored the round (G-21). */
    WINNER,
    /** The loser with the worst score; the dealer's left neighbour if several share it. */
    LOSER,
    /** The dealer's left neighbour: with two seats the deal alternates. */
    LEFT,
    /** With two seats {@link #WINNER}, with more {@link #LEFT}. */
    WINNER_OF_TWO
  }

  /** The bonus for the winner of the match. */
  public enum GameBonus {
    /** Nothing. */
    NONE,
    /** 100 points. */
    HUNDRED,
    /** 100 points, doubled if the loser has scored nothing. */
    HUNDRED_SHUTOUT_DOUBLES
  }

  /** How a deal ends that nobody has won when the stock is spent (G-12). */
  public enum StockEnd implements Part {
    /** Void after the discard that leaves two cards in the stock. */
    TWO_LEFT,
    /** After that discard the next seat may take it, only to knock or to go gin. */
    FIFTIETH_CARD,
    /** Void as soon as a draw leaves two cards in the stock. */
    NO_LAST_DISCARD
  }

  private static final int TEN = 10;

  public GinRules {
    Set<GinSwitch> on = EnumSet.noneOf(GinSwitch.class);
    on.addAll(switches);
    switches = Collections.unmodifiableSet(on);
    boolean several = seats > 2;
    boolean penalties = scoring == Scoring.PENALTIES;
    boolean difference = scoring == Scoring.DIFFERENCE;
    boolean hollywood = on.contains(GinSwitch.HOLLYWOOD);
    new Faults()
        .value(GinRulesFault.SEATS, seats)
        .value(GinRulesFault.GIN_BONUS, bonuses.gin)
        .value(GinRulesFault.UNDERCUT_BONUS, bonuses.undercut)
        .value(GinRulesFault.BOX, endBonuses.box)
        .value(GinRulesFault.BUY_IN, pool.buyIn())
        .value(GinRulesFault.TURN_SECONDS, clocks.turnSeconds)
        .value(GinRulesFault.LAY_OFF_SECONDS, clocks.layOffSeconds)
        .when(
            end instanceof MatchEnd.Target target
                && !GinRulesFault.TARGET.allowed().contains(target.points()),
            GinRulesFault.TARGET)
        .when(
            end instanceof MatchEnd.Rounds rounds
                && !GinRulesFault.ROUNDS.allowed().contains(rounds.count()),
            GinRulesFault.ROUNDS)
        .when(firstTurn != FirstTurn.OPEN && several, GinRulesFault.OFFER_OF_SEVERAL)
        .when(pool.buyIn().isPresent() && !penalties, GinRulesFault.POOL_WITHOUT_PENALTIES)
        .when(
            (on.contains(GinSwitch.UNDERCUT_SURCHARGE) || on.contains(GinSwitch.GIN_SURCHARGE))
                && !penalties,
            GinRulesFault.SURCHARGE_WITHOUT_PENALTIES)
        .when(
            on.contains(GinSwitch.OWN_IN_FULL) && !penalties, GinRulesFault.FULL_WITHOUT_PENALTIES)
        .when(endBonuses.box.isPresent() && !difference, GinRulesFault.BOX_WITHOUT_DIFFERENCE)
        .when(
            endBonuses.game != GameBonus.NONE && !difference,
            GinRulesFault.GAME_BONUS_WITHOUT_DIFFERENCE)
        .when(hollywood && !difference, GinRulesFault.HOLLYWOOD_WITHOUT_DIFFERENCE)
        .when(
            end instanceof MatchEnd.Target && !difference, GinRulesFault.TARGET_WITHOUT_DIFFERENCE)
        .when(hollywood && several, GinRulesFault.HOLLYWOOD_OF_SEVERAL)
        .refuse();
  }

  /** Cards dealt to each seat: ten to two, seven to three or four. */
  public int cardsEach() {
    return seats == 2 ? 10 : 7;
  }

  /** Whether runs go round the corner, which also decides what an ace costs. */
  public Runs runs() {
    return has(GinSwitch.ROUND_THE_CORNER) ? Runs.ROUND_THE_CORNER : Runs.ACE_LOW;
  }

  /**
   * The most deadwood that allows a knock in a deal with this up-card; with 0 only gin ends the
   * deal.
   */
  public int limit(Suited upCard) {
    boolean ace = upCard.rank() == Rank.ACE;
    if (ace && has(GinSwitch.ACE_UP_GIN_ONLY)) {
      return 0;
    }
    int value = Math.min(runs().value(upCard), TEN);
    return switch (knocking.limit) {
      case UP_CARD -> value;
      case BELOW_UP_CARD -> value - 1;
      case TEN -> TEN;
      case GIN_ONLY -> 0;
    };
  }

  @Override
  public Game game() {
    return Game.GIN;
  }

  @Override
  public Match match(Seat firstDealer) {
    return GinMatch.of(this, firstDealer);
  }

  @Override
  public List<Card> pack() {
    return Pack.of(1, 0);
  }

  /** Whether this switch is on. */
  public boolean has(GinSwitch what) {
    return switches.contains(what);
  }

  @Override
  public GinRules withSeats(int others) {
    return new GinRules(
        others,
        firstTurn,
        stockEnd,
        knocking,
        scoring,
        bonuses,
        end,
        nextDealer,
        endBonuses,
        pool,
        clocks,
        switches);
  }

  /** These rules with this part in place of the one of its kind. */
  public GinRules with(Part part) {
    return new GinRules(
        seats,
        part instanceof FirstTurn other ? other : firstTurn,
        part instanceof StockEnd other ? other : stockEnd,
        part instanceof Knocking other ? other : knocking,
        part instanceof Scoring other ? other : scoring,
        part instanceof Bonuses other ? other : bonuses,
        part instanceof MatchEnd other ? other : end,
        part instanceof NextDealer other ? other : nextDealer,
        part instanceof EndBonuses other ? other : endBonuses,
        part instanceof PrizePool other ? other : pool,
        part instanceof Clocks other ? other : clocks,
        switches);
  }

  /** These rules with this switch on or off. */
  public GinRules with(GinSwitch what, boolean so) {
    Set<GinSwitch> on = new HashSet<>(switches);
    if (so) {
      on.add(what);
    } else {
      on.remove(what);
    }
    return new GinRules(
        seats,
        firstTurn,
        stockEnd,
        knocking,
        scoring,
        bonuses,
        end,
        nextDealer,
        endBonuses,
        pool,
        clocks,
        on);
  }
}
