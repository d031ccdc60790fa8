package oklahoma.client.match.presence;

import java.util.List;
import oklahoma.client.table.model.Progress;

/**
 * What happened while the player was away.
 *
 * @param hands how many hands came to their end meanwhile
 * @param moved how many moves the program made in the player's own seat
 * @param lines what happened in the hand that is being played, oldest first
 */
public record Absence(int hands, int moved, List<String> lines) {
  /** More lines than these nobody reads. */
  static final int MOST = 50;

  public Absence {
    lines = List.copyOf(lines);
  }

  /**
   * One thing that happened.
   *
   * @param played whether the program made the move in the player's own seat
   */
  public record Happening(String words, boolean played) {}

  /**
   * What is new.
   *
   * @param all what happened in the hand that is played now, oldest first
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

  /** The last lines, which are read. */
  List<String> shown() {
    return lines.subList(Math.max(0, lines.size() - MOST), lines.size());
  }

  /** How many lines before those are left out. */
  int left() {
    return lines.size() - shown().size();
  }
}
