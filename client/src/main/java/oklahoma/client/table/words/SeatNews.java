package oklahoma.client.table.words;

import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.text.Texts;
import oklahoma.rules.Viewer;

/** Sentences about people who come, go or change role. */
public final class SeatNews {
  private final Texts texts;
  private final Viewer me;

  /**
   * @param me the reader, who may be addressed as "you"
   */
  public SeatNews(Texts texts, Viewer me) {
    this.texts = texts;
    this.me = me;
  }

  public String say(PresenceChange change) {
    return switch (change) {
      case PresenceChange.Lost lost when lost.graceMillis().isPresent() ->
          texts.say(
              "table.news.gone", lost.name().text(), (lost.graceMillis().getAsLong() + 999) / 1000);
      case PresenceChange.Lost lost -> texts.say("table.news.gone-waiting", lost.name().text());
      case PresenceChange.LeftForNow left ->
          texts.say("table.news.left-for-now", left.name().text());
      case PresenceChange.StoodIn stood -> texts.say("table.news.stood-in", stood.name().text());
      case PresenceChange.Back back ->
          texts.say(
              back.fromBot() ? "table.news.seat-back" : "table.news.back", back.name().text());
      case PresenceChange.Left left -> texts.say("table.news.left", left.name().text());
      case PresenceChange.TookSeat took ->
          texts.say("table.news.instead", took.name().text(), took.before().text());
      case PresenceChange.Latecomers(boolean allowed) ->
          texts.say(allowed ? "table.news.latecomers" : "table.news.no-latecomers");
      case PresenceChange.Advised advised when advised.seat() == me ->
          texts.say("table.news.advised.you");
      case PresenceChange.Advised advised -> texts.say("table.news.advised", advised.name().text());
      case PresenceChange.Owns owns when owns.seat() == me -> texts.say("table.news.owns.you");
      case PresenceChange.Owns owns -> texts.say("table.news.owns", owns.name().text());
      case PresenceChange.BeganWatching began -> texts.say("board.watches", began.name().text());
      case PresenceChange.StoppedWatching stopped ->
          texts.say("table.news.watches-no-more", stopped.name().text());
    };
  }
}
