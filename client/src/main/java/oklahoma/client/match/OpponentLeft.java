package oklahoma.client.match;

import java.util.List;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.people.Name;

/** Asks a player whose only opponent has left whether to play on against the bot. */
final class OpponentLeft {
  private static final int TWO = 2;

  private final Pages pages;
  private final TableModel model;
  private final Runnable end;

  /**
   * @param end leaves the table; the unfinished match stays saved
   */
  OpponentLeft(Pages pages, TableModel model, Runnable end) {
    this.pages = pages;
    this.model = model;
    this.end = end;
    model.people().onPresence(this::changed);
  }

  private void changed(PresenceChange change) {
    boolean alone =
        model.labelsProperty().get().size() == TWO
            && model.playerView().seat().isPresent()
            && !model.standingProperty().get().over();
    if (!alone) {
      return;
    }
    switch (change) {
      case PresenceChange.Left left -> ask("presence.alone.left", left.name());
      case PresenceChange.LeftForNow left -> ask("presence.alone.left-for-now", left.name());
      case PresenceChange.Lost _,
          PresenceChange.StoodIn _,
          PresenceChange.Back _,
          PresenceChange.TookSeat _,
          PresenceChange.Latecomers _,
          PresenceChange.Advised _,
          PresenceChange.Owns _,
          PresenceChange.BeganWatching _,
          PresenceChange.StoppedWatching _ -> {}
    }
  }

  private void ask(String body, Name name) {
    pages.interrupt(
        "presence.alone.title",
        body,
        List.of(
            // has the focus, because a key pressed for a move must not end the match
            new Answer("presence.alone.play-on", Answer.Kind.MAIN, () -> {}),
            new Answer("presence.alone.end", Answer.Kind.PLAIN, end)),
        name.text());
  }
}
