package oklahoma.client.setup;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.rules.Game;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinRules.Bonuses;
import oklahoma.rules.gin.GinRules.Clocks;
import oklahoma.rules.gin.GinRules.EndBonuses;
import oklahoma.rules.gin.GinRules.Knocking;
import oklahoma.rules.gin.GinRulesFault;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.gin.PrizePool;

/** The parameters of Oklahoma Gin. */
final class GinParameters {
  private static final int USUAL_TARGET = 100;
  private static final int USUAL_ROUNDS = 5;
  private static final int TARGET_STEP = 10;

  private static final ParameterFactory<GinRules> MAKE =
      new ParameterFactory<>(Game.GIN, GinRules.class, "ginrules.value.");

  private static final List<Parameter<?>> ALL =
      List.of(
          MAKE.named("scoring", GinRules.Scoring.values(), GinRules::scoring, GinRules::with),
          target(),
          beyond(),
          rounds(),
          extraRound(),
          MAKE.named(
              "limit",
              GinRules.KnockLimit.values(),
              gin -> gin.knocking().limit(),
              (gin, limit) -> gin.with(new Knocking(limit, gin.knocking().undercut()))),
          yesNo("ace-up", GinSwitch.ACE_UP_GIN_ONLY)
              .idleWhere(MAKE.where(GinParameters::aceSaysNothing, "ginrules.idle.ace-up")),
          MAKE.named(
              "first-turn", GinRules.FirstTurn.values(), GinRules::firstTurn, GinRules::with),
          ofKnocks(yesNo("lay-offs", GinSwitch.LAY_OFFS)),
          ofKnocks(
              MAKE.named(
                  "undercut",
                  GinRules.Undercut.values(),
                  gin -> gin.knocking().undercut(),
                  (gin, undercut) -> gin.with(new Knocking(gin.knocking().limit(), undercut)))),
          ofKnocks(
              MAKE.number(
                  "undercut-bonus",
                  GinRulesFault.UNDERCUT_BONUS.allowed(),
                  gin -> gin.bonuses().undercut(),
                  (gin, points) -> gin.with(new Bonuses(gin.bonuses().gin(), points)))),
          MAKE.number(
                  "gin-bonus",
                  GinRulesFault.GIN_BONUS.allowed(),
                  gin -> gin.bonuses().gin(),
                  (gin, points) -> gin.with(new Bonuses(points, gin.bonuses().undercut())))
              .idleWhere(
                  MAKE.where(
                      gin -> gin.scoring() == GinRules.Scoring.PENALTIES,
                      "ginrules.idle.gin-bonus")),
          yesNo("big-gin", GinSwitch.BIG_GIN),
          yesNo("spades-double", GinSwitch.SPADES_DOUBLE),
          ofKnocks(yesNo("own-in-full", GinSwitch.OWN_IN_FULL)),
          ofKnocks(yesNo("undercut-surcharge", GinSwitch.UNDERCUT_SURCHARGE)),
          yesNo("gin-surcharge", GinSwitch.GIN_SURCHARGE),
          MAKE.limit(
              "box",
              GinRulesFault.BOX.allowed().stream(),
              gin -> gin.endBonuses().box(),
              (gin, points) -> gin.with(new EndBonuses(points, gin.endBonuses().game()))),
          MAKE.named(
              "game-bonus",
              GinRules.GameBonus.values(),
              gin -> gin.endBonuses().game(),
              (gin, bonus) -> gin.with(new EndBonuses(gin.endBonuses().box(), bonus))),
          yesNo("hollywood", GinSwitch.HOLLYWOOD),
          MAKE.limit(
              "buy-in",
              Stream.of(10, 20, 50, 100, 200, 500, 1_000, 5_000, 10_000),
              gin -> gin.pool().buyIn(),
              (gin, chips) -> gin.with(new PrizePool(chips))),
          MAKE.named("dealer", GinRules.NextDealer.values(), GinRules::nextDealer, GinRules::with),
          MAKE.named("stock-end", GinRules.StockEnd.values(), GinRules::stockEnd, GinRules::with),
          yesNo("return-taken", GinSwitch.RETURN_TAKEN),
          yesNo("corner", GinSwitch.ROUND_THE_CORNER),
          turnClock(),
          MAKE.limit(
                  "lay-off-clock",
                  Stream.of(5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300),
                  gin -> gin.clocks().layOffSeconds(),
                  (gin, length) -> gin.with(new Clocks(gin.clocks().turnSeconds(), length)))
              .idleWhere(MAKE.where(gin -> !laysOff(gin), "ginrules.idle.lay-off-clock")),
          firstRound());

