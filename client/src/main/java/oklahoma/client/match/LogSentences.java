package oklahoma.client.match;

import oklahoma.client.match.presence.Absence;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.log.LogOwnerAction;
import oklahoma.client.table.model.log.LogPresence;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.table.panel.LogPanel;
import oklahoma.client.table.words.LogWords;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.rules.Event;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;

/** The sentences of a table's log. */
record LogSentences(Texts texts, TableModel model) {

  /** The log line of an entry. */
  LogPanel.Line line(LogEntry entry) {
    Viewer me = model.playerView().me();
    LogWords words = new LogWords(texts, model::nameOf, me);
    return switch (entry) {
      case LogLine line ->
          new LogPanel.Line(
              line.hand(),
              words.say(line).orElse(""),
              line.lost() || isMine(line),
              line.event() instanceof Event.ClaimSettled);
      case LogOwnerAction(int hand, OwnerAction ownerAction) ->
          new LogPanel.Line(hand, words.say(ownerAction), ownerAction.owner() == me, false);
      case LogPresence(int hand, int after, PresenceChange change) ->
          new LogPanel.Line(hand, words.say(change), false, false);
    };
  }

  private boolean isMine(LogLine line) {
    return line.actor().isPresent() && line.actor().equals(model.playerView().seat());
  }

  /**
   * The heading of a deal in the log: the number of the hand or, in gin, of the round. Void rounds
   * and hands dealt again do not count.
   */
  String heading(int number) {
    return switch (model.playerView().game()) {
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

  /** An entry for the list of events that an absent player has missed. */
  Absence.Happening happening(LogEntry entry) {
    return new Absence.Happening(
        line(entry).words(), entry instanceof LogLine line && line.mover().isEmpty());
  }
}
