package oklahoma.rules.gin;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.rules.Game;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Pack;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;

/**
 * Every parameter of Oklahoma Gin. A value that exists can be played: the constructor refuses the
 * others with a {@link GinRulesRefused}. The rule sheets that players know are values too, see
 * {@link GinPreset}.
 *
 * @param seats how many play, 2 to 4
 * @param firstTurn how the first turn goes (G-3)
 * @param knockLimit with how much deadwood one may knock
 * @param aceUpGinOnly whether only gin ends a deal whose up-card is an ace
 * @param layOffs whether the defenders lay off after a knock (G-8)
 * @param undercut when a defender undercuts the knocker
 * @param scoring what a round is worth, and to whom
 * @param ginBonus points for gin, 20 or 25
 * @param undercutBonus points for an undercut, 10, 20 or 25; where penalties are counted, the
 *     undercut knocker's penalty
 * @param spadesDouble whether all that is scored counts double where the up-card is a spade,
 *     bonuses included
 * @param bigGin whether a hand that melds with all its cards, one more than usual, is big gin
 * @param ownInFull whether a defender's penalty after a knock is its own deadwood, not the
 *     difference
 * @param undercutSurcharge whether an undercut knocker's penalty is the bonus and the difference
 * @param ginSurcharge whether gin costs each other seat 25 more
 * @param end when the match is over
 * @param nextDealer who deals the next round
 * @param box points for each round won, 20 or 25, added after the match; none if empty
 * @param gameBonus what the winner of the match is given after it
 * @param hollywood whether three games are scored at once
 * @param stockEnd how a deal ends that nobody has won when the stock is spent (G-12)
 * @param returnTaken whether a card just taken from the pile may be discarded in the same turn
 *     (G-4)
 * @param roundTheCorner whether runs go round the corner, K-A-2; an ace is then worth 15, and as
 *     the up-card 10
 * @param buyIn the chips that each seat pays into the prize pool (G-22), 1 to 10,000; no pool if
 *     empty
 * @param turnSeconds the turn clock, 15 to 300 seconds; off if empty
 * @param layOffSeconds the time for lay-offs after a knock, 5 to 300 seconds; unlimited if empty
 */
public record GinRules(
    int seats,
    FirstTurn firstTurn,
    KnockLimit knockLimit,
    boolean aceUpGinOnly,
    boolean layOffs,
    Undercut undercut,
    Scoring scoring,
    int ginBonus,
    int undercutBonus,
    boolean spadesDouble,
    boolean bigGin,
    boolean ownInFull,
    boolean undercutSurcharge,
    boolean ginSurcharge,
    MatchEnd end,
    NextDealer nextDealer,
    OptionalInt box,
    GameBonus gameBonus,
    boolean hollywood,
    StockEnd stockEnd,
    boolean returnTaken,
    boolean roundTheCorner,
    OptionalInt buyIn,
    OptionalInt turnSeconds,
    OptionalInt layOffSeconds)
    implements Rules {

  /** How the first turn goes (G-3). */
  public enum FirstTurn {
    /** The up-card is offered to both; if neither takes it, the dealer's opponent must draw. */
    OFFER_THEN_OPPONENT_DRAWS,
    /** The up-card is offered to both; if neither takes it, the dealer must draw. */
    OFFER_THEN_DEALER_DRAWS,
    /** The dealer's left neighbour begins with a normal turn. */
    OPEN
  }

  /** With how much deadwood one may knock. Gin is always allowed (G-6). */
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
  public enum Scoring {
    /** The difference to the round's winner, and the bonuses. */
    DIFFERENCE,
    /** An award to the round's winner and a penalty to each other seat. */
    AWARDS,
    /** Penalties only; the lowest total wins. */
    PENALTIES
  }

  /** Who deals the next round; after a void deal it is the same dealer again (G-12). */
  public enum NextDealer {
    /** The seat that scored the round (G-21). */
    WINNER,
    /** The seat that came off worst. */
    LOSER,
    /** The dealer's left neighbour: with two seats the deal alternates. */
    LEFT,
    /** With two seats {@link #WINNER}, with more {@link #LEFT}. */
    WINNER_OF_TWO
  }

  /** What the winner of the match is given after it. */
  public enum GameBonus {
    /** Nothing. */
    NONE,
    /** 100 points. */
    HUNDRED,
    /** 100 points, doubled if the loser has scored nothing. */
    HUNDRED_SHUTOUT_DOUBLES
  }

  /** How a deal ends that nobody has won when the stock is spent (G-12). */
  public enum StockEnd {
    /** Void after the discard that leaves two cards in the stock. */
    TWO_LEFT,
    /** After that discard the next seat may take it, only to knock or to go gin. */
    FIFTIETH_CARD,
    /** Void as soon as a draw leaves two cards in the stock. */
    NO_LAST_DISCARD
  }

  private static final int TEN = 10;

  public GinRules {
    boolean several = seats > 2;
    boolean penalties = scoring == Scoring.PENALTIES;
    boolean difference = scoring == Scoring.DIFFERENCE;
    new Faults()
        .value(GinRulesFault.SEATS, seats)
        .value(GinRulesFault.GIN_BONUS, ginBonus)
        .value(GinRulesFault.UNDERCUT_BONUS, undercutBonus)
        .value(GinRulesFault.BOX, box)
        .value(GinRulesFault.BUY_IN, buyIn)
        .value(GinRulesFault.TURN_SECONDS, turnSeconds)
        .value(GinRulesFault.LAY_OFF_SECONDS, layOffSeconds)
        .when(
            end instanceof MatchEnd.Target target
                && !GinRulesFault.TARGET.allowed().contains(target.points()),
            GinRulesFault.TARGET)
        .when(
            end instanceof MatchEnd.Rounds rounds
                && !GinRulesFault.ROUNDS.allowed().contains(rounds.count()),
            GinRulesFault.ROUNDS)
        .when(firstTurn != FirstTurn.OPEN && several, GinRulesFault.OFFER_OF_SEVERAL)
        .when(buyIn.isPresent() && !penalties, GinRulesFault.POOL_WITHOUT_PENALTIES)
        .when(
            (undercutSurcharge || ginSurcharge) && !penalties,
            GinRulesFault.SURCHARGE_WITHOUT_PENALTIES)
        .when(ownInFull && !penalties, GinRulesFault.FULL_WITHOUT_PENALTIES)
        .when(box.isPresent() && !difference, GinRulesFault.BOX_WITHOUT_DIFFERENCE)
        .when(
            gameBonus != GameBonus.NONE && !difference, GinRulesFault.GAME_BONUS_WITHOUT_DIFFERENCE)
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

  /** How runs go, and with them what an ace costs. */
  public Runs runs() {
    return roundTheCorner ? Runs.ROUND_THE_CORNER : Runs.ACE_LOW;
  }

  /**
   * The most deadwood with which one may knock in a deal with this up-card; with 0 only gin ends
   * the deal.
   */
  public int limit(Suited upCard) {
    boolean ace = upCard.rank() == Rank.ACE;
    if (ace && aceUpGinOnly) {
      return 0;
    }
    int value = Math.min(runs().value(upCard), TEN);
    return switch (knockLimit) {
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
  public Optional<Rules> seated(int others) {
    try {
      return Optional.of(draft().seats(others).rules());
    } catch (GinRulesRefused impossible) {
      return Optional.empty();
    }
  }

  @Override
  public List<Card> pack() {
    return Pack.of(1, 0);
  }

  /** A draft that starts from these rules. */
  public GinDraft draft() {
    return new GinDraft(this);
  }
}
