package oklahoma.client.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.text.Texts;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinDraft;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinRulesFault;
import oklahoma.rules.gin.MatchEnd;

/** The parameters of Oklahoma Gin. */
final class GinParameters {
  private static final int USUAL_TARGET = 100;
  private static final int USUAL_ROUNDS = 5;
  private static final int TARGET_STEP = 10;

  private static final List<Parameter<?>> ALL =
      List.of(
          named("scoring", GinRules.Scoring.values(), GinRules::scoring, GinDraft::scoring),
          target(),
          beyond(),
          rounds(),
          extraRound(),
          named("limit", GinRules.KnockLimit.values(), GinRules::knockLimit, GinDraft::knockLimit),
          yesNo("ace-up", GinRules::aceUpGinOnly, GinDraft::aceUpGinOnly)
              .idleWhere(where(GinParameters::aceSaysNothing, "ginrules.idle.ace-up")),
          named(
              "first-turn", GinRules.FirstTurn.values(), GinRules::firstTurn, GinDraft::firstTurn),
          yesNo("lay-offs", GinRules::layOffs, GinDraft::layOffs),
          named("undercut", GinRules.Undercut.values(), GinRules::undercut, GinDraft::undercut),
          number(
              "undercut-bonus",
              GinRulesFault.UNDERCUT_BONUS,
              GinRules::undercutBonus,
              GinDraft::undercutBonus),
          number("gin-bonus", GinRulesFault.GIN_BONUS, GinRules::ginBonus, GinDraft::ginBonus)
              .idleWhere(
                  where(
                      gin -> gin.scoring() == GinRules.Scoring.PENALTIES,
                      "ginrules.idle.gin-bonus")),
          yesNo("big-gin", GinRules::bigGin, GinDraft::bigGin),
          yesNo("spades-double", GinRules::spadesDouble, GinDraft::spadesDouble),
          yesNo("own-in-full", GinRules::ownInFull, GinDraft::ownInFull),
          yesNo("undercut-surcharge", GinRules::undercutSurcharge, GinDraft::undercutSurcharge),
          yesNo("gin-surcharge", GinRules::ginSurcharge, GinDraft::ginSurcharge),
          limit("box", GinRulesFault.BOX.allowed().stream(), GinRules::box, GinDraft::box),
          named(
              "game-bonus", GinRules.GameBonus.values(), GinRules::gameBonus, GinDraft::gameBonus),
          yesNo("hollywood", GinRules::hollywood, GinDraft::hollywood),
          limit(
              "buy-in",
              Stream.of(10, 20, 50, 100, 200, 500, 1_000, 5_000, 10_000),
              GinRules::buyIn,
              GinDraft::buyIn),
          named("dealer", GinRules.NextDealer.values(), GinRules::nextDealer, GinDraft::nextDealer),
          named("stock-end", GinRules.StockEnd.values(), GinRules::stockEnd, GinDraft::stockEnd),
          yesNo("return-taken", GinRules::returnTaken, GinDraft::returnTaken),
          yesNo("corner", GinRules::roundTheCorner, GinDraft::roundTheCorner),
          turnClock(),
          limit(
                  "lay-off-clock",
                  Stream.of(5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300),
                  GinRules::layOffSeconds,
                  GinDraft::layOffSeconds)
              .idleWhere(where(gin -> !gin.layOffs(), "ginrules.idle.lay-off-clock")));

  private GinParameters() {}

  static List<Parameter<?>> all() {
    return ALL;
  }

  /** How long a turn may take. */
  static Parameter<OptionalInt> turnClock() {
    return limit(
        "turn-clock",
        IntStream.rangeClosed(1, 20).map(quarter -> 15 * quarter).boxed(),
        GinRules::turnSeconds,
        GinDraft::turnSeconds);
  }

  /** Without a target a match has rounds, and the other way round. */
  private static Parameter<OptionalInt> target() {
    return limit(
        "target",
        GinRulesFault.TARGET.allowed().stream().filter(points -> points % TARGET_STEP == 0),
        gin ->
            gin.end() instanceof MatchEnd.Target target
                ? OptionalInt.of(target.points())
                : OptionalInt.empty(),
        (draft, points) ->
            draft.end(
                points.isPresent()
                    ? new MatchEnd.Target(points.getAsInt(), false)
                    : new MatchEnd.Rounds(USUAL_ROUNDS, false)));
  }

