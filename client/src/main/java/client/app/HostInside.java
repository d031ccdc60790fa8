package client.app;

import client.setup.TablePlan;
import host.Host;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import protocol.Chair;
import protocol.Name;
import protocol.ToHost;
import protocol.Wish;

/** What a table of one's own and one hosted for others have in common: a host in this program. */
final class HostInside {
  /** Nobody waits for what a host does when it starts and stops. */
  static final Executor BACKGROUND = task -> Thread.ofVirtual().name("host-inside").start(task);

  private HostInside() {}

  /**
   * The chairs of a plan: an open one for the player first, then the bots.
   *
   * @param bots what the plan's bots are called
   */
  static List<Chair> chairs(TablePlan plan, List<Name> bots) {
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Open()));
    for (int i = 0; i < bots.size(); i++) {
      chairs.add(new Chair.OfBot(bots.get(i), plan.bots().get(i).level()));
    }
    return chairs;
  }

  /** Sits down by the door inside the program, which needs no port. */
  static Attendance sitDown(Host host, int table, Name player, Attendance.Listener listener) {
    return Attendance.open(
        host.address(), new ToHost.Hello(player, table, new Wish.Sit()), listener);
  }

  /** Hangs up, and stops the host once the line is closed, in the background. */
  static void close(Attendance attendance, Runnable host) {
    attendance.close();
    var _ = attendance.closed().thenRunAsync(host, BACKGROUND);
  }
}
