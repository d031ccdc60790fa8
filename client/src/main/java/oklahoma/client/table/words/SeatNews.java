package oklahoma.client.table.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Viewer;

/** What is worth telling of those who sit at the table: who has gone, who is back. */
public final class SeatNews {
  private final Texts texts;

  public SeatNews(Texts texts) {
    this.texts = texts;
  }

  /** The sentences of a change, in seat order; nothing of one's own seat. */
  public List<String> of(List<SeatLabel> before, List<SeatLabel> after, Viewer me) {
    List<String> news = new ArrayList<>();
    for (int seat = 0; seat < Math.min(before.size(), after.size()); seat++) {
      if (after.get(seat).seat() != me) {
        of(before.get(seat), after.get(seat)).ifPresent(news::add);
      }
    }
    return news;
  }

  private Optional<String> of(SeatLabel before, SeatLabel after) {
    String name = after.name().text();
    if (!before.name().equals(after.name())) {
      return Optional.of(texts.say("table.news.instead", name, before.name().text()));
    }
    return switch (after.presence()) {
      case HERE, SLOW -> back(before, name);
      case AWAY -> before.absent() ? Optional.empty() : Optional.of(gone(after, name));
      case STOOD_IN ->
          before.presence() == after.presence()
              ? Optional.empty()
              : Optional.of(texts.say("table.news.stood-in", name));
    };
  }

  private Optional<String> back(SeatLabel before, String name) {
    return switch (before.presence()) {
      case HERE, SLOW -> Optional.empty();
      case AWAY -> Optional.of(texts.say("table.news.back", name));
      case STOOD_IN -> Optional.of(texts.say("table.news.seat-back", name));
    };
  }

  private String gone(SeatLabel label, String name) {
    return label.graceMillis().isPresent()
        ? texts.say("table.news.gone", name, (label.graceMillis().getAsLong() + 999) / 1000)
        : texts.say("table.news.gone-waiting", name);
  }
}
