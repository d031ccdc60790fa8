package oklahoma.client.setup;

import oklahoma.client.text.Texts;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Game;

/** Descriptions of the bot levels. */
public final class LevelWords {
  private LevelWords() {}

  /** What a bot of this level does in a game; most levels do the same in both. */
  public static String of(Texts texts, BotLevel level, Game game) {
    String both = "setup.plays." + level.name();
    String one = both + "." + game.name();
    return texts.say(texts.has(one) ? one : both);
  }
}
