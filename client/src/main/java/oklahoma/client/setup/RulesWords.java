package oklahoma.client.setup;

import oklahoma.client.text.GinNames;
import oklahoma.client.text.Texts;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Summarises rules in a line or two. */
public final class RulesWords {
  private final Texts texts;

  /** Summaries in the language of these texts. */
  public RulesWords(Texts texts) {
    this.texts = texts;
  }

  /** The game and the nearest published rules. */
  public String title(Rules rules) {
    return Preset.nearest(rules).fullName(texts);
  }

  /** A summary of the rules of a planned table. */
  String summary(PlannedTable table) {
    Rules rules = table.chosenProperty().getValue();
    int packs =
        switch (rules) {
          case OklahomaRules oklahoma when table.venue() == Venue.SOLO -> oklahoma.packs();
          case OklahomaRules oklahoma -> 0;
          case GinRules gin -> 1;
        };
    return summary(rules, packs, table.changes());
  }

  /**
   * A summary of rules.
   *
   * @param packs the number of packs; 0 if it is not known yet
   * @param changes the number of parameters that differ from the published rules
   */
  public String summary(Rules rules, int packs, int changes) {
    return switch (rules) {
      case OklahomaRules oklahoma ->
          texts.say("setup.summary", packs, oklahoma.stock().jokersPerPack(), changes);
      case GinRules gin -> {
        GinPreset sheet = Notation.nearest(gin);
        yield texts.say("ginrules.summary", new GinNames(texts).line(sheet), changes);
      }
    };
  }
}
