package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRulesRefused;
import oklahoma.rules.oklahoma.OklahomaRulesRefused;

/**
 * Rules under construction: the defaults, and the values that a text gives instead. The rules are
 * built after the whole text has been read, so that related parameters may come in any order.
 *
 * @param <R> the rules of a game
 */
final class RulesReader<R extends Rules> {
  static final String SEATS = "seats";

  private final int seats;
  private final R usual;
  private final List<Parameter<R, ?>> parameters;
  private final Function<RulesReader<R>, R> made;
  private final Map<Parameter<R, ?>, Object> values = new HashMap<>();
  private final Set<String> facts = new HashSet<>();

  /**
   * @param made makes rules of the values that were read
   */
  RulesReader(
      int seats, R usual, List<Parameter<R, ?>> parameters, Function<RulesReader<R>, R> made) {
    this.seats = seats;
    this.usual = usual;
    this.parameters = parameters;
    this.made = made;
  }

  int seats() {
    return seats;
  }

  /** Reads a number of seats. */
  static int seats(Line line) {
    int seats = line.anyNumber();
    line.expect(SEATS);
    return seats;
  }

  /**
   * The words for the number of seats and for every parameter that differs from the usual rules.
   */
  static <R extends Rules> List<String> differences(
      R rules, R usual, List<Parameter<R, ?>> parameters) {
    List<String> words = new ArrayList<>(List.of("" + rules.seats(), SEATS));
    for (Parameter<R, ?> parameter : parameters) {
      String value = parameter.print(rules);
      if (!value.equals(parameter.print(usual))) {
        words.add(parameter.word());
        words.add(value);
      }
    }
    return words;
  }

  /** Reads a parameter and its value, if one comes next. */
  boolean takes(Line line) {
    String word = line.look();
    Optional<Parameter<R, ?>> parameter =
        parameters.stream().filter(each -> each.word().equals(word)).findFirst();
    parameter.ifPresent(found -> {
      if (values.containsKey(found)) {
        throw line.fault(NotationError.SAID_TWICE);
      }
      line.word();
      values.put(found, found.read().apply(line));
    });
    return parameter.isPresent();
  }

  /** Reads this word of the deal itself, if it comes next. */
  boolean takes(Line line, String word) {
    return takes(line, word, word);
  }

  /**
   * Reads this word of the deal itself, if it comes next.
   *
   * @param fact what the word tells; a second word for the same fact is a fault
   */
  boolean takes(Line line, String word, String fact) {
    if (line.look().equals(word) && !facts.add(fact)) {
      throw line.fault(NotationError.SAID_TWICE);
    }
    return line.takes(word);
  }

  /** The rules of lines with parameters only. */
  R rules(List<Line> lines) {
    for (Line line : lines) {
      while (!line.ended()) {
        if (!takes(line)) {
          throw line.fault(NotationError.LEFT_OVER);
        }
      }
    }
    return rules(lines.getLast());
  }

  /**
   * The rules that were read.
   *
   * @param line where a fault is reported if they cannot be played
   */
  R rules(Line line) {
    try {
      return made.apply(this);
    } catch (OklahomaRulesRefused refused) {
      throw line.fault(NotationError.RULES_REFUSED, refused.fault().name());
    } catch (GinRulesRefused refused) {
      throw line.fault(NotationError.RULES_REFUSED, refused.faults().getFirst().name());
    }
  }

  /** The value that was read for this parameter, or the usual one. */
  @SuppressWarnings("unchecked") // Only the parameter itself put it there.
  <T> T value(Parameter<R, T> parameter) {
    return (T) values.getOrDefault(parameter, parameter.of().apply(usual));
  }

  /** The switches that are on. */
  <S> Set<S> on(Map<S, Parameter<R, Boolean>> switches) {
    return switches.entrySet().stream()
        .filter(each -> value(each.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }
}
