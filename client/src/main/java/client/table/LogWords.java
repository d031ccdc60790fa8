package client.table;

import client.text.GinLogText;
import client.text.LogText;
import client.text.Texts;
import java.util.Optional;
import java.util.function.Function;
import rules.Seat;
import rules.Viewer;
import rules.gin.Gin;
import rules.oklahoma.Oklahoma;

/** Tells a line of the log in the words of the game that is played. */
public final class LogWords {
  private final LogText oklahoma;
  private final GinLogText gin;

  /**
   * @param names what the players are called
   * @param me who reads it
   */
  public LogWords(Texts texts, Function<Seat, String> names, Viewer me) {
    oklahoma = new LogText(texts, names, me);
    gin = new GinLogText(texts, names, me);
  }

  /** The sentence of a line; empty if there is nothing to tell. */
  public Optional<String> say(LogLine line) {
    return switch (line.deal()) {
      case Oklahoma deal -> oklahoma.say(line.event(), deal, line.mover());
      case Gin deal -> gin.say(line.event(), deal, line.mover());
    };
  }
}
