package oklahoma.host.journal;

import java.util.ArrayList;
import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.record.WrittenLine;
import oklahoma.rules.record.WrittenMatch;

/** A match's entries as lines of the notation, one for each event. */
final class MatchLines {
  private static final String MATCH = "match ";
  private static final String PLAYER = "player ";
  private static final String DEALER = "dealer ";
  private static final String DEAL = "deal ";

  /** The number of the line that names the first dealer. */
  static final int DEALER_LINE = 1;

  /** Marks missing lines; the notation does not allow it. */
  static final String LOST = "missing-lines";

  private MatchLines() {}

  static List<String> began(Entry.MatchBegan match) {
    return List.of(MATCH + Notation.print(match.rules()), dealer(match.firstDealer()));
  }

  static String dealer(Seat first) {
    return DEALER + first;
  }

  static List<String> shuffling(Entry.Shuffling shuffling) {
    return List.of(Notation.print(shuffling.deal()));
  }

  static List<String> dealt(Entry.Dealt deal) {
    return List.of(DEAL + Notation.print(deal.order()));
  }

  static List<String> happened(Entry.Happened happened) {
    return happened.events().stream().map(event -> Notation.print(event)).toList();
  }

  /**
   * The record of a match from its lines and the players' names.
   *
   * @throws IllegalArgumentException if there are more names than seats
   */
  static String text(List<String> lines, List<String> players) {
    if (players.size() > Seat.values().length) {
      throw new IllegalArgumentException(players.size() + " players are too many");
    }
    List<String> text = new ArrayList<>(lines.subList(0, 1));
    for (int seat = 0; seat < players.size(); seat++) {
      text.add(PLAYER + Seat.of(seat) + " " + players.get(seat));
    }
    text.addAll(lines.subList(1, lines.size()));
    return String.join("\n", text) + "\n";
  }

  /**
   * The entries of these lines, with an entry for each event.
   *
   * @throws IllegalArgumentException if these are not the lines of a match
   */
  static List<Entry> entries(List<String> lines, List<String> players) {
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("a match begins with its rules");
    }
    WrittenMatch match = Notation.written(text(lines, players)).orElseThrow();
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.MatchBegan(match.rules(), match.firstDealer(), match.players()));
    match.lines().forEach(line -> entries.add(entry(line)));
    return entries;
  }

  private static Entry entry(WrittenLine line) {
    return switch (line) {
      case WrittenLine.Shuffled shuffled -> new Entry.Shuffling(shuffled.deal());
      case WrittenLine.Dealt dealt -> new Entry.Dealt(dealt.order());
      case WrittenLine.Happened happened -> new Entry.Happened(List.of(happened.event()));
    };
  }
}
