package oklahoma.client.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import oklahoma.client.text.GinNames;
import oklahoma.client.text.Texts;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Rules that the player can choose as a whole. */
public sealed interface Preset {

  /** The standard rules of Oklahoma. */
  record Standard() implements Preset {}

  /** A published sheet of Oklahoma Gin. */
  record Sheet(GinPreset sheet) implements Preset {}

  /**
   * Rules that the player has kept.
   *
   * @param name what the player calls them
   */
  record Own(String name, Rules rules) implements Preset {}

  /** All of a game: what is published first, then the player's own. */
  static List<Preset> of(Game game, List<Own> own) {
    List<Preset> all =
        new ArrayList<>(
            switch (game) {
              case OKLAHOMA -> List.of(new Standard());
              case GIN -> Arrays.stream(GinPreset.values()).map(Sheet::new).toList();
            });
    own.stream().filter(each -> each.rules().game() == game).forEach(all::add);
    return all;
  }

  /** The published preset from which rules differ least. */
  static Preset nearest(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma -> new Standard();
      case GinRules gin -> new Sheet(Notation.nearest(gin));
    };
  }

  /**
   * The preset that rules are: one of the player's own with the very same parameters, or the
   * nearest.
   */
  static Preset shown(Rules rules, List<Own> own, Venue venue) {
    Preset nearest = nearest(rules);
    boolean published = Parameter.differing(rules, venue.usual(rules)).isEmpty();
    Optional<Own> same =
        own.stream()
            .filter(each -> each.rules().game() == rules.game())
            .filter(each -> Parameter.differing(rules, each.rules()).isEmpty())
            .findFirst();
    return published ? nearest : same.<Preset>map(each -> each).orElse(nearest);
  }

  /** The game that it is of. */
  default Game game() {
    return switch (this) {
      case Standard standard -> Game.OKLAHOMA;
      case Sheet sheet -> Game.GIN;
      case Own own -> own.rules().game();
    };
  }

  /** Its rules at such a table, for two in gin and for all chairs in Oklahoma. */
  default Rules rules(Venue venue) {
    return switch (this) {
      case Standard standard -> venue.standard(venue.freest(Game.OKLAHOMA));
      case Sheet(GinPreset sheet) -> venue.sheet(sheet, venue.freest(Game.GIN));
      case Own own -> own.rules();
    };
  }

  /** What it is called. */
  default String name(Texts texts) {
    return switch (this) {
      case Standard standard -> texts.say("setup.preset.STANDARD");
      case Sheet(GinPreset sheet) -> new GinNames(texts).sheet(sheet);
      case Own own -> own.name();
    };
  }

  /** What it is called, with its game. */
  default String fullName(Texts texts) {
    return texts.say("setup.preset.of-game", texts.say("gin.game." + game().name()), name(texts));
  }
}
