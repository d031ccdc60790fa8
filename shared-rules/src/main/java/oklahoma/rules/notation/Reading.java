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
 * Rules under construction: the defaults, and the values that a text gives instead. They are built
 * when everything is read, so that related parameters may come in any order.
 *
 * @param <R> the rules of a game
 */
final class Reading<R extends Rules> {
  static final String SEATS = "seats";

  private final int seats;
  private final R usual;
  private final List<Parameter<R, ?>> parameters;
  private final Function<Reading<R>, R> made;
  private final Map<Parameter<R, ?>, Object> said = new HashMap<>();
  private final Set<String> facts = new HashSet<>();

  /**
   * @param made the rules of what was read
   */
  Reading(int seats, R usual, List<Parameter<R, ?>> parameters, Function<Reading<R>, R> made) {
    this.seats = seats;
    this.usual = usual;
    this.parameters = parameters;
    this.made = made;
  }

  int seats() {
    return seats;
  }

  /** The number of seats, where it is said next. */
  static int seats(Line line) {
    int seats = line.anyNumber();
    line.expect(SEATS);
    return seats;
  }

  /** The number of seats, and every parameter whose value is not the usual one. */
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
      if (said.containsKey(found)) {
        throw line.fault(NotationError.SAID_TWICE);
      }
      line.word();
      said.put(found, found.read().apply(line));
    });
    return parameter.isPresent();
  }

  /** Reads a word of the deal's own, if it comes next. */
  boolean takes(Line line, String word) {
    return takes(line, word, word);
  }

  /**
   * Reads a word of the deal's own, if it comes next.
   *
   * @param fact what it tells; another word may tell the same
   */
  boolean takes(Line line, String word, String fact) {
    if (line.look().equals(word) && !facts.add(fact)) {
      throw line.fault(NotationError.SAID_TWICE);
    }
    return line.takes(word);
  }

  /** The rules of lines that hold parameters only. */
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

  /** The rules, if they can be played; the line is where a fault is shown. */
  R rules(Line line) {
    try {
      return made.apply(this);
    } catch (OklahomaRulesRefused refused) {
      throw line.fault(NotationError.RULES_REFUSED, refused.fault().name());
    } catch (GinRulesRefused refused) {
      throw line.fault(NotationError.RULES_REFUSED, refused.faults().getFirst().name());
    }
  }

  /** What is said of a parameter, or what is usual. */
  @SuppressWarnings("unchecked") // It was put there by the parameter itself.
  <T> T value(Parameter<R, T> parameter) {
    return (T) said.getOrDefault(parameter, parameter.of().apply(usual));
  }

  /** The switches that are on. */
  <S> Set<S> on(Map<S, Parameter<R, Boolean>> switches) {
    return switches.entrySet().stream()
        .filter(each -> value(each.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }
}
