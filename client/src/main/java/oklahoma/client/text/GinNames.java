package oklahoma.client.text;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;

/** The names of presets, match ends and melds in gin. */
public final class GinNames {
  private final Texts texts;

  /** Names in the language of these texts. */
  public GinNames(Texts texts) {
    this.texts = texts;
  }

  /** The name of a preset. */
  public String sheet(GinPreset sheet) {
    return texts.say("gin.sheet." + sheet.name());
  }

  /** A description of a preset in one line. */
  public String line(GinPreset sheet) {
    return texts.say("gin.sheet." + sheet.name() + ".line");
  }

  /**
   * The name of rules: that of the preset with the same rules, apart from the clocks, or a general
   * name for the player's own rules.
   */
  public String rules(GinRules rules) {
    return Stream.of(GinPreset.values())
        .filter(sheet -> rules.seats() <= sheet.mostSeats())
        .filter(sheet -> timeless(sheet.rules(rules.seats())).equals(timeless(rules)))
        .findFirst()
        .map(this::sheet)
        .orElseGet(() -> texts.say("gin.sheet.own"));
  }

  /** The length of a match in a few words. */
  public String end(GinRules rules) {
    return switch (rules.end()) {
      case MatchEnd.Target(int points, boolean beyond) ->
          texts.say(beyond ? "gin.end.beyond" : "gin.end.target", points);
      case MatchEnd.Rounds rounds -> texts.say("gin.end.rounds", rounds.count());
    };
  }

  /** The length of a match as a sentence; in Hollywood scoring, that of each of its games. */
  public String match(GinRules rules) {
    boolean three = rules.has(GinSwitch.HOLLYWOOD);
    String target = three ? "gin.match.target-game" : "gin.match.target";
    String past = three ? "gin.match.beyond-game" : "gin.match.beyond";
    return switch (rules.end()) {
      case MatchEnd.Target(int points, boolean beyond) -> texts.say(beyond ? past : target, points);
      case MatchEnd.Rounds rounds -> texts.say("gin.match.rounds", rounds.count());
    };
  }

  /** All cards of these melds, with dots between the melds. */
  public String melds(List<Meld> melds) {
    return melds.stream()
        .map(meld -> cards(meld.cards()))
        .reduce((one, other) -> one + " · " + other)
        .orElse("–");
  }

  private String cards(List<Card> cards) {
    return cards.stream()
        .map(card -> texts.say("gin.card", (Suited) card))
        .reduce("", String::concat);
  }

  private static GinRules timeless(GinRules rules) {
    return rules
        .with(new GinRules.Clocks(OptionalInt.empty(), OptionalInt.empty()))
        .with(GinSwitch.FIRST_ROUND_UNTIMED, false);
  }
}
