package oklahoma.host.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Event;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;

/**
 * What a guest has received, deal by deal, over all its sessions. What it received once must be
 * there again after every return.
 */
public final class DealHistory {
  private final List<List<Event>> deals = new ArrayList<>();
  private final List<Standing> ends = new ArrayList<>();
  private List<Event> now = new ArrayList<>();

  /** Notes a message; the deal before is a page of its own. */
  public synchronized void note(FromHost message) {
    switch (message) {
      case FromHost.Welcome welcome -> {
        returned(welcome.soFar().stream().map(Seen::value).toList());
        ended(welcome.standing());
      }
      case FromHost.DealBegan began -> turnPage(List.of());
      case FromHost.Update update -> now.add(update.event().value());
      case FromHost.Intermission pause -> ended(pause.standing());
      default -> {}
    }
  }

  /** A deal that begins differently from the last received one is the next one. */
  private void returned(List<Event> soFar) {
    boolean same = Collections.indexOfSubList(soFar, now) == 0;
    if (same) {
      now = new ArrayList<>(soFar);
    } else {
      turnPage(soFar);
    }
  }

  private void turnPage(List<Event> soFar) {
    deals.add(now);
    now = new ArrayList<>(soFar);
  }

  private void ended(Standing standing) {
    boolean known = !ends.isEmpty() && ends.getLast().equals(standing);
    if (standing.over() && !known) {
      ends.add(standing);
    }
  }

  /** What the guest received of each deal, the last one maybe unfinished; some may be missing. */
  public synchronized List<List<Event>> deals() {
    List<List<Event>> all = new ArrayList<>(deals);
    all.add(List.copyOf(now));
    return all.stream().filter(deal -> !deal.isEmpty()).toList();
  }

  /** The scores with which matches ended. */
  public synchronized List<Standing> ends() {
    return List.copyOf(ends);
  }
}
