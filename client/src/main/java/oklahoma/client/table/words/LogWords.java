package oklahoma.client.table.words;

import java.util.Optional;
import java.util.function.Function;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.text.GinLogText;
import oklahoma.client.text.OklahomaLogText;
import oklahoma.client.text.OwnerActionText;
import oklahoma.client.text.Refusals;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/** Puts a line of the log into the words of the game. */
public final class LogWords {
  private final OklahomaLogText oklahoma;
  private final GinLogText gin;
  private final Refusals refusals;
  private final OwnerActionText ownerActions;
  private final SeatNews seats;

  /**
   * @param names what the players are called
   * @param me who reads it
   */
  public LogWords(Texts texts, Function<Seat, String> names, Viewer me) {
    oklahoma = new OklahomaLogText(texts, names, me);
    gin = new GinLogText(texts, names, me);
    refusals = Refusals.ofOklahoma(texts, names);
    ownerActions = new OwnerActionText(texts, names, me);
    seats = new SeatNews(texts, me);
  }

  /** The sentence of a line; empty if there is nothing to tell. */
  public Optional<String> say(LogLine line) {
    return switch (line.deal()) {
      case Oklahoma deal
          when line.lost()
              && line.event() instanceof Event.ClaimSettled(var taker, Card card)
              && taker.isPresent() ->
          Optional.of(refusals.claimLost(taker.get(), card, deal.rules().claims().penalty()));
      case Oklahoma deal -> oklahoma.say(line.event(), deal, line.mover(), line.outOfTurn());
      case Gin deal -> gin.say(line.event(), deal, line.mover());
    };
  }

  /** What the owner of the table did. */
  public String say(OwnerAction ownerAction) {
    return ownerActions.say(ownerAction);
  }

  /** Who has come or gone. */
  public String say(PresenceChange change) {
    return seats.say(change);
  }
}
