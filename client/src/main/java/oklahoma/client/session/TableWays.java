package oklahoma.client.session;

import java.util.List;
import oklahoma.client.match.TableScreen;
import oklahoma.client.match.score.MatchEndPanel;
import oklahoma.client.table.model.TableModel;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;

/** What a table's screen asks for beyond the table: the ways off it, and its match on record. */
final class TableWays implements TableScreen.Ways {
  private final OpenTable table;
  private final TableModel model;
  private final Replays replays;
  private final Runnable leave;
  private final Runnable end;
  private final Runnable change;

  /**
   * @param replays takes the match when it is over
   * @param leave asks whether to leave
   * @param end leaves, and asks only if something is lost
   * @param change goes to where the rules of the next match are chosen
   */
  TableWays(
      OpenTable table,
      TableModel model,
      Replays replays,
      Runnable leave,
      Runnable end,
      Runnable change) {
    this.table = table;
    this.model = model;
    this.replays = replays;
    this.leave = leave;
    this.end = end;
    this.change = change;
  }

  /** Keeps the match, which is over, among those that can be replayed. */
  void keep() {
    table.place().ifPresent(place -> replays.keep(place, whose()));
  }

  @Override
  public void leave() {
    leave.run();
  }

  @Override
  public void end() {
    end.run();
  }

  @Override
  public void change() {
    change.run();
  }

  @Override
  public void lobby() {
    table.session().say(new ToHost.BackToLobby());
  }

  @Override
  public boolean saves() {
    return table.saved();
  }

  @Override
  public void watch() {
    table.place().ifPresent(place -> replays.watch(place, whose()));
  }

  @Override
  public void export() {
    table.place().ifPresent(place -> replays.export(place, whose()));
  }

  @Override
  public MatchEndPanel.Role role() {
    if (table instanceof SoloTable) {
      return MatchEndPanel.Role.ALONE;
    }
    return table.session().owns() ? MatchEndPanel.Role.OWNER : MatchEndPanel.Role.GUEST;
  }

  private ArchivedMatch.Whose whose() {
    List<String> bots =
        model.labelsProperty().get().stream()
            .map(label -> label.absent() ? "" : label.bot().map(BotLevel::name).orElse(""))
            .toList();
    return new ArchivedMatch.Whose(model.sight().seat(), bots, true);
  }
}
