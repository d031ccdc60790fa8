package oklahoma.rules.record;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import oklahoma.rules.Event;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/**
 * A match as its text gives it, whether or not its events are legal.
 *
 * @param rules the parameters
 * @param players the names in seat order; none if unknown
 * @param firstDealer the dealer of the first deal
 * @param lines what follows, line by line
 */
public record WrittenMatch(
    Rules rules, List<String> players, Seat firstDealer, List<WrittenLine> lines) {
  public WrittenMatch {
    players = List.copyOf(players);
    lines = List.copyOf(lines);
  }

  /**
   * The match without its shuffles.
   *
   * @throws IllegalArgumentException if an event comes before the first deal
   */
  public MatchRecord record() {
    List<List<Card>> packs = new ArrayList<>();
    List<List<Event>> events = new ArrayList<>();
    for (WrittenLine line : lines) {
      switch (line) {
        case WrittenLine.Shuffled _ -> {}
        case WrittenLine.Dealt dealt -> {
          packs.add(dealt.order());
          events.add(new ArrayList<>());
        }
        case WrittenLine.Happened _ when events.isEmpty() ->
            throw new IllegalArgumentException("nothing was dealt");
        case WrittenLine.Happened happened -> events.getLast().add(happened.event());
      }
    }
    List<DealRecord> deals =
        IntStream.range(0, packs.size())
            .mapToObj(deal -> new DealRecord(packs.get(deal), events.get(deal)))
            .toList();
    return new MatchRecord(rules, players, firstDealer, deals);
  }
}
