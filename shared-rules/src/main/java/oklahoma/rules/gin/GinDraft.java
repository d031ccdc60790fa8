package oklahoma.rules.gin;

import java.util.List;
import java.util.OptionalInt;

/**
 * Rules in the making: each parameter can be set by its name, {@link #faults} says all that keeps
 * them from being played, and {@link #rules} refuses them then.
 */
public final class GinDraft {
  private int seats;
  private GinRules.FirstTurn firstTurn;
  private GinRules.KnockLimit knockLimit;
  private boolean aceUpGinOnly;
  private boolean layOffs;
  private GinRules.Undercut undercut;
  private GinRules.Scoring scoring;
  private int ginBonus;
  private int undercutBonus;
  private boolean spadesDouble;
  private boolean bigGin;
  private boolean ownInFull;
  private boolean undercutSurcharge;
  private boolean ginSurcharge;
  private MatchEnd end;
  private GinRules.NextDealer nextDealer;
  private OptionalInt box;
  private GinRules.GameBonus gameBonus;
  private boolean hollywood;
  private GinRules.StockEnd stockEnd;
  private boolean returnTaken;
  private boolean roundTheCorner;
  private OptionalInt buyIn;
  private OptionalInt turnSeconds;
  private OptionalInt layOffSeconds;

  GinDraft(GinRules from) {
    seats = from.seats();
    firstTurn = from.firstTurn();
    knockLimit = from.knockLimit();
    aceUpGinOnly = from.aceUpGinOnly();
    layOffs = from.layOffs();
    undercut = from.undercut();
    scoring = from.scoring();
    ginBonus = from.ginBonus();
    undercutBonus = from.undercutBonus();
    spadesDouble = from.spadesDouble();
    bigGin = from.bigGin();
    ownInFull = from.ownInFull();
    undercutSurcharge = from.undercutSurcharge();
    ginSurcharge = from.ginSurcharge();
    end = from.end();
    nextDealer = from.nextDealer();
    box = from.box();
    gameBonus = from.gameBonus();
    hollywood = from.hollywood();
    stockEnd = from.stockEnd();
    returnTaken = from.returnTaken();
    roundTheCorner = from.roundTheCorner();
    buyIn = from.buyIn();
    turnSeconds = from.turnSeconds();
    layOffSeconds = from.layOffSeconds();
  }

  /** Sets {@link GinRules#seats}. */
  public GinDraft seats(int value) {
    seats = value;
    return this;
  }

  /** Sets {@link GinRules#firstTurn}. */
  public GinDraft firstTurn(GinRules.FirstTurn value) {
    firstTurn = value;
    return this;
  }

  /** Sets {@link GinRules#knockLimit}. */
  public GinDraft knockLimit(GinRules.KnockLimit value) {
    knockLimit = value;
    return this;
  }

  /** Sets {@link GinRules#aceUpGinOnly}. */
  public GinDraft aceUpGinOnly(boolean value) {
    aceUpGinOnly = value;
    return this;
  }

  /** Sets {@link GinRules#layOffs}. */
  public GinDraft layOffs(boolean value) {
    layOffs = value;
    return this;
  }

  /** Sets {@link GinRules#undercut}. */
  public GinDraft undercut(GinRules.Undercut value) {
    undercut = value;
    return this;
  }

  /** Sets {@link GinRules#scoring}. */
  public GinDraft scoring(GinRules.Scoring value) {
    scoring = value;
    return this;
  }

  /** Sets {@link GinRules#ginBonus}. */
  public GinDraft ginBonus(int value) {
    ginBonus = value;
    return this;
  }

  /** Sets {@link GinRules#undercutBonus}. */
  public GinDraft undercutBonus(int value) {
    undercutBonus = value;
    return this;
  }

  /** Sets {@link GinRules#spadesDouble}. */
  public GinDraft spadesDouble(boolean value) {
    spadesDouble = value;
    return this;
  }

  /** Sets {@link GinRules#bigGin}. */
  public GinDraft bigGin(boolean value) {
    bigGin = value;
    return this;
  }

  /** Sets {@link GinRules#ownInFull}. */
  public GinDraft ownInFull(boolean value) {
    ownInFull = value;
    return this;
  }

  /** Sets {@link GinRules#undercutSurcharge}. */
  public GinDraft undercutSurcharge(boolean value) {
    undercutSurcharge = value;
    return this;
  }

  /** Sets {@link GinRules#ginSurcharge}. */
  public GinDraft ginSurcharge(boolean value) {
    ginSurcharge = value;
    return this;
  }

  /** Sets {@link GinRules#end}. */
  public GinDraft end(MatchEnd value) {
    end = value;
    return this;
  }

  /** Sets {@link GinRules#nextDealer}. */
  public GinDraft nextDealer(GinRules.NextDealer value) {
    nextDealer = value;
    return this;
  }

  /** Sets {@link GinRules#box}. */
  public GinDraft box(OptionalInt value) {
    box = value;
    return this;
  }

  /** Sets {@link GinRules#gameBonus}. */
  public GinDraft gameBonus(GinRules.GameBonus value) {
    gameBonus = value;
    return this;
  }

  /** Sets {@link GinRules#hollywood}. */
  public GinDraft hollywood(boolean value) {
    hollywood = value;
    return this;
  }

  /** Sets {@link GinRules#stockEnd}. */
  public GinDraft stockEnd(GinRules.StockEnd value) {
    stockEnd = value;
    return this;
  }

  /** Sets {@link GinRules#returnTaken}. */
  public GinDraft returnTaken(boolean value) {
    returnTaken = value;
    return this;
  }

  /** Sets {@link GinRules#roundTheCorner}. */
  public GinDraft roundTheCorner(boolean value) {
    roundTheCorner = value;
    return this;
  }

  /** Sets {@link GinRules#buyIn}. */
  public GinDraft buyIn(OptionalInt value) {
    buyIn = value;
    return this;
  }

  /** Sets {@link GinRules#turnSeconds}. */
  public GinDraft turnSeconds(OptionalInt value) {
    turnSeconds = value;
    return this;
  }

  /** Sets {@link GinRules#layOffSeconds}. */
  public GinDraft layOffSeconds(OptionalInt value) {
    layOffSeconds = value;
    return this;
  }

  /** All that keeps the rules from being played; empty if they can be. */
  public List<GinRulesFault> faults() {
    try {
      rules();
      return List.of();
    } catch (GinRulesRefused refused) {
      return refused.faults();
    }
  }

  /**
   * The rules.
   *
   * @throws GinRulesRefused if they cannot be played
   */
  public GinRules rules() {
    return new GinRules(
        seats,
        firstTurn,
        knockLimit,
        aceUpGinOnly,
        layOffs,
        undercut,
        scoring,
        ginBonus,
        undercutBonus,
        spadesDouble,
        bigGin,
        ownInFull,
        undercutSurcharge,
        ginSurcharge,
        end,
        nextDealer,
        box,
        gameBonus,
        hollywood,
        stockEnd,
        returnTaken,
        roundTheCorner,
        buyIn,
        turnSeconds,
        layOffSeconds);
  }
}
