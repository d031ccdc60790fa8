package oklahoma.host.testing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import oklahoma.host.table.setup.Timing;

/** A clock that is turned by hand. */
public final class ManualTiming implements Timing {

  private record Ringing(long at, Runnable ring) {}

  private final List<Ringing> alarms = new ArrayList<>();
  private long now;

  @Override
  public synchronized long nanos() {
    return now;
  }

  @Override
  public synchronized Alarm after(Duration delay, Runnable ring) {
    Ringing ringing = new Ringing(now + delay.toNanos(), ring);
    alarms.add(ringing);
    return () -> cancel(ringing);
  }

  /** Lets time pass and rings what is due, the earliest first. */
  public synchronized void pass(Duration time) {
    now += time.toNanos();
    List<Ringing> due =
        alarms.stream()
            .filter(each -> each.at() <= now)
            .sorted(Comparator.comparingLong(Ringing::at))
            .toList();
    alarms.removeAll(due);
    due.forEach(each -> each.ring().run());
  }

  /** How many alarms are set. */
  public synchronized int set() {
    return alarms.size();
  }

  /** Whether something is to ring exactly so long from now. */
  public synchronized boolean ringsIn(Duration delay) {
    return alarms.stream().anyMatch(each -> each.at() == now + delay.toNanos());
  }

  private synchronized void cancel(Ringing ringing) {
    alarms.remove(ringing);
  }
}