  private static Parameter<Boolean> beyond() {
    return parameter(
            "beyond",
            List.of(true, false),
            gin -> gin.end() instanceof MatchEnd.Target target && target.beyond(),
            (gin, value) ->
                gin.end() instanceof MatchEnd.Target target
                    ? gin.draft().end(new MatchEnd.Target(target.points(), value)).rules()
                    : gin,
            GinParameters::yes)
        .idleWhere(where(gin -> gin.end() instanceof MatchEnd.Rounds, "ginrules.idle.beyond"));
  }

  private static Parameter<OptionalInt> rounds() {
    return limit(
        "rounds",
        GinRulesFault.ROUNDS.allowed().stream(),
        gin ->
            gin.end() instanceof MatchEnd.Rounds rounds
                ? OptionalInt.of(rounds.count())
                : OptionalInt.empty(),
        (draft, count) ->
            draft.end(
                count.isPresent()
                    ? new MatchEnd.Rounds(count.getAsInt(), false)
                    : new MatchEnd.Target(USUAL_TARGET, false)));
  }

  private static Parameter<Boolean> extraRound() {
    return parameter(
            "extra-round",
            List.of(true, false),
            gin -> gin.end() instanceof MatchEnd.Rounds rounds && rounds.extraRound(),
            (gin, value) ->
                gin.end() instanceof MatchEnd.Rounds rounds
                    ? gin.draft().end(new MatchEnd.Rounds(rounds.count(), value)).rules()
                    : gin,
            GinParameters::yes)
        .idleWhere(where(gin -> gin.end() instanceof MatchEnd.Target, "ginrules.idle.extra-round"));
  }

  /** Only gin ends such a round anyway. */
  private static boolean aceSaysNothing(GinRules gin) {
    return switch (gin.knockLimit()) {
      case UP_CARD, TEN -> false;
      case BELOW_UP_CARD -> !gin.roundTheCorner();
      case GIN_ONLY -> true;
    };
  }

  private static Function<Rules, Optional<String>> where(Predicate<GinRules> idle, String key) {
    return rules -> Optional.of(key).filter(why -> idle.test((GinRules) rules));
  }

  private static String yes(Texts texts, boolean value) {
    return texts.say(value ? "setup.yes" : "setup.no");
  }

  private static Parameter<Boolean> yesNo(
      String key, Function<GinRules, Boolean> get, BiConsumer<GinDraft, Boolean> set) {
    return drafted(key, List.of(true, false), get, set, GinParameters::yes);
  }

  private static Parameter<Integer> number(
      String key,
      GinRulesFault range,
      Function<GinRules, Integer> get,
      BiConsumer<GinDraft, Integer> set) {
    return drafted(
        key,
        range.allowed(),
        get,
        set,
        (texts, value) -> texts.say("ginrules.value." + key, value));
  }

  private static Parameter<OptionalInt> limit(
      String key,
      Stream<Integer> limits,
      Function<GinRules, OptionalInt> get,
      BiConsumer<GinDraft, OptionalInt> set) {
    return drafted(
        key,
        Stream.concat(Stream.of(OptionalInt.empty()), limits.map(OptionalInt::of)).toList(),
        get,
        set,
        (texts, value) ->
            value.isPresent()
                ? texts.say("ginrules.value." + key, value.getAsInt())
                : texts.say("ginrules.value." + key + ".none"));
  }

  private static <E extends Enum<E>> Parameter<E> named(
      String key, E[] values, Function<GinRules, E> get, BiConsumer<GinDraft, E> set) {
    return drafted(
        key,
        List.of(values),
        get,
        set,
        (texts, value) -> texts.say("ginrules.value." + key + "." + value.name()));
  }

  private static <T> Parameter<T> drafted(
      String key,
      List<T> values,
      Function<GinRules, T> get,
      BiConsumer<GinDraft, T> set,
      BiFunction<Texts, T, String> said) {
    return parameter(
        key,
        values,
        get,
        (gin, value) -> {
          GinDraft draft = gin.draft();
          set.accept(draft, value);
          return draft.rules();
        },
        said);
  }

  private static <T> Parameter<T> parameter(
      String key,
      List<T> values,
      Function<GinRules, T> get,
      BiFunction<GinRules, T, GinRules> set,
      BiFunction<Texts, T, String> said) {
    return new Parameter<>(
        Game.GIN,
        key,
        values,
        rules -> get.apply((GinRules) rules),
        (rules, value) -> set.apply((GinRules) rules, value),
        said,
        rules -> Optional.empty());
  }
}
