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

/** The sentences of the log. */
public final class LogWords {
  private final OklahomaLogText oklahoma;
  private final GinLogText gin;
  private final Refusals refusals;
  private final OwnerActionText ownerActions;
  private final SeatNews seats;

  /**
   * @param names the names of the players
   * @param me the reader, who may be addressed as "you"
   */
  public LogWords(Texts texts, Function<Seat, String> names, Viewer me) {
    oklahoma = new OklahomaLogText(texts, names, me);
    gin = new GinLogText(texts, names, me);
    refusals = Refusals.ofOklahoma(texts, names);
    ownerActions = new OwnerActionText(texts, names, me);
    seats = new SeatNews(texts, me);
  }

  /** The sentence of an event; empty if the log does not mention it. */
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

  /** The sentence of an action of the table's owner. */
  public String say(OwnerAction ownerAction) {
    return ownerActions.say(ownerAction);
  }

  /** The sentence of people who come, go or change role. */
  public String say(PresenceChange change) {
    return seats.say(change);
  }
}
