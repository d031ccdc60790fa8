package oklahoma.client.setup;

import java.util.List;
import oklahoma.protocol.people.BotLevel;

/**
 * A bot of a plan.
 *
 * @param name one of {@link #NAMES}; {@code setup.bot.NAME} is the text key
 * @param level how well it plays
 */
public record BotSeat(String name, BotLevel level) {
  /** The names of bots, in the order in which plans use them. */
  public static final List<String> NAMES =
      List.of("gauss", "euler", "noether", "fermat", "hypatia", "abel", "germain", "cantor");

  public BotSeat {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException("no bot is called " + name);
    }
  }

  /** The same bot at another level. */
  BotSeat at(BotLevel other) {
    return new BotSeat(name, other);
  }
}
