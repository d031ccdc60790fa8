package oklahoma.rules.notation;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.rules.Seat;

/**
 * The lines of a deal or a match, read from the top. It holds one of them at a time, since the text
 * of a match may be long.
 */
final class Page {
  private final Iterator<String> texts;
  private Optional<Line> ahead = Optional.empty();
  private int number;
  private int last;

  /**
   * @param texts the lines, blank ones too
   * @param first the word that the first line must begin with, for the fault if there is none
   */
  Page(Stream<String> texts, String first) {
    this.texts = texts.iterator();
    turn();
    if (ended()) {
      throw new Misread(new Fault(Misreading.LINE_MISSING, 1, 1, first));
    }
  }

  private void turn() {
    ahead = Optional.empty();
    while (ahead.isEmpty() && texts.hasNext()) {
      String text = texts.next();
      number++;
      if (!text.isBlank()) {
        ahead = Optional.of(new Line(text, number));
      }
    }
  }

  /** Whether the next line begins with this word. */
  boolean peeks(String word) {
    return ahead.filter(line -> line.look().equals(word)).isPresent();
  }

  /** The next line. */
  Line next() {
    Line next =
        ahead.orElseThrow(() -> new Misread(new Fault(Misreading.LINE_MISSING, last + 1, 1, "")));
    last = next.number();
    turn();
    return next;
  }

  /** Whether all lines are read. */
  boolean ended() {
    return ahead.isEmpty();
  }

  /** Nothing may follow. */
  void end() {
    if (ahead.isPresent()) {
      throw ahead.get().fault(Misreading.LINE_MISPLACED);
    }
  }

  /** How many lines of a text hold a hand, so many seats play. */
  static int handLines(String text) {
    Set<String> seats = new HashSet<>(Arrays.stream(Seat.values()).map(Seat::name).toList());
    return (int)
        Line.of(text).stream().filter(line -> seats.contains(line.look()) && line.labels()).count();
  }
}
