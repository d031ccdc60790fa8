package oklahoma.client.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import oklahoma.client.text.Texts;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;

/**
 * Makes the parameters of one game.
 *
 * @param type the class of the game's rules
 * @param words the beginning of the text keys of the values
 */
record ParameterFactory<R extends Rules>(Game game, Class<R> type, String words) {

  /** A parameter that is on or off. */
  Parameter<Boolean> yesNo(String key, Predicate<R> get, BiFunction<R, Boolean, R> set) {
    return parameter(
        key,
        List.of(true, false),
        get::test,
        set,
        (texts, value) -> texts.say(value ? "setup.yes" : "setup.no"));
  }

  /** A parameter with a number. */
  Parameter<Integer> number(
      String key, List<Integer> values, Function<R, Integer> get, BiFunction<R, Integer, R> set) {
    return parameter(key, values, get, set, (texts, value) -> texts.say(words + key, value));
  }

  /** A parameter with a number or none. */
  Parameter<OptionalInt> limit(
      String key,
      Stream<Integer> limits,
      Function<R, OptionalInt> get,
      BiFunction<R, OptionalInt, R> set) {
    return parameter(
        key,
        Stream.concat(Stream.of(OptionalInt.empty()), limits.map(OptionalInt::of)).toList(),
        get,
        set,
        (texts, value) ->
            value.isPresent()
                ? texts.say(words + key, value.getAsInt())
                : texts.say(words + key + ".none"));
  }

  /** A parameter with the constants of an enum. */
  <E extends Enum<E>> Parameter<E> named(
      String key, E[] values, Function<R, E> get, BiFunction<R, E, R> set) {
    return parameter(
        key,
        List.of(values),
        get,
        set,
        (texts, value) -> texts.say(words + key + "." + value.name()));
  }

  /** The function for {@link Parameter#idle}: gives the text key where the condition holds. */
  Function<Rules, Optional<String>> where(Predicate<R> idle, String key) {
    return rules -> Optional.of(key).filter(why -> idle.test(type.cast(rules)));
  }

  private <T> Parameter<T> parameter(
      String key,
      List<T> values,
      Function<R, T> get,
      BiFunction<R, T, R> set,
      BiFunction<Texts, T, String> wording) {
    return new Parameter<>(
        game,
        key,
        values,
        rules -> get.apply(type.cast(rules)),
        (rules, value) -> set.apply(type.cast(rules), value),
        wording,
        rules -> Optional.empty());
  }
}
