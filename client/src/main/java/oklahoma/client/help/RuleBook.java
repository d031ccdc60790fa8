package oklahoma.client.help;

import java.util.List;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * The book of rules, made from the rules that are played: every sentence is chosen and filled in by
 * their values, so none can disagree with them.
 */
final class RuleBook {
  private RuleBook() {}

  /**
   * The chapters of the game that is played.
   *
   * @param counted whether it is known that as many play as the rules have seats
   */
  static List<Chapter> of(Rules rules, boolean counted) {
    return switch (rules) {
      case OklahomaRules oklahoma -> OklahomaBook.chapters(oklahoma, counted);
      case GinRules gin -> GinBook.chapters(gin, counted);
    };
  }
}
