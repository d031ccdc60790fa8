package oklahoma.host.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.DealRecord;
import oklahoma.rules.notation.MatchRecord;
import oklahoma.rules.notation.Notation;

/** What a match wrote, in the lines of the notation: an event has a line of its own. */
final class MatchLines {
  private static final String MATCH = "match ";
  private static final String PLAYER = "player ";
  private static final String DEALER = "dealer ";
  private static final String DEAL = "deal ";
  private static final String FAIR = "fair ";
  private static final String REMARK = "#";
  private static final int HEADING = 2;

  /** The number of the line that names the first dealer. */
  static final int DEALER_LINE = 1;

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

  /** A match from its lines, with everybody's name. */
  static String text(List<String> lines, List<String> players) {
    List<String> text = new ArrayList<>(lines.subList(0, 1));
    for (int seat = 0; seat < players.size(); seat++) {
      text.add(PLAYER + Seat.of(seat) + " " + players.get(seat));
    }
    text.addAll(lines.subList(1, lines.size()));
    return String.join("\n", text) + "\n";
  }

  /**
   * The entries that wrote these lines, each event as one of its own.
   *
   * @throws IllegalArgumentException if no match did
   */
  static List<Entry> entries(List<String> lines, List<String> players) {
    if (lines.size() < HEADING) {
      throw new IllegalArgumentException("a match begins with its rules and its dealer");
    }
    List<Entry> entries = new ArrayList<>();
    entries.add(
        new Entry.MatchBegan(
            Notation.anyRules(after(MATCH, lines.get(0))).orElseThrow(),
            Seat.valueOf(after(DEALER, lines.get(DEALER_LINE))),
            players));
    for (String line : lines.subList(HEADING, lines.size())) {
      entries.add(entry(line));
    }
    return entries;
  }

  /** A record without remarks and blank lines; a player may be called by what begins a remark. */
  static String plain(String text) {
    return text.lines()
        .map(line -> line.startsWith(PLAYER) ? line : line.split(REMARK, 2)[0].strip())
        .filter(line -> !line.isEmpty())
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /**
   * A record from its {@linkplain #plain plain} text; nobody asks whether its events are legal.
   *
   * @throws IllegalArgumentException if it is no record
   */
  static MatchRecord record(String plain) {
    List<String> players = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (String line : plain.lines().toList()) {
      if (line.startsWith(PLAYER)) {
        players.add(line.substring(line.indexOf(' ', PLAYER.length()) + 1));
      } else {
        lines.add(line);
      }
    }
    return record(entries(lines, players));
  }

  private static MatchRecord record(List<Entry> entries) {
    List<List<Card>> packs = new ArrayList<>();
    List<List<Event>> events = new ArrayList<>();
    for (Entry entry : entries) {
      switch (entry) {
        case Entry.Dealt(List<Card> order) -> {
          packs.add(order);
          events.add(new ArrayList<>());
        }
        case Entry.Happened happened when events.isEmpty() ->
            throw new IllegalArgumentException("nothing was dealt");
        case Entry.Happened happened -> events.getLast().addAll(happened.events());
        case Entry.MatchBegan _,
            Entry.DealerDrawn _,
            Entry.Shuffling _,
            Entry.MatchGivenUp _,
            Entry.TableStands _,
            Entry.TableForgotten _ -> {}
      }
    }
    List<DealRecord> deals =
        IntStream.range(0, packs.size())
            .mapToObj(deal -> new DealRecord(packs.get(deal), events.get(deal)))
            .toList();
    Entry.MatchBegan began = (Entry.MatchBegan) entries.getFirst();
    return new MatchRecord(began.rules(), began.players(), began.firstDealer(), deals);
  }

  private static Entry entry(String line) {
    if (line.startsWith(FAIR)) {
      return new Entry.Shuffling(Notation.fair(line).orElseThrow());
    }
    return line.startsWith(DEAL)
        ? new Entry.Dealt(pack(after(DEAL, line)))
        : new Entry.Happened(List.of(Notation.event(line).orElseThrow()));
  }

  private static List<Card> pack(String text) {
    return Notation.cards(text).orElseThrow();
  }

  private static String after(String word, String line) {
    if (!line.startsWith(word)) {
      throw new IllegalArgumentException("'" + word + "' expected: " + line);
    }
    return line.substring(word.length());
  }
}
