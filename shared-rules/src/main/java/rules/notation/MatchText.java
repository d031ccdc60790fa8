package rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rules.Event;
import rules.Seat;
import rules.card.Card;
import rules.card.Face;
import rules.oklahoma.OklahomaRules;

/** A whole match: {@code match}, the rules, the first dealer; each deal's pack and its events. */
final class MatchText {
  private static final String MATCH = "match";
  private static final String DEALER = "dealer";
  private static final String DEAL = "deal";

  private MatchText() {}

  static String print(MatchRecord match) {
    List<String> text = new ArrayList<>();
    text.add(MATCH + " " + RulesText.print(match.rules()));
    text.add(DEALER + " " + match.firstDealer());
    for (DealRecord deal : match.deals()) {
      text.add(DEAL + " " + CardText.print(deal.order()));
      deal.events().forEach(event -> text.add(EventText.print(event)));
    }
    return String.join("\n", text) + "\n";
  }

  static MatchRecord match(String text) {
    List<Line> lines = RulesText.lines(text);
    if (lines.size() < 2) {
      throw new Misread(new Fault(Misreading.LINE_MISSING, lines.size() + 1, 1, MATCH));
    }
    lines.getFirst().expect(MATCH);
    OklahomaRules rules = RulesText.rules(List.of(lines.getFirst()));
    lines.get(1).expect(DEALER);
    Seat dealer = lines.get(1).seat(rules.seats());
    lines.get(1).end();
    return new MatchRecord(rules, dealer, deals(rules, dealer, lines.subList(2, lines.size())));
  }

  private static List<DealRecord> deals(OklahomaRules rules, Seat dealer, List<Line> lines) {
    Replay replay = Replay.of(rules, dealer);
    List<DealRecord> deals = new ArrayList<>();
    List<Card> order = List.of();
    List<Event> events = new ArrayList<>();
    for (Line line : lines) {
      Misread illegal = line.fault(Misreading.NOT_LEGAL);
      if (line.takes(DEAL)) {
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

  private static List<Card> order(OklahomaRules rules, Line line) {
    Misread wrong = line.fault(Misreading.NOT_THE_PACK);
    List<Card> order = CardText.cards(line);
    line.end();
    if (!order.stream().sorted(Face.ORDER).toList().equals(rules.pack())) {
      throw wrong;
    }
    return order;
  }
}
