package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import oklahoma.rules.Event;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;

/**
 * A whole match: {@code match}, the rules, the players' names, the first dealer; each deal's pack
 * and its events.
 */
final class MatchText {
  private static final String MATCH = "match";
  private static final String PLAYER = "player";
  private static final String DEALER = "dealer";
  private static final String DEAL = "deal";

  private MatchText() {}

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

  static MatchRecord match(String text) {
    Page page = new Page(withoutRemarks(text), MATCH);
    Rules rules = rules(page.next());
    List<String> players = new ArrayList<>();
    while (page.peeks(PLAYER)) {
      players.add(player(page.next(), players.size(), rules.seats()));
    }
    Line dealer = page.next();
    dealer.expect(DEALER);
    if (!players.isEmpty() && players.size() < rules.seats()) {
      throw dealer.fault(Misreading.LINE_MISSING, PLAYER);
    }
    Seat first = dealer.seat(rules.seats());
    dealer.end();
    return new MatchRecord(rules, players, first, deals(rules, first, page.rest()));
  }

  /** What follows a # is a remark, but a player may be called so. */
  private static String withoutRemarks(String text) {
    return text.lines()
        .map(line -> line.startsWith(PLAYER + " ") ? line : OklahomaRulesText.withoutRemarks(line))
        .collect(Collectors.joining("\n"));
  }

  private static Rules rules(Line line) {
    line.expect(MATCH);
    return line.look().equals(GinRulesText.GIN)
        ? GinRulesText.rules(List.of(line))
        : OklahomaRulesText.rules(List.of(line));
  }

  private static String player(Line line, int place, int seats) {
    line.expect(PLAYER);
    Misread other = line.fault(Misreading.NOT_A_SEAT);
    if (line.seat(seats).ordinal() != place) {
      throw other;
    }
    Misread unreadable = line.fault(Misreading.NOT_A_NAME);
    String name = line.rest();
    if (!MatchRecord.isName(name)) {
      throw unreadable;
    }
    return name;
  }

  private static List<DealRecord> deals(Rules rules, Seat dealer, List<Line> lines) {
    Replay replay = Replay.of(rules, dealer);
    List<DealRecord> deals = new ArrayList<>();
    List<Card> order = List.of();
    List<Event> events = new ArrayList<>();
    for (Line line : lines) {
      Misread illegal = line.fault(Misreading.NOT_LEGAL, line.left());
      if (line.look().equals(FairText.FAIR)) {
        FairText.deal(line);
      } else if (line.takes(DEAL)) {
        if (replay.deal().isPresent()) {
          deals.add(new DealRecord(order, events));
        }
        order = order(rules, line);
        events = new ArrayList<>();
        replay = replay.dealt(order).orElseThrow(() -> illegal);
      } else {
        Event event = EventText.event(line);
        Optional<Replay> after = replay.after(event);
        replay = after.orElseThrow(() -> illegal);
        events.add(event);
      }
    }
    if (replay.deal().isPresent()) {
      deals.add(new DealRecord(order, events));
    }
    return deals;
  }

  private static List<Card> order(Rules rules, Line line) {
    Misread wrong = line.fault(Misreading.NOT_THE_PACK);
    List<Card> order = CardText.cards(line);
    line.end();
    if (!order.stream().sorted(Face.ORDER).toList().equals(rules.pack())) {
      throw wrong;
    }
    return order;
  }
}
