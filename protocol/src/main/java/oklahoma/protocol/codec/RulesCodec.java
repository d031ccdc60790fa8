package oklahoma.protocol.codec;

import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.NotationError;
import oklahoma.rules.notation.Parsed;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Rules as their notation, in exactly the form that {@link Notation} prints. */
final class RulesCodec {
  private RulesCodec() {}

  static String wire(Rules rules) {
    return Notation.print(rules);
  }

  static Rules read(String text) {
    return printed(text, Notation.anyRules(bounded(text)));
  }

  static OklahomaRules oklahoma(String text) {
    return printed(text, Notation.rules(bounded(text)));
  }

  static GinRules gin(String text) {
    return printed(text, Notation.ginRules(bounded(text)));
  }

  private static String bounded(String text) {
    if (text.length() > Bounds.RULES) {
      throw new BadMessage(Fault.TOO_LONG);
    }
    return text;
  }

  /**
   * Accepts only what {@link Notation} prints; remarks or several lines are for people who write
   * rules by hand.
   */
  private static <R extends Rules> R printed(String text, Parsed<R> parsed) {
    return switch (parsed) {
      case Parsed.Value<R>(R rules) when wire(rules).equals(text) -> rules;
      case Parsed.Value<R> otherwise -> throw new BadMessage(Fault.NOT_RULES);
      case Parsed.Faulty<R>(oklahoma.rules.notation.Fault fault) ->
          throw new BadMessage(
              fault.reason() == NotationError.RULES_REFUSED ? Fault.IMPOSSIBLE : Fault.NOT_RULES);
    };
  }
}
