package oklahoma.client.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.text.Texts;
import oklahoma.rules.Game;
import oklahoma.rules.oklahoma.OklahomaDraft;
import oklahoma.rules.oklahoma.OklahomaRules;

/** The parameters of Oklahoma. */
final class OklahomaParameters {
  private static final List<Parameter<?>> ALL =
      List.of(
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
          limit(
              "claims", IntStream.rangeClosed(0, 5), OklahomaRules::claims, OklahomaDraft::claims),
          number("penalty", 0, 2, OklahomaRules::penalty, OklahomaDraft::penalty),
          yesNo("down-claims", OklahomaRules::downMayClaim, OklahomaDraft::downMayClaim),
          yesNo(
              "first-card",
              OklahomaRules::firstUpCardClaimable,
              OklahomaDraft::firstUpCardClaimable),
          claimWindow(),
          turnClock(),
          number("renewals", 1, 20, OklahomaRules::renewals, OklahomaDraft::renewals),
          named("tie", OklahomaRules.Tie.values(), OklahomaRules::tie, OklahomaDraft::tie),
          named(
              "dealer",
              OklahomaRules.NextDealer.values(),
              OklahomaRules::nextDealer,
              OklahomaDraft::nextDealer));

  private OklahomaParameters() {}

  static List<Parameter<?>> all() {
    return ALL;
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

  private static Parameter<Boolean> yesNo(
      String key, Function<OklahomaRules, Boolean> get, BiConsumer<OklahomaDraft, Boolean> set) {
    return parameter(
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
      BiConsumer<OklahomaDraft, OptionalInt> set) {
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
      String key, E[] values, Function<OklahomaRules, E> get, BiConsumer<OklahomaDraft, E> set) {
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
      BiConsumer<OklahomaDraft, T> set,
      BiFunction<Texts, T, String> said) {
    return new Parameter<>(
        Game.OKLAHOMA,
        key,
        values,
        rules -> get.apply((OklahomaRules) rules),
        (rules, value) -> {
          OklahomaDraft draft = ((OklahomaRules) rules).draft();
          set.accept(draft, value);
          return draft.rules();
        },
        said,
        rules -> Optional.empty());
  }
}
