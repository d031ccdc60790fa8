package oklahoma.client.setup;

import oklahoma.client.text.Texts;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Game;

/** Describes the levels of bots. */
public final class LevelWords {
  private LevelWords() {}

  /** How a bot of this level plays a game. Most levels have one text for both games. */
  public static String of(Texts texts, BotLevel level, Game game) {
    String both = "setup.plays." + level.name();
    String one = both + "." + game.name();
    return texts.say(texts.has(one) ? one : both);
  }
}
