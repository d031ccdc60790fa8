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

/** Complete rules that the player can choose by name. */
public sealed interface Preset {

  /** The standard rules of Oklahoma. */
  record Standard() implements Preset {}

  /** A published set of rules for Oklahoma Gin. */
  record Sheet(GinPreset sheet) implements Preset {}

  /**
   * One of the player's own sets.
   *
   * @param name the name that the player gave it
   */
  record Own(String name, Rules rules) implements Preset {}

  /** All presets of a game: the published ones first, then the player's own. */
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

  /** The published preset from which these rules differ least. */
  static Preset nearest(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma -> new Standard();
      case GinRules gin -> new Sheet(Notation.nearest(gin));
    };
  }

  /**
   * The preset that stands for these rules: a published or own one with exactly the same
   * parameters, or otherwise the nearest published one.
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

  /** The game of its rules. */
  default Game game() {
    return switch (this) {
      case Standard standard -> Game.OKLAHOMA;
      case Sheet sheet -> Game.GIN;
      case Own own -> own.rules().game();
    };
  }

  /** Its rules for a table at this venue: for all chairs in Oklahoma and for two seats in gin. */
  default Rules rules(Venue venue) {
    return switch (this) {
      case Standard standard -> venue.standard(venue.freest(Game.OKLAHOMA));
      case Sheet(GinPreset sheet) -> venue.sheet(sheet, venue.freest(Game.GIN));
      case Own own -> own.rules();
    };
  }

  /** Its name. */
  default String name(Texts texts) {
    return switch (this) {
      case Standard standard -> texts.say("setup.preset.STANDARD");
      case Sheet(GinPreset sheet) -> new GinNames(texts).sheet(sheet);
      case Own own -> own.name();
    };
  }

  /** Its name together with its game. */
  default String fullName(Texts texts) {
    return texts.say("setup.preset.of-game", texts.say("gin.game." + game().name()), name(texts));
  }
}
