package oklahoma.client.match.presence;

import java.util.List;
import oklahoma.client.table.model.Progress;

/**
 * What has happened while the player was away.
 *
 * @param hands number of hands that have ended
 * @param moved number of moves that the program made in the player's seat
 * @param lines the events of the current hand, oldest first
 */
public record Absence(int hands, int moved, List<String> lines) {
  /** The most lines shown; nobody would read more. */
  static final int MOST = 50;

  public Absence {
    lines = List.copyOf(lines);
  }

  /**
   * One event.
   *
   * @param played whether it is a move that the program made in the player's seat
   */
  public record Happening(String words, boolean played) {}

  /**
   * The events between two states of progress.
   *
   * @param all all events of the current hand, oldest first
   */
  public static Absence between(Progress before, Progress now, List<Happening> all) {
    int hands = before.goesOnIn(now) ? 0 : Math.max(0, now.deals() - before.deals());
    List<Happening> fresh = all.subList(before.knownOf(now), all.size());
    int moved = (int) fresh.stream().filter(Happening::played).count();
    return new Absence(hands, moved, fresh.stream().map(Happening::words).toList());
  }

  /** Whether nothing happened. */
  public boolean quiet() {
    return hands == 0 && lines.isEmpty();
  }

  /** The last lines, at most {@link #MOST}. */
  List<String> shown() {
    return lines.subList(Math.max(0, lines.size() - MOST), lines.size());
  }

  /** The number of earlier lines, which are not shown. */
  int left() {
    return lines.size() - shown().size();
  }
}
