package client.app;

import client.setup.TablePlan;
import host.Host;
import host.HostSettings;
import host.table.Pace;
import host.table.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import protocol.Chair;
import protocol.Name;
import protocol.ToHost;
import protocol.Wish;

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
    ToHost.Hello hello = new ToHost.Hello(names.getFirst(), table, new Wish.Sit());
    this.attendance = Attendance.open(host.address(), hello, listener);
  }

  @Override
  public Attendance attendance() {
    return attendance;
  }

  @Override
  public void leave() {
    close();
  }

  /**
   * Leaves the table, and stops the host once the line is closed, in the background: nobody waits
   * for it.
   */
  @Override
  public void close() {
    attendance.close();
    var _ =
        attendance
            .closed()
            .thenRunAsync(host::close, Thread.ofVirtual().name("host-closer")::start);
  }

  private static TableSetup setup(TablePlan plan, List<Name> names, Pace pace, OptionalLong seed) {
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Open()));
    IntStream.range(1, names.size())
        .mapToObj(seat -> new Chair.OfBot(names.get(seat), plan.bots().get(seat - 1).level()))
        .forEach(chairs::add);
    TableSetup setup = TableSetup.of(plan.rules(), chairs, pace);
    return seed.isPresent() ? setup.seeded(seed.getAsLong()) : setup;
  }
}
