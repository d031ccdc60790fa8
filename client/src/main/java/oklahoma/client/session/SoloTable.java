package oklahoma.client.session;

import java.util.List;
import java.util.OptionalLong;
import oklahoma.client.net.EventLoops;
import oklahoma.client.setup.TablePlan;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.people.Name;

/** One of the player's own tables, without other people. */
final class SoloTable extends InProcessTable {

  /** Sits down at an open table. */
  SoloTable(InProcessHost inside, EventLoops eventLoops, TableSession.Listener listener) {
    super(inside, eventLoops, listener);
  }

  @Override
  void closing(LastTable last) {
    // does nothing: the player sets up another table with bots just as quickly
  }

  /**
   * The settings with which the host opens the table.
   *
   * @param names the name of each seat: the player, then the bots of the plan
   * @param pace how long bots take for a move
   * @param seed makes the cards the same every time; if empty, the shuffle is secret
   */
  static TableSetup setup(TablePlan plan, List<Name> names, BotPace pace, OptionalLong seed) {
    List<Chair> chairs = InProcessHost.chairs(plan, names.subList(1, names.size()));
    TableSetup setup = TableSetup.of(plan.rules(), chairs, pace).help(plan.help());
    return seed.isPresent() ? setup.seeded(seed.getAsLong()) : setup;
  }
}
