package oklahoma.client.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import oklahoma.client.text.Texts;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;

/**
 * A parameter of the rules that the player can choose. The number of seats is not one: it follows
 * from the people at the table.
 *
 * @param game the game that has it; the functions accept only rules of this game
 * @param key the part of its text keys
 * @param values the values that menus offer, in order; saved rules may have others
 * @param get its value in a set of rules
 * @param set the rules with another value
 * @param wording the text of a value
 * @param idle the text key of the reason why it has no effect in a set of rules; empty if it has
 */
public record Parameter<T>(
    Game game,
    String key,
    List<T> values,
    Function<Rules, T> get,
    BiFunction<Rules, T, Rules> set,
    BiFunction<Texts, T, String> wording,
    Function<Rules, Optional<String>> idle) {

  public Parameter {
    values = List.copyOf(values);
  }

  /** All parameters of a game, the most important first. */
  public static List<Parameter<?>> of(Game game) {
    return switch (game) {
      case OKLAHOMA -> OklahomaParameters.all();
      case GIN -> GinParameters.all();
    };
  }

  /**
   * The parameters in which two sets of rules differ; all parameters if the games differ.
   *
   * @param one the rules whose game decides about the parameters
   */
  public static List<Parameter<?>> differing(Rules one, Rules other) {
    List<Parameter<?>> all = of(one.game());
    return one.game() == other.game()
        ? all.stream().filter(each -> each.differs(one, other)).toList()
        : all;
  }

  /** The same parameter with reasons why it has no effect in some rules. */
  Parameter<T> idleWhere(Function<Rules, Optional<String>> why) {
    return new Parameter<>(game, key, values, get, set, wording, why);
  }

  /**
   * The text key of the reason why the parameter cannot have this value in these rules; empty if it
   * can.
   */
  Optional<String> fault(Rules rules, T value) {
    return Unplayable.why(() -> set.apply(rules, value));
  }

  /** Whether it differs in two sets of rules, both of its game. */
  public boolean differs(Rules one, Rules other) {
    return !get.apply(one).equals(get.apply(other));
  }

  /** Whether both are the same parameter of the same game. */
  public boolean is(Parameter<?> other) {
    return game == other.game() && key.equals(other.key());
  }

  /** The text key of its name. */
  String nameKey() {
    return prefix() + key + ".name";
  }

  /** The text key of the sentence about it. */
  String sentenceKey() {
    return prefix() + key + ".sentence";
  }

  /** Its name. */
  public String name(Texts texts) {
    return texts.say(nameKey());
  }

  /** The text of its value in a set of rules. */
  public String say(Texts texts, Rules rules) {
    return wording.apply(texts, get.apply(rules));
  }

  private String prefix() {
    return switch (game) {
      case OKLAHOMA -> "setup.rule.";
      case GIN -> "ginrules.rule.";
    };
  }
}
