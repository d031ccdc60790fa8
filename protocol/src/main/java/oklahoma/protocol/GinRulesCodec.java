package oklahoma.protocol;

import java.util.OptionalInt;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinRulesRefused;
import oklahoma.rules.gin.MatchEnd;

/** The parameters of gin. */
final class GinRulesCodec {
  private static final Wording<GinRules.FirstTurn, Wire.GinRules.FirstTurn> FIRST_TURNS =
      new Wording<>(GinRules.FirstTurn.class, Wire.GinRules.FirstTurn.class, "FIRST_TURN_");
  private static final Wording<GinRules.KnockLimit, Wire.GinRules.KnockLimit> LIMITS =
      new Wording<>(GinRules.KnockLimit.class, Wire.GinRules.KnockLimit.class, "KNOCK_LIMIT_");
  private static final Wording<GinRules.Undercut, Wire.GinRules.Undercut> UNDERCUTS =
      new Wording<>(GinRules.Undercut.class, Wire.GinRules.Undercut.class, "UNDERCUT_");
  private static final Wording<GinRules.Scoring, Wire.GinRules.Scoring> SCORINGS =
      new Wording<>(GinRules.Scoring.class, Wire.GinRules.Scoring.class, "SCORING_");
  private static final Wording<GinRules.NextDealer, Wire.GinRules.NextDealer> DEALERS =
      new Wording<>(GinRules.NextDealer.class, Wire.GinRules.NextDealer.class, "NEXT_DEALER_");
  private static final Wording<GinRules.GameBonus, Wire.GinRules.GameBonus> BONUSES =
      new Wording<>(GinRules.GameBonus.class, Wire.GinRules.GameBonus.class, "GAME_BONUS_");
  private static final Wording<GinRules.StockEnd, Wire.GinRules.StockEnd> STOCK_ENDS =
      new Wording<>(GinRules.StockEnd.class, Wire.GinRules.StockEnd.class, "STOCK_END_");

  private GinRulesCodec() {}

  static Wire.GinRules wire(GinRules rules) {
    Wire.GinRules.Builder wire =
        Wire.GinRules.newBuilder()
            .setSeats(rules.seats())
            .setFirstTurn(FIRST_TURNS.wire(rules.firstTurn()))
            .setKnockLimit(LIMITS.wire(rules.knockLimit()))
            .setAceUpGinOnly(rules.aceUpGinOnly())
            .setLayOffs(rules.layOffs())
            .setUndercut(UNDERCUTS.wire(rules.undercut()))
            .setScoring(SCORINGS.wire(rules.scoring()))
            .setGinBonus(rules.ginBonus())
            .setUndercutBonus(rules.undercutBonus())
            .setSpadesDouble(rules.spadesDouble())
            .setBigGin(rules.bigGin())
            .setOwnInFull(rules.ownInFull())
            .setUndercutSurcharge(rules.undercutSurcharge())
            .setGinSurcharge(rules.ginSurcharge())
            .setNextDealer(DEALERS.wire(rules.nextDealer()))
            .setGameBonus(BONUSES.wire(rules.gameBonus()))
            .setHollywood(rules.hollywood())
            .setStockEnd(STOCK_ENDS.wire(rules.stockEnd()))
            .setReturnTaken(rules.returnTaken())
            .setRoundTheCorner(rules.roundTheCorner());
    switch (rules.end()) {
      case MatchEnd.Target(int points, boolean beyond) ->
          wire.setTarget(Wire.GinRules.Target.newBuilder().setPoints(points).setBeyond(beyond));
      case MatchEnd.Rounds(int count, boolean extra) ->
          wire.setRounds(Wire.GinRules.Rounds.newBuilder().setCount(count).setExtraRound(extra));
    }
    rules.box().ifPresent(wire::setBox);
    rules.buyIn().ifPresent(wire::setBuyIn);
    rules.turnSeconds().ifPresent(wire::setTurnSeconds);
    rules.layOffSeconds().ifPresent(wire::setLayOffSeconds);
    return wire.build();
  }

  static GinRules read(Wire.GinRules rules) {
    try {
      return new GinRules(
          rules.getSeats(),
          FIRST_TURNS.read(rules.getFirstTurn()),
          LIMITS.read(rules.getKnockLimit()),
          rules.getAceUpGinOnly(),
          rules.getLayOffs(),
          UNDERCUTS.read(rules.getUndercut()),
          SCORINGS.read(rules.getScoring()),
          rules.getGinBonus(),
          rules.getUndercutBonus(),
          rules.getSpadesDouble(),
          rules.getBigGin(),
          rules.getOwnInFull(),
          rules.getUndercutSurcharge(),
          rules.getGinSurcharge(),
          end(rules),
          DEALERS.read(rules.getNextDealer()),
          optional(rules.hasBox(), rules.getBox()),
          BONUSES.read(rules.getGameBonus()),
          rules.getHollywood(),
          STOCK_ENDS.read(rules.getStockEnd()),
          rules.getReturnTaken(),
          rules.getRoundTheCorner(),
          optional(rules.hasBuyIn(), rules.getBuyIn()),
          optional(rules.hasTurnSeconds(), rules.getTurnSeconds()),
          optional(rules.hasLayOffSeconds(), rules.getLayOffSeconds()));
    } catch (GinRulesRefused refused) {
      throw new BadMessage(BadMessage.Fault.IMPOSSIBLE, refused);
    }
  }

  private static MatchEnd end(Wire.GinRules rules) {
    return switch (rules.getEndCase()) {
      case TARGET ->
          new MatchEnd.Target(rules.getTarget().getPoints(), rules.getTarget().getBeyond());
      case ROUNDS ->
          new MatchEnd.Rounds(rules.getRounds().getCount(), rules.getRounds().getExtraRound());
      case END_NOT_SET -> throw new BadMessage(BadMessage.Fault.UNKNOWN_KIND);
    };
  }

  private static OptionalInt optional(boolean there, int number) {
    return there ? OptionalInt.of(number) : OptionalInt.empty();
  }
}
