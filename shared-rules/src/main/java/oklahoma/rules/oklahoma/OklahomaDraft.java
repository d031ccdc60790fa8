package oklahoma.rules.oklahoma;

import java.util.OptionalInt;

/**
 * Rules in the making: each parameter can be set by its name, and {@link #rules} refuses what
 * cannot be played.
 */
public final class OklahomaDraft {
  private int seats;
  private int jokersPerPack;
  private boolean aceLow;
  private OklahomaRules.Naturals naturals;
  private OptionalInt claims;
  private int penalty;
  private boolean downMayClaim;
  private boolean firstUpCardClaimable;
  private OklahomaRules.DisplacedWild displaced;
  private boolean adjacentRuns;
  private boolean layOffAtOnce;
  private int renewals;
  private OptionalInt claimSeconds;
  private OptionalInt turnSeconds;
  private OklahomaRules.Tie tie;
  private OklahomaRules.NextDealer nextDealer;

  OklahomaDraft(OklahomaRules from) {
    seats = from.seats();
    jokersPerPack = from.jokersPerPack();
    aceLow = from.aceLow();
    naturals = from.naturals();
    claims = from.claims();
    penalty = from.penalty();
    downMayClaim = from.downMayClaim();
    firstUpCardClaimable = from.firstUpCardClaimable();
    displaced = from.displaced();
    adjacentRuns = from.adjacentRuns();
    layOffAtOnce = from.layOffAtOnce();
    renewals = from.renewals();
    claimSeconds = from.claimSeconds();
    turnSeconds = from.turnSeconds();
    tie = from.tie();
    nextDealer = from.nextDealer();
  }

  /** Sets {@link OklahomaRules#seats}. */
  public OklahomaDraft seats(int value) {
    seats = value;
    return this;
  }

  /** Sets {@link OklahomaRules#jokersPerPack}. */
  public OklahomaDraft jokersPerPack(int value) {
    jokersPerPack = value;
    return this;
  }

  /** Sets {@link OklahomaRules#aceLow}. */
  public OklahomaDraft aceLow(boolean value) {
    aceLow = value;
    return this;
  }

  /** Sets {@link OklahomaRules#naturals}. */
  public OklahomaDraft naturals(OklahomaRules.Naturals value) {
    naturals = value;
    return this;
  }

  /** Sets {@link OklahomaRules#claims}. */
  public OklahomaDraft claims(OptionalInt value) {
    claims = value;
    return this;
  }

  /** Sets {@link OklahomaRules#penalty}. */
  public OklahomaDraft penalty(int value) {
    penalty = value;
    return this;
  }

  /** Sets {@link OklahomaRules#downMayClaim}. */
  public OklahomaDraft downMayClaim(boolean value) {
    downMayClaim = value;
    return this;
  }

  /** Sets {@link OklahomaRules#firstUpCardClaimable}. */
  public OklahomaDraft firstUpCardClaimable(boolean value) {
    firstUpCardClaimable = value;
    return this;
  }

  /** Sets {@link OklahomaRules#displaced}. */
  public OklahomaDraft displaced(OklahomaRules.DisplacedWild value) {
    displaced = value;
    return this;
  }

  /** Sets {@link OklahomaRules#adjacentRuns}. */
  public OklahomaDraft adjacentRuns(boolean value) {
    adjacentRuns = value;
    return this;
  }

  /** Sets {@link OklahomaRules#layOffAtOnce}. */
  public OklahomaDraft layOffAtOnce(boolean value) {
    layOffAtOnce = value;
    return this;
  }

  /** Sets {@link OklahomaRules#renewals}. */
  public OklahomaDraft renewals(int value) {
    renewals = value;
    return this;
  }

  /** Sets {@link OklahomaRules#claimSeconds}. */
  public OklahomaDraft claimSeconds(OptionalInt value) {
    claimSeconds = value;
    return this;
  }

  /** Sets {@link OklahomaRules#turnSeconds}. */
  public OklahomaDraft turnSeconds(OptionalInt value) {
    turnSeconds = value;
    return this;
  }

  /** Sets {@link OklahomaRules#tie}. */
  public OklahomaDraft tie(OklahomaRules.Tie value) {
    tie = value;
    return this;
  }

  /** Sets {@link OklahomaRules#nextDealer}. */
  public OklahomaDraft nextDealer(OklahomaRules.NextDealer value) {
    nextDealer = value;
    return this;
  }

  /**
   * The rules.
   *
   * @throws OklahomaRulesRefused if they cannot be played
   */
  public OklahomaRules rules() {
    return new OklahomaRules(
        seats,
        jokersPerPack,
        aceLow,
        naturals,
        claims,
        penalty,
        downMayClaim,
        firstUpCardClaimable,
        displaced,
        adjacentRuns,
        layOffAtOnce,
        renewals,
        claimSeconds,
        turnSeconds,
        tie,
        nextDealer);
  }
}
