package client.setup;

import client.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rules.oklahoma.OklahomaDraft;
import rules.oklahoma.OklahomaRules;
import rules.oklahoma.RulesFault;
import rules.oklahoma.RulesRefused;

/**
 * A parameter of the rules that can be chosen. The number of seats is none: it follows from who
 * sits at the table.
 *
 * @param key its name in the bundles
 * @param values all values that are offered, in the order of the menu
 * @param get its value in a set of rules
 * @param set changes it in a draft
 * @param said the text of a value
 */
public record Parameter<T>(
    String key,
    List<T> values,
    Function<OklahomaRules, T> get,
    BiConsumer<OklahomaDraft, T> set,
    BiFunction<Texts, T, String> said) {

  /** All parameters, the most telling first. */
  public static List<Parameter<?>> all() {
    return List.of(
        number("jokers", 0, 4, OklahomaRules::jokersPerPack, OklahomaDraft::jokersPerPack),
        yesNo("ace-low", OklahomaRules::aceLow, OklahomaDraft::aceLow),
        named(
            "naturals",
            OklahomaRules.Naturals.values(),
            OklahomaRules::naturals,
            OklahomaDraft::naturals),
        named(
            "displaced",
            OklahomaRules.DisplacedWild.values(),
            OklahomaRules::displaced,
            OklahomaDraft::displaced),
        yesNo("adjacent", OklahomaRules::adjacentRuns, OklahomaDraft::adjacentRuns),
        yesNo("lay-off", OklahomaRules::layOffAtOnce, OklahomaDraft::layOffAtOnce),
        limit("claims", IntStream.rangeClosed(0, 5), OklahomaRules::claims, OklahomaDraft::claims),
        number("penalty", 0, 2, OklahomaRules::penalty, OklahomaDraft::penalty),
        yesNo("down-claims", OklahomaRules::downMayClaim, OklahomaDraft::downMayClaim),
        yesNo(
            "first-card", OklahomaRules::firstUpCardClaimable, OklahomaDraft::firstUpCardClaimable),
        claimWindow(),
        turnClock(),
        number("renewals", 1, 20, OklahomaRules::renewals, OklahomaDraft::renewals),
        named("tie", OklahomaRules.Tie.values(), OklahomaRules::tie, OklahomaDraft::tie),
        named(
            "dealer",
            OklahomaRules.NextDealer.values(),
            OklahomaRules::nextDealer,
            OklahomaDraft::nextDealer));
  }

  /** The parameters in which two sets of rules differ. */
  public static List<Parameter<?>> differing(OklahomaRules one, OklahomaRules other) {
    return all().stream().filter(each -> each.differs(one, other)).toList();
  }

  /** How long a claim window stays open. */
  static Parameter<OptionalInt> claimWindow() {
    return limit(
        "claim-window",
        IntStream.rangeClosed(3, 30),
        OklahomaRules::claimSeconds,
        OklahomaDraft::claimSeconds);
  }

  /** How long a turn may take. */
  static Parameter<OptionalInt> turnClock() {
    return limit(
        "turn-clock",
        IntStream.rangeClosed(1, 20).map(quarter -> 15 * quarter),
        OklahomaRules::turnSeconds,
        OklahomaDraft::turnSeconds);
  }

  /** The rules with another value. */
  OklahomaRules changed(OklahomaRules rules, T value) {
    OklahomaDraft draft = rules.draft();
    set.accept(draft, value);
    return draft.rules();
  }

  /** Why these rules cannot have that value, if they cannot. */
  Optional<RulesFault> fault(OklahomaRules rules, T value) {
    try {
      changed(rules, value);
      return Optional.empty();
    } catch (RulesRefused refused) {
      return Optional.of(refused.fault());
    }
  }

  /** Whether two sets of rules differ in it. */
  public boolean differs(OklahomaRules one, OklahomaRules other) {
    return !get.apply(one).equals(get.apply(other));
  }

  /** What it is called. */
  public String name(Texts texts) {
    return texts.say("setup.rule." + key + ".name");
  }

  /** The text of its value in a set of rules. */
  public String say(Texts texts, OklahomaRules rules) {
    return said.apply(texts, get.apply(rules));
  }

  private static Parameter<Boolean> yesNo(
      String key, Function<OklahomaRules, Boolean> get, BiConsumer<OklahomaDraft, Boolean> set) {
    return new Parameter<>(
        key,
        List.of(true, false),
        get,
        set,
        (texts, value) -> texts.say(value ? "setup.yes" : "setup.no"));
  }

  private static Parameter<Integer> number(
      String key,
      int least,
      int most,
      Function<OklahomaRules, Integer> get,
      BiConsumer<OklahomaDraft, Integer> set) {
    return new Parameter<>(
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
      BiConsumer<OklahomaDraft, OptionalInt> set) {
    return new Parameter<>(
        key,
        Stream.concat(Stream.of(OptionalInt.empty()), limits.boxed().map(OptionalInt::of)).toList(),
        get,
        set,
        (texts, value) ->
            value.isPresent()
                ? texts.say("setup.value." + key, value.getAsInt())
                : texts.say("setup.value." + key + ".none"));
  }

  private static <E extends Enum<E>> Parameter<E> named(
      String key, E[] values, Function<OklahomaRules, E> get, BiConsumer<OklahomaDraft, E> set) {
    return new Parameter<>(
        key,
        List.of(values),
        get,
        set,
        (texts, value) -> texts.say("setup.value." + key + "." + value.name()));
  }
}
