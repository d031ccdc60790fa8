package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import oklahoma.rules.record.Replay;
import oklahoma.rules.record.WrittenLine;
import oklahoma.rules.record.WrittenMatch;

/**
 * A whole match: {@code match}, the rules, the players' names, the first dealer; each deal's pack
 * and its events. It is read from the top, line by line.
 */
final class MatchText {
  private static final String MATCH = "match";
  private static final String PLAYER = "player";
  private static final String DEALER = "dealer";
  private static final String DEAL = "deal";

  private final LineReader reader;
  private final Rules rules;
  private final List<String> players = new ArrayList<>();
  private final Seat firstDealer;
  private final List<WrittenLine> lines = new ArrayList<>();

  private MatchText(String text) {
    reader = new LineReader(withoutRemarks(text), MATCH, line -> false);
    rules = rules(reader.next());
    while (reader.peeks(PLAYER)) {
      players.add(player(reader.next(), players.size(), rules.seats()));
    }
    Line dealer = reader.next();
    dealer.expect(DEALER);
    if (!players.isEmpty() && players.size() < rules.seats()) {
      throw dealer.fault(NotationError.LINE_MISSING, PLAYER);
    }
    firstDealer = dealer.seat(rules.seats());
    dealer.end();
  }

  static String print(MatchRecord match) {
    List<String> text = new ArrayList<>();
    text.add(MATCH + " " + Notation.print(match.rules()));
    for (int seat = 0; seat < match.players().size(); seat++) {
      text.add(PLAYER + " " + Seat.of(seat) + " " + match.players().get(seat));
    }
    text.add(DEALER + " " + match.firstDealer());
    for (DealRecord deal : match.deals()) {
      text.add(DEAL + " " + CardText.print(deal.order()));
      deal.events().forEach(event -> text.add(EventText.print(event)));
    }
    return String.join("\n", text) + "\n";
  }

  /** Reads a match without checking that its events are legal. */
  static WrittenMatch written(String text) {
    MatchText match = new MatchText(text);
    while (!match.reader.ended()) {
      match.lines.add(line(match.reader.next(), match.rules));
    }
    return match.written();
  }

  /** Reads a match and replays it as it goes, so that every event must be legal. */
  static MatchRecord match(String text) {
    MatchText match = new MatchText(text);
    Replay replay = Replay.of(match.rules, match.firstDealer);
    int deals = 0;
    while (!match.reader.ended()) {
      Line next = match.reader.next();
      NotationException illegal = next.fault(NotationError.NOT_LEGAL, next.left());
      if (next.look().equals(DEAL) && ++deals > MatchRecord.MOST_DEALS) {
        throw next.fault(NotationError.TOO_MANY_DEALS);
      }
      WrittenLine line = line(next, match.rules);
      replay = after(replay, line).orElseThrow(() -> illegal);
      match.lines.add(line);
    }
    return match.written().record();
  }

  private WrittenMatch written() {
    return new WrittenMatch(rules, players, firstDealer, lines);
  }

  private static Optional<Replay> after(Replay replay, WrittenLine line) {
    return switch (line) {
      case WrittenLine.Shuffled _ -> replay.shuffled();
      case WrittenLine.Dealt dealt -> replay.dealt(dealt.order());
      case WrittenLine.Happened happened -> replay.after(happened.event());
    };
  }

  /**
   * Removes what follows a {@code #}, except in the line of names, since a name may contain one.
   */
  static Stream<String> withoutRemarks(String text) {
    return Line.withoutMark(text)
        .lines()
        .map(line ->
            new Line(line, 1).look().equals(PLAYER)
                ? line
                : OklahomaRulesText.withoutRemarks(line));
  }

  private static Rules rules(Line line) {
    line.expect(MATCH);
    return line.look().equals(GinRulesText.GIN)
        ? GinRulesText.rules(List.of(line))
        : OklahomaRulesText.rules(List.of(line));
  }

  private static String player(Line line, int place, int seats) {
    line.expect(PLAYER);
    NotationException other = line.fault(NotationError.NOT_A_SEAT);
    if (line.seat(seats).ordinal() != place) {
      throw other;
    }
    NotationException unreadable = line.fault(NotationError.NOT_A_NAME);
    String name = line.rest();
    if (!MatchRecord.isName(name)) {
      throw unreadable;
    }
    return name;
  }

  private static WrittenLine line(Line line, Rules rules) {
    if (line.look().equals(FairText.FAIR)) {
      return new WrittenLine.Shuffled(line.number(), FairText.deal(line));
    }
    return line.takes(DEAL)
        ? new WrittenLine.Dealt(line.number(), order(rules, line))
        : new WrittenLine.Happened(line.number(), EventText.event(line));
  }

  private static List<Card> order(Rules rules, Line line) {
    NotationException wrong = line.fault(NotationError.NOT_THE_PACK);
    List<Card> order = CardText.cards(line);
    line.end();
    if (!order.stream().sorted(Face.ORDER).toList().equals(rules.pack())) {
      throw wrong;
    }
    return order;
  }
}
