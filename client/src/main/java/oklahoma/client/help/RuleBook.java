package oklahoma.client.help;

import java.util.List;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * The rule book, generated from the rules in play: their values choose and fill in every sentence,
 * so no sentence can contradict them.
 */
final class RuleBook {
  private RuleBook() {}

  /**
   * The chapters for these rules.
   *
   * @param counted whether the number of players is known to be the rules' number of seats
   */
  static List<Chapter> of(Rules rules, boolean counted) {
    return switch (rules) {
      case OklahomaRules oklahoma -> OklahomaBook.chapters(oklahoma, counted);
      case GinRules gin -> GinBook.chapters(gin, counted);
    };
  }
}
