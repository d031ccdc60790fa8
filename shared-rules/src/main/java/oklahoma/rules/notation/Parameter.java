package oklahoma.rules.notation;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A parameter of the rules in the notation.
 *
 * @param word its name in the notation
 * @param of its value in rules
 * @param print how a value is printed
 * @param read how a value is read
 * @param <R> the rules of a game
 * @param <T> its values
 */
record Parameter<R, T>(
    String word, Function<R, T> of, Function<T, String> print, Function<Line, T> read) {
  private static final String YES = "yes";
  private static final String NO = "no";

  static <R> Parameter<R, Integer> number(String word, Function<R, Integer> of) {
    return new Parameter<>(word, of, value -> "" + value, Line::anyNumber);
  }

  /**
   * A number that may be missing.
   *
   * @param without the word for a missing number
   */
  static <R> Parameter<R, OptionalInt> limit(
      String word, String without, Function<R, OptionalInt> of) {
    return new Parameter<>(
        word,
        of,
        value -> value.isPresent() ? "" + value.getAsInt() : without,
        line -> line.takes(without) ? OptionalInt.empty() : OptionalInt.of(line.anyNumber()));
  }

  static <R, E extends Enum<E>> Parameter<R, E> choice(
      String word, Class<E> type, Function<R, E> of) {
    return new Parameter<>(word, of, Line::worded, line -> line.choice(type));
  }

  /** A parameter for each switch, with the switch's name as its word and yes or no as its value. */
  static <R, S extends Enum<S>> Map<S, Parameter<R, Boolean>> switches(
      Class<S> switches, BiFunction<R, S, Boolean> has) {
    Map<S, Parameter<R, Boolean>> parameters = new EnumMap<>(switches);
    for (S each : switches.getEnumConstants()) {
      parameters.put(
          each,
          new Parameter<>(
              Line.worded(each),
              rules -> has.apply(rules, each),
              value -> value ? YES : NO,
              Parameter::yes));
    }
    return parameters;
  }

  private static boolean yes(Line line) {
    if (line.takes(YES)) {
      return true;
    }
    line.expect(NO);
    return false;
  }

  /** Its value in these rules, printed. */
  String print(R rules) {
    return print.apply(of.apply(rules));
  }
}
