package oklahoma.client.setup;

import oklahoma.client.text.GinNames;
import oklahoma.client.text.Texts;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;

/** A summary of rules, in a line or two. */
public final class RulesWords {
  private final Texts texts;

  /** In these words. */
  public RulesWords(Texts texts) {
    this.texts = texts;
  }

  /** The game and the published rules from which these differ least. */
  public String title(Rules rules) {
    return Preset.nearest(rules).fullName(texts);
  }

  /** What is played at a planned table. */
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
   * What is played.
   *
   * @param packs how many packs there will be; 0 if that is not known yet
   * @param changes how many parameters are not as published
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
