package oklahoma.client.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.text.Texts;
import oklahoma.rules.Game;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaRules.Claims;
import oklahoma.rules.oklahoma.OklahomaRules.Clocks;
import oklahoma.rules.oklahoma.OklahomaRules.StockRules;
import oklahoma.rules.oklahoma.OklahomaRules.Wilds;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/** The parameters of Oklahoma. */
final class OklahomaParameters {
  private static final List<Parameter<?>> ALL =
      List.of(
          number(
              "jokers",
              0,
              4,
              rules -> rules.stock().jokersPerPack(),
              (rules, jokers) -> rules.with(new StockRules(jokers, rules.stock().renewals()))),
          yesNo("ace-low", OklahomaSwitch.ACE_LOW),
          named(
              "naturals",
              OklahomaRules.Naturals.values(),
              rules -> rules.wilds().naturals(),
              (rules, least) -> rules.with(new Wilds(least, rules.wilds().displaced()))),
          named(
              "displaced",
              OklahomaRules.DisplacedWild.values(),
              rules -> rules.wilds().displaced(),
              (rules, to) -> rules.with(new Wilds(rules.wilds().naturals(), to))),
          yesNo("adjacent", OklahomaSwitch.ADJACENT_RUNS),
          yesNo("lay-off", OklahomaSwitch.LAY_OFF_AT_ONCE),
          limit(
              "claims",
              IntStream.rangeClosed(0, 5),
              rules -> rules.claims().limit(),
              (rules, most) -> rules.with(new Claims(most, rules.claims().penalty()))),
          number(
              "penalty",
              0,
              2,
              rules -> rules.claims().penalty(),
              (rules, cards) -> rules.with(new Claims(rules.claims().limit(), cards))),
          yesNo("down-claims", OklahomaSwitch.DOWN_MAY_CLAIM),
          yesNo("first-card", OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE),
          claimWindow(),
          turnClock(),
          firstHand(),
          number(
              "renewals",
              1,
              20,
              rules -> rules.stock().renewals(),
              (rules, most) -> rules.with(new StockRules(rules.stock().jokersPerPack(), most))),
          named("tie", OklahomaRules.Tie.values(), OklahomaRules::tie, OklahomaRules::with),
          named(
              "dealer",
              OklahomaRules.NextDealer.values(),
              OklahomaRules::nextDealer,
              OklahomaRules::with));

  private OklahomaParameters() {}

  static List<Parameter<?>> all() {
    return ALL;
  }

  /** How long a claim window stays open. */
  static Parameter<OptionalInt> claimWindow() {
    return limit(
        "claim-window",
        IntStream.rangeClosed(3, 30),
        rules -> rules.clocks().claimSeconds(),
        (rules, length) -> rules.with(new Clocks(length, rules.clocks().turnSeconds())));
  }

  /** How long a turn may take. */
  static Parameter<OptionalInt> turnClock() {
    return limit(
        "turn-clock",
        IntStream.rangeClosed(1, 20).map(quarter -> 15 * quarter),
        rules -> rules.clocks().turnSeconds(),
        (rules, length) -> rules.with(new Clocks(rules.clocks().claimSeconds(), length)));
  }

  /** Whether nothing is timed in the first hand. */
  static Parameter<Boolean> firstHand() {
    return yesNo("first-hand", OklahomaSwitch.FIRST_HAND_UNTIMED)
        .idleWhere(rules ->
            Optional.of("setup.idle.first-hand").filter(why -> !timed((OklahomaRules) rules)));
  }

  private static boolean timed(OklahomaRules rules) {
    boolean windows = rules.seats() > 2 && !rules.claims().limit().equals(OptionalInt.of(0));
    return rules.clocks().turnSeconds().isPresent()
        || (windows && rules.clocks().claimSeconds().isPresent());
  }

  private static Parameter<Boolean> yesNo(String key, OklahomaSwitch what) {
    return parameter(
        key,
        List.of(true, false),
        rules -> rules.has(what),
        (rules, value) -> rules.with(what, value),
        (texts, value) -> texts.say(value ? "setup.yes" : "setup.no"));
  }

  private static Parameter<Integer> number(
      String key,
      int least,
      int most,
      Function<OklahomaRules, Integer> get,
      BiFunction<OklahomaRules, Integer, OklahomaRules> set) {
    return parameter(
        key,
        IntStream.rangeClosed(least, most).boxed().toList(),
        get,
        set,
        (texts, value) -> texts.say("setup.value." + key, value));
  }

  private static Parameter<OptionalInt> limit(
      String key,
      IntStream limits,
      Function<OklahomaRules, OptionalInt> get,
      BiFunction<OklahomaRules, OptionalInt, OklahomaRules> set) {
    return parameter(
        key,
        Stream.concat(Stream.of(OptionalInt.empty()), limits.mapToObj(OptionalInt::of)).toList(),
        get,
        set,
        (texts, value) ->
            value.isPresent()
                ? texts.say("setup.value." + key, value.getAsInt())
                : texts.say("setup.value." + key + ".none"));
  }

  private static <E extends Enum<E>> Parameter<E> named(
      String key,
      E[] values,
      Function<OklahomaRules, E> get,
      BiFunction<OklahomaRules, E, OklahomaRules> set) {
    return parameter(
        key,
        List.of(values),
        get,
        set,
        (texts, value) -> texts.say("setup.value." + key + "." + value.name()));
  }

  private static <T> Parameter<T> parameter(
      String key,
      List<T> values,
      Function<OklahomaRules, T> get,
      BiFunction<OklahomaRules, T, OklahomaRules> set,
      BiFunction<Texts, T, String> said) {
    return new Parameter<>(
        Game.OKLAHOMA,
        key,
        values,
        rules -> get.apply((OklahomaRules) rules),
        (rules, value) -> set.apply((OklahomaRules) rules, value),
        said,
        rules -> Optional.empty());
  }
}
