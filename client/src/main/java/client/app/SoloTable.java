package client.app;

import client.setup.TablePlan;
import host.Host;
import host.HostSettings;
import host.table.Pace;
import host.table.TableSetup;
import java.util.List;
import java.util.OptionalLong;
import protocol.Chair;
import protocol.Name;

/**
 * A table of one's own: a host inside the program, and the player's line to it, which opens no
 * port.
 */
final class SoloTable implements OpenTable {
  private final Host host;
  private final Attendance attendance;

  /**
   * Opens a table and sits down at it.
   *
   * @param names who sits in each seat, the player first, then the bots of the plan
   * @param pace how long bots take
   * @param seed makes the cards the same every time; secret if empty
   */
  SoloTable(
      HostSettings settings,
      TablePlan plan,
      List<Name> names,
      Pace pace,
      OptionalLong seed,
      Attendance.Listener listener) {
    this.host = Host.start(settings);
    int table = host.open(setup(plan, names, pace, seed));
    this.attendance = HostInside.sitDown(host, table, names.getFirst(), listener);
  }

  @Override
  public Attendance attendance() {
    return attendance;
  }

  @Override
  public void leave() {
    close();
  }

  @Override
  public void close() {
    HostInside.close(attendance, host::close);
  }

  private static TableSetup setup(TablePlan plan, List<Name> names, Pace pace, OptionalLong seed) {
    List<Chair> chairs = HostInside.chairs(plan, names.subList(1, names.size()));
    TableSetup setup = TableSetup.of(plan.rules(), chairs, pace);
    return seed.isPresent() ? setup.seeded(seed.getAsLong()) : setup;
  }
}
