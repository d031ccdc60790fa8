package oklahoma.client.match;

import static oklahoma.rules.Onlooker.ONLOOKER;

import java.util.Optional;
import oklahoma.client.match.presence.Absence;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.LogDeed;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.log.LogPresence;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.table.panel.LogPanel;
import oklahoma.client.table.words.LogWords;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.Deed;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;

/** Says what the lines of a table's log tell, and whose doing each is. */
record ToldLines(Texts texts, TableModel model) {

  /** A line as the log shows it. */
  LogPanel.Line line(LogEntry entry) {
    Viewer me = model.sight().me();
    LogWords words = new LogWords(texts, model::nameOf, me);
    return switch (entry) {
      case LogLine line ->
          new LogPanel.Line(
              line.hand(),
              words.say(line).orElse(""),
              line.lost() || (me instanceof Seat && actor(line.event()) == me),
              line.event() instanceof Event.ClaimSettled);
      case LogDeed(int hand, Deed deed) ->
          new LogPanel.Line(hand, words.say(deed), deed.owner() == me, false);
      case LogPresence(int hand, int after, PresenceChange change) ->
          new LogPanel.Line(hand, words.say(change), false, false);
    };
  }

  /**
   * What the log calls a deal of the match: a hand, in gin a round; void ones and a hand that is
   * played again do not count.
   */
  String heading(int number) {
    return switch (model.sight().game()) {
      case Oklahoma hand ->
          texts.say(
              "board.hand",
              number == model.round() ? hand.hand() : Math.min(number, OklahomaMatch.HANDS));
      case Gin round -> texts.say("gin.round", roundsBefore(number) + 1);
    };
  }

  private int roundsBefore(int deal) {
    return model.standingProperty().get().rounds(Math.max(0, deal - 1));
  }

  /**
   * A line as one hears of it who was away.
   *
   * @param asked the move that was on its way when the line was lost
   */
  Absence.Happening happening(LogEntry entry, Optional<Move> asked) {
    LogPanel.Line told = line(entry);
    return new Absence.Happening(
        told.words(),
        told.mine() && moved(entry),
        entry instanceof LogLine line
            && asked.filter(move -> brings(move, line.event())).isPresent());
  }

  /** Whether a move of one's own seat lets this happen. */
  private static boolean brings(Move move, Event event) {
    return switch (move) {
      case Move.Draw _ -> event instanceof Event.Drew;
      case Move.Take _ -> event instanceof Event.Took;
      case Move.Discard(Card card) ->
          event instanceof Event.Discarded discarded && discarded.card().equals(card);
      case Move.LayDown _ -> event instanceof Event.LaidDown;
      case Move.LayOff off -> event instanceof Event.LaidOff laid && laid.card().equals(off.card());
      case Move.Displace _ -> event instanceof Event.Displaced;
      case Move.Knock _ -> event instanceof Event.Knocked;
      case Move.Pass _ -> event instanceof Event.Declined;
      case Move.Claim _ -> false; // a claim is no move that the program makes
    };
  }

  /** Whether somebody has moved; the player may have claimed a card before going away. */
  private static boolean moved(LogEntry entry) {
    return entry instanceof LogLine line
        && !line.outOfTurn()
        && !(line.event() instanceof Event.ClaimSettled)
        && !(line.event() instanceof Event.Ended);
  }

  /** Whose doing an event is; nobody's is an onlooker's. */
  private static Viewer actor(Event event) {
    return switch (event) {
      case Event.Drew drew -> drew.seat();
      case Event.Took took -> took.seat();
      case Event.Discarded discarded -> discarded.seat();
      case Event.LaidDown down -> down.seat();
      case Event.LaidOff off -> off.seat();
      case Event.Displaced moved -> moved.seat();
      case Event.ClaimSettled settled -> settled.taker().<Viewer>map(seat -> seat).orElse(ONLOOKER);
      case Event.Answered answered -> answered.seat();
      case Event.Declined declined -> declined.seat();
      case Event.Knocked knocked -> knocked.seat();
      case Event.StockRanOut _, Event.Renewed _ -> ONLOOKER;
      case Event.Ended ended -> ended.out().<Viewer>map(seat -> seat).orElse(ONLOOKER);
    };
  }
}
