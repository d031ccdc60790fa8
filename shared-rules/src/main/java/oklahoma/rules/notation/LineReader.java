package oklahoma.rules.notation;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import oklahoma.rules.Seat;

/**
 * The lines of a deal or a match, read from the top. It holds only one line at a time, since a
 * match may be long.
 */
final class LineReader {
  private final Iterator<String> texts;
  private final Predicate<Line> once;
  private final Set<String> read = new HashSet<>();
  private Optional<Line> ahead = Optional.empty();
  private int number;
  private int last;

  /**
   * @param texts the lines, blank ones too
   * @param first the word with which the first line must begin; the fault names it if there is no
   *     line
   * @param once tells which lines must not begin as an earlier line did
   */
  LineReader(Stream<String> texts, String first, Predicate<Line> once) {
    this.texts = texts.iterator();
    this.once = once;
    turn();
    if (ended()) {
      throw new NotationException(new Fault(NotationError.LINE_MISSING, 1, 1, first));
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
        ahead.orElseThrow(
            () -> new NotationException(new Fault(NotationError.LINE_MISSING, last + 1, 1, "")));
    if (once.test(next) && !read.add(next.beginning())) {
      throw next.fault(NotationError.SAID_TWICE);
    }
    last = next.number();
    turn();
    return next;
  }

  /** Whether all lines are read. */
  boolean ended() {
    return ahead.isEmpty();
  }

  /** Checks that no line follows. */
  void end() {
    if (!ended()) {
      throw next().fault(NotationError.LINE_MISPLACED);
    }
  }

  /** How many lines of a text begin a seat's hand, which is the number of seats. */
  static int handLines(String text) {
    Set<String> seats = new HashSet<>(Arrays.stream(Seat.values()).map(Seat::name).toList());
    return (int)
        Line.of(text).stream()
            .filter(line -> seats.contains(line.look()) && line.labels())
            .map(Line::look)
            .distinct()
            .count();
  }
}
