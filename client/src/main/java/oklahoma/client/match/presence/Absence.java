package oklahoma.client.match.presence;

import java.util.ArrayList;
import java.util.List;
import oklahoma.client.table.model.Progress;

/**
 * What happened while one was away.
 *
 * @param hands how many hands came to their end meanwhile
 * @param moved how many moves the program made in one's own seat
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
   * @param mine whether somebody moved in one's own seat
   * @param asked whether it is what one had asked for when the line was lost
   */
  public record Happening(String words, boolean mine, boolean asked) {}

  /**
   * What is new.
   *
   * @param all what happened in the hand that is played now, oldest first
   */
  public static Absence between(Progress before, Progress now, List<Happening> all) {
    boolean same = before.hand() == now.hand() && before.deals() <= now.deals();
    int hands = same ? 0 : Math.max(0, now.deals() - before.deals());
    List<Happening> fresh =
        all.subList(same ? Math.min(before.lines(), all.size()) : 0, all.size());
    List<Happening> mine = fresh.stream().filter(Happening::mine).toList();
    boolean arrived = same && mine.stream().limit(1).anyMatch(Happening::asked);
    int moved = mine.size() - (arrived ? 1 : 0);
    List<String> lines = new ArrayList<>(fresh.stream().map(Happening::words).toList());
    return new Absence(hands, moved, lines);
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
