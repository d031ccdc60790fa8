package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import oklahoma.rules.Seat;
import oklahoma.rules.card.End;

/** One line of a text, read from left to right. */
final class Line {
  private static final String MARKS = ":/,";
  private static final int MOST = 99_999;
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String text;
  private final int number;
  private int at;

  Line(String text, int number) {
    this.text = text;
    this.number = number;
  }

  /** The lines of a text, without blank ones. */
  static List<Line> of(String text) {
    List<Line> lines = new ArrayList<>();
    int number = 1;
    for (String each : withoutMark(text).split("\n", -1)) {
      if (!each.isBlank()) {
        lines.add(new Line(each, number));
      }
      number++;
    }
    return lines;
  }

  /** The text without a byte order mark, which some editors write at the beginning. */
  static String withoutMark(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  /** The only line of a text. */
  static Line only(String text) {
    List<Line> lines = of(text);
    if (lines.isEmpty()) {
      throw new NotationException(new Fault(NotationError.LINE_MISSING, 1, 1, ""));
    }
    if (lines.size() > 1) {
      throw lines.get(1).fault(NotationError.LINE_MISPLACED);
    }
    return lines.getFirst();
  }

  int number() {
    return number;
  }

  /** The number of characters read so far. */
  int at() {
    return at;
  }

  boolean ended() {
    skip();
    return at == text.length();
  }

  void end() {
    if (!ended()) {
      throw fault(NotationError.LEFT_OVER);
    }
  }

  /** The character to read next; a line feed at the end. */
  char peek() {
    return at == text.length() ? '\n' : text.charAt(at);
  }

  char peekPastSpace() {
    skip();
    return peek();
  }

  char read() {
    char read = peek();
    at = Math.min(at + 1, text.length());
    return read;
  }

  /** The next word or mark, which stays unread; empty at the end of the line. */
  String look() {
    skip();
    int end = at;
    while (end < text.length() && !parts(text.charAt(end))) {
      end++;
    }
    boolean mark = end == at && end < text.length();
    return text.substring(at, mark ? end + 1 : end);
  }

  String word() {
    String word = look();
    at += word.length();
    return word;
  }

  /** Reads the rest of the line, without surrounding blanks. */
  String rest() {
    String rest = left();
    at = text.length();
    return rest;
  }

  /** The unread rest of the line, without surrounding blanks. */
  String left() {
    return text.substring(at).strip();
  }

  /** Whether a colon follows the next word. */
  boolean labels() {
    String word = look();
    int after = at + word.length();
    return text.indexOf(':', after) == after;
  }

  /** Reads the next word and a colon that follows it. */
  String beginning() {
    return labels() ? look() + ":" : look();
  }

  /** Reads this word if it comes next; returns whether it did. */
  boolean takes(String word) {
    if (!look().equals(word)) {
      return false;
    }
    word();
    return true;
  }

  void expect(String... words) {
    for (String word : words) {
      if (!takes(word)) {
        throw fault(NotationError.NOT_A_WORD);
      }
    }
  }

  int number(int least, int most) {
    String word = look();
    if (!word.matches("[0-9]{1,10}")
        || Long.parseLong(word) < least
        || Long.parseLong(word) > most) {
      throw fault(NotationError.NOT_A_NUMBER);
    }
    return Integer.parseInt(word());
  }

  /** A number of any size; the caller checks its range. */
  int anyNumber() {
    return number(0, MOST);
  }

  Seat seat(int seats) {
    Optional<Seat> seat = one(Seat.first(seats), Seat::name);
    return seat.orElseThrow(() -> fault(NotationError.NOT_A_SEAT));
  }

  /** Reads an end if one comes next. */
  Optional<End> maybeEnd() {
    return one(Arrays.asList(End.values()), Line::worded);
  }

  /** Reads a constant of this enum, written as in {@link #worded}. */
  <T extends Enum<T>> T choice(Class<T> type) {
    Optional<T> choice = one(Arrays.asList(type.getEnumConstants()), Line::worded);
    return choice.orElseThrow(() -> fault(NotationError.NOT_A_WORD));
  }

  /** A constant's name in small letters, with hyphens. */
  static String worded(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A fault at the next word. */
  NotationException fault(NotationError reason) {
    String found = look();
    return new NotationException(new Fault(reason, number, at + 1, found));
  }

  /** A fault in words already read; reading goes back to this position. */
  NotationException fault(NotationError reason, int from) {
    at = from;
    return fault(reason);
  }

  /** A fault at the next word that reports something else as found. */
  NotationException fault(NotationError reason, String found) {
    skip();
    return new NotationException(new Fault(reason, number, at + 1, found));
  }

  private <T> Optional<T> one(List<T> choices, Function<T, String> wording) {
    String word = look();
    Optional<T> choice =
        choices.stream().filter(each -> wording.apply(each).equals(word)).findFirst();
    choice.ifPresent(found -> word());
    return choice;
  }

  private void skip() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private static boolean parts(char letter) {
    return Character.isWhitespace(letter) || MARKS.indexOf(letter) >= 0;
  }
}
