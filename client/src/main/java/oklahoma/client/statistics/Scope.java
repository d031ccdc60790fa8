package oklahoma.client.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.client.setup.Preset;
import oklahoma.client.text.Texts;
import oklahoma.rules.Game;

/** A selection of matches: by game and rules, or by opponent. */
sealed interface Scope {

  /** Whether a match is in the selection. */
  boolean has(PlayedMatch match);

  /** Its name in menus. */
  String name(Texts texts);

  /**
   * The matches of one game.
   *
   * @param preset only matches for which this is the nearest published preset; if empty, all
   */
  record Played(Game game, Optional<Preset> preset) implements Scope {
    @Override
    public boolean has(PlayedMatch match) {
      return match.rules().game() == game
          && preset.map(Preset.nearest(match.rules())::equals).orElse(true);
    }

    @Override
    public String name(Texts texts) {
      String all = texts.say("gin.game." + game.name());
      return preset.map(rules -> rules.fullName(texts)).orElse(all);
    }
  }

  /** All matches, against any opponent. */
  record Anybody() implements Scope {
    @Override
    public boolean has(PlayedMatch match) {
      return true;
    }

    @Override
    public String name(Texts texts) {
      return texts.say("stats.anybody");
    }
  }

  /** The matches with a bot of this level. */
  record Level(String level) implements Scope {
    @Override
    public boolean has(PlayedMatch match) {
      return match.bots().contains(level);
    }

    @Override
    public String name(Texts texts) {
      return texts.say("stats.bots", texts.say("setup.level." + level));
    }
  }

  /** The matches against a person with this name. */
  record Named(String player) implements Scope {
    @Override
    public boolean has(PlayedMatch match) {
      return others(match).anyMatch(player::equals);
    }

    @Override
    public String name(Texts texts) {
      return player;
    }
  }

  /** The selections by game and rules that have matches, the game of the latest match first. */
  static List<Scope> games(List<PlayedMatch> matches) {
    List<Scope> scopes = new ArrayList<>();
    List<PlayedMatch> latest =
        matches.stream().sorted(Comparator.comparingLong(PlayedMatch::id).reversed()).toList();
    for (Game game : latest.stream().map(match -> match.rules().game()).distinct().toList()) {
      scopes.add(new Played(game, Optional.empty()));
      latest.stream()
          .filter(match -> match.rules().game() == game)
          .map(match -> Preset.nearest(match.rules()))
          .distinct()
          .forEach(preset -> scopes.add(new Played(game, Optional.of(preset))));
    }
    return scopes;
  }

  /** The selections by opponent that have matches. */
  static List<Scope> opponents(List<PlayedMatch> matches) {
    Stream<Scope> levels =
        matches.stream()
            .flatMap(match -> match.bots().stream())
            .filter(level -> !level.isEmpty())
            .distinct()
            .map(Level::new);
    Stream<Scope> names =
        matches.stream().flatMap(Scope::others).distinct().sorted().map(Named::new);
    return Stream.of(Stream.of((Scope) new Anybody()), levels, names)
        .flatMap(each -> each)
        .toList();
  }

  private static Stream<String> others(PlayedMatch match) {
    return IntStream.range(0, match.players().size())
        .filter(seat -> match.me().stream().noneMatch(me -> me.ordinal() == seat))
        .mapToObj(match.players()::get);
  }
}
