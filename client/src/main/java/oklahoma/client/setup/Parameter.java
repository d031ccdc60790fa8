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
 * @param game the game whose rules have it; only such rules may be asked about it
 * @param key its name in the bundles
 * @param values the values that are offered, in the order of the menu; a file may bring others
 * @param get its value in a set of rules
 * @param set the rules with another value
 * @param said the text of a value
 * @param idle the text that says why it means nothing in a set of rules, if that is so
 */
public record Parameter<T>(
    Game game,
    String key,
    List<T> values,
    Function<Rules, T> get,
    BiFunction<Rules, T, Rules> set,
    BiFunction<Texts, T, String> said,
    Function<Rules, Optional<String>> idle) {

  public Parameter {
    values = List.copyOf(values);
  }

  /** All parameters of a game, the most telling first. */
  public static List<Parameter<?>> of(Game game) {
    return switch (game) {
      case OKLAHOMA -> OklahomaParameters.all();
      case GIN -> GinParameters.all();
    };
  }

  /**
   * The parameters in which two sets of rules differ; all if they are of two games.
   *
   * @param one decides whose parameters are meant
   */
  public static List<Parameter<?>> differing(Rules one, Rules other) {
    List<Parameter<?>> all = of(one.game());
    return one.game() == other.game()
        ? all.stream().filter(each -> each.differs(one, other)).toList()
        : all;
  }

  /** The same where some rules leave it without a meaning. */
  Parameter<T> idleWhere(Function<Rules, Optional<String>> why) {
    return new Parameter<>(game, key, values, get, set, said, why);
  }

  /** Why these rules cannot have that value, as the key of a sentence, if they cannot. */
  Optional<String> fault(Rules rules, T value) {
    return Unplayable.why(() -> set.apply(rules, value));
  }

  /** Whether two sets of rules of its game differ in it. */
  public boolean differs(Rules one, Rules other) {
    return !get.apply(one).equals(get.apply(other));
  }

  /** Whether two parameters are the same one. */
  public boolean is(Parameter<?> other) {
    return game == other.game() && key.equals(other.key());
  }

  /** The key of what it is called. */
  String nameKey() {
    return prefix() + key + ".name";
  }

  /** The key of the sentence about it. */
  String sentenceKey() {
    return prefix() + key + ".sentence";
  }

  /** What it is called. */
  public String name(Texts texts) {
    return texts.say(nameKey());
  }

  /** The text of its value in a set of rules. */
  public String say(Texts texts, Rules rules) {
    return said.apply(texts, get.apply(rules));
  }

  private String prefix() {
    return switch (game) {
      case OKLAHOMA -> "setup.rule.";
      case GIN -> "ginrules.rule.";
    };
  }
}
