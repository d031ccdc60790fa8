package oklahoma.rules.notation;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import oklahoma.rules.Seat;

/** The lines of a deal or a match, read from the top. */
final class Page {
  private final List<Line> lines;
  private int at;

  /**
   * @param text the whole text
   * @param first the word that the first line must begin with, for the fault if there is none
   */
  Page(String text, String first) {
    lines = Line.of(text);
    if (lines.isEmpty()) {
      throw new Misread(new Fault(Misreading.LINE_MISSING, 1, 1, first));
    }
  }

  /** Whether the next line begins with this word. */
  boolean peeks(String word) {
    return at < lines.size() && lines.get(at).look().equals(word);
  }

  /** The next line. */
  Line next() {
    if (at == lines.size()) {
      throw new Misread(new Fault(Misreading.LINE_MISSING, lines.getLast().number() + 1, 1, ""));
    }
    return lines.get(at++);
  }

  /** Whether all lines are read. */
  boolean ended() {
    return at == lines.size();
  }

  /** Nothing may follow. */
  void end() {
    if (at < lines.size()) {
      throw lines.get(at).fault(Misreading.LINE_MISPLACED);
    }
  }

  /** How many lines hold a hand, so many seats play. */
  int handLines() {
    Set<String> seats = new HashSet<>(Arrays.stream(Seat.values()).map(Seat::name).toList());
    return (int)
        lines.stream().filter(line -> seats.contains(line.look()) && line.labels()).count();
  }
}