  private GinParameters() {}

  static List<Parameter<?>> all() {
    return ALL;
  }

  /** The time limit for a turn, in seconds; empty for none. */
  static Parameter<OptionalInt> turnClock() {
    return MAKE.limit(
        "turn-clock",
        IntStream.rangeClosed(1, 20).map(quarter -> 15 * quarter).boxed(),
        gin -> gin.clocks().turnSeconds(),
        (gin, length) -> gin.with(new Clocks(length, gin.clocks().layOffSeconds())));
  }

  /** Whether the first round has no time limits. */
  static Parameter<Boolean> firstRound() {
    return yesNo("first-round", GinSwitch.FIRST_ROUND_UNTIMED)
        .idleWhere(MAKE.where(gin -> !timed(gin), "setup.idle.first-hand"));
  }

  private static boolean timed(GinRules gin) {
    return gin.clocks().turnSeconds().isPresent()
        || (laysOff(gin) && gin.clocks().layOffSeconds().isPresent());
  }

  private static boolean laysOff(GinRules gin) {
    return gin.has(GinSwitch.LAY_OFFS) && knocks(gin);
  }

  private static boolean knocks(GinRules gin) {
    return gin.knocking().limit() != GinRules.KnockLimit.GIN_ONLY;
  }

  /** A parameter without effect in rules where only gin ends a round. */
  private static <T> Parameter<T> ofKnocks(Parameter<T> parameter) {
    return parameter.idleWhere(MAKE.where(gin -> !knocks(gin), "ginrules.idle.knock"));
  }

  /** The target of the match in points. A match without a target ends after a number of rounds. */
  private static Parameter<OptionalInt> target() {
    return MAKE.limit(
        "target",
        GinRulesFault.TARGET.allowed().stream().filter(points -> points % TARGET_STEP == 0),
        gin ->
            gin.end() instanceof MatchEnd.Target target
                ? OptionalInt.of(target.points())
                : OptionalInt.empty(),
        (gin, points) ->
            gin.with(
                points.isPresent()
                    ? new MatchEnd.Target(points.getAsInt(), beyond(gin))
                    : new MatchEnd.Rounds(USUAL_ROUNDS, false)));
  }

  private static Parameter<Boolean> beyond() {
    return MAKE.yesNo(
            "beyond",
            GinParameters::beyond,
            (gin, value) ->
                gin.end() instanceof MatchEnd.Target target
                    ? gin.with(new MatchEnd.Target(target.points(), value))
                    : gin)
        .idleWhere(MAKE.where(gin -> gin.end() instanceof MatchEnd.Rounds, "ginrules.idle.beyond"));
  }

  private static boolean beyond(GinRules gin) {
    return gin.end() instanceof MatchEnd.Target target && target.beyond();
  }

  private static Parameter<OptionalInt> rounds() {
    return MAKE.limit(
        "rounds",
        GinRulesFault.ROUNDS.allowed().stream(),
        gin ->
            gin.end() instanceof MatchEnd.Rounds rounds
                ? OptionalInt.of(rounds.count())
                : OptionalInt.empty(),
        (gin, count) ->
            gin.with(
                count.isPresent()
                    ? new MatchEnd.Rounds(count.getAsInt(), extraRound(gin))
                    : new MatchEnd.Target(USUAL_TARGET, false)));
  }

  private static Parameter<Boolean> extraRound() {
    return MAKE.yesNo(
            "extra-round",
            GinParameters::extraRound,
            (gin, value) ->
                gin.end() instanceof MatchEnd.Rounds rounds
                    ? gin.with(new MatchEnd.Rounds(rounds.count(), value))
                    : gin)
        .idleWhere(
            MAKE.where(gin -> gin.end() instanceof MatchEnd.Target, "ginrules.idle.extra-round"));
  }

  private static boolean extraRound(GinRules gin) {
    return gin.end() instanceof MatchEnd.Rounds rounds && rounds.extraRound();
  }

  /**
   * Whether the special rule for an ace as up-card changes nothing, because an ace allows only gin
   * anyway.
   */
  private static boolean aceSaysNothing(GinRules gin) {
    return switch (gin.knocking().limit()) {
      case UP_CARD, TEN -> false;
      case BELOW_UP_CARD -> !gin.has(GinSwitch.ROUND_THE_CORNER);
      case GIN_ONLY -> true;
    };
  }

  private static Parameter<Boolean> yesNo(String key, GinSwitch what) {
    return MAKE.yesNo(key, gin -> gin.has(what), (gin, value) -> gin.with(what, value));
  }
}
