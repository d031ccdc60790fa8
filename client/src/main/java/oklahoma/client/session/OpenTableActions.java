package oklahoma.client.session;

import java.util.List;
import oklahoma.client.match.TableScreen;
import oklahoma.client.table.model.TableModel;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;

/**
 * The actions of a match's screen that leave it or save its match.
 *
 * @param table the table
 * @param model the model of the match
 * @param replays saves the match when it is over
 * @param leaving asks whether to leave
 * @param ending leaves, and asks only if something would be lost
 * @param changing opens the page where the rules of the next match are chosen
 */
record OpenTableActions(
    OpenTable table,
    TableModel model,
    Replays replays,
    Runnable leaving,
    Runnable ending,
    Runnable changing)
    implements TableScreen.Actions {

  /** Adds the finished match to the archive. */
  void keep() {
    table.place().ifPresent(place -> replays.keep(place, participation()));
  }

  @Override
  public void leave() {
    leaving.run();
  }

  @Override
  public void end() {
    ending.run();
  }

  @Override
  public void change() {
    changing.run();
  }

  @Override
  public void lobby() {
    table.session().send(new ToHost.BackToLobby());
  }

  @Override
  public boolean saves() {
    return table.saved();
  }

  @Override
  public void watch() {
    table.place().ifPresent(place -> replays.watch(place, participation()));
  }

  @Override
  public void export() {
    table.place().ifPresent(place -> replays.export(place, participation()));
  }

  @Override
  public boolean alone() {
    return table instanceof SoloTable;
  }

  private ArchivedMatch.Participation participation() {
    List<String> bots =
        model.labelsProperty().get().stream()
            .map(label -> label.absent() ? "" : label.bot().map(BotLevel::name).orElse(""))
            .toList();
    return new ArchivedMatch.Participation(model.playerView().seat(), bots, true);
  }
}
