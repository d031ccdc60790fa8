package client.table;

import client.text.DeedText;
import client.text.GinLogText;
import client.text.LogText;
import client.text.Refusals;
import client.text.Texts;
import java.util.Optional;
import java.util.function.Function;
import protocol.Deed;
import rules.Event;
import rules.Seat;
import rules.Viewer;
import rules.card.Card;
import rules.gin.Gin;
import rules.oklahoma.Oklahoma;

/** Tells a line of the log in the words of the game that is played. */
public final class LogWords {
  private final LogText oklahoma;
  private final GinLogText gin;
  private final Refusals refusals;
  private final DeedText deeds;

  /**
   * @param names what the players are called
   * @param me who reads it
   */
  public LogWords(Texts texts, Function<Seat, String> names, Viewer me) {
    oklahoma = new LogText(texts, names, me);
    gin = new GinLogText(texts, names, me);
    refusals = Refusals.ofOklahoma(texts, names);
    deeds = new DeedText(texts, names, me);
  }

  /** The sentence of a line; empty if there is nothing to tell. */
  public Optional<String> say(LogLine line) {
    return switch (line.deal()) {
      case Oklahoma deal
          when line.lost()
              && line.event() instanceof Event.ClaimSettled(var taker, Card card)
              && taker.isPresent() ->
          Optional.of(refusals.claimLost(taker.get(), card, deal.rules().penalty()));
      case Oklahoma deal -> oklahoma.say(line.event(), deal, line.mover());
      case Gin deal -> gin.say(line.event(), deal, line.mover());
    };
  }

  /** What the owner of the table did. */
  public String say(Deed deed) {
    return deeds.say(deed);
  }
}
