package oklahoma.host.journal;

import java.util.ArrayList;
import java.util.List;
import oklahoma.rules.Event;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;

/**
 * One entry that a table writes to the journal. It contains hidden cards, so it never leaves the
 * host while a match runs.
 */
public sealed interface Entry {

  /**
   * A match began.
   *
   * @param players what everybody is called, in seat order
   */
  record MatchBegan(Rules rules, Seat firstDealer, List<String> players) implements Entry {
    public MatchBegan {
      players = List.copyOf(players);
    }
  }

  /** The secrets of the first deal say who deals it; it takes the place of who was named before. */
  record DealerDrawn(Seat dealer) implements Entry {}

  /**
   * The next deal is being shuffled. Written before anybody hears of it, and again whenever more is
   * published; it replaces the previous one until the deal begins.
   */
  record Shuffling(SealedDeal deal) implements Entry {}

  /** A deal began from this pack, top first. */
  record Dealt(List<Card> order) implements Entry {
    public Dealt {
      order = List.copyOf(order);
    }
  }

  /** What one move, or one renewal of the stock, brought. */
  record Happened(List<Event> events) implements Entry {
    public Happened {
      events = List.copyOf(events);
    }
  }

  /** The match was given up before its end: nobody will ever see its hidden cards. */
  record MatchGivenUp() implements Entry {}

  /**
   * What the table needs to go on beside its match: how it was opened, who came, what opens their
   * seats and who sits where.
   *
   * @param text in lines that only the table understands; it takes the place of the one before
   */
  record TableStands(String text) implements Entry {}

  /** There is nothing that the table could go on with. */
  record TableForgotten() implements Entry {}

  /**
   * Both in one, so that a host that is killed leaves no seats of a match that is gone: the table
   * has nothing to go on with, and its match was given up.
   */
  record TableGivenUp() implements Entry {}

  /** What a table would have written down of a match. */
  static List<Entry> of(MatchRecord match) {
    List<Entry> entries = new ArrayList<>();
    entries.add(new MatchBegan(match.rules(), match.firstDealer(), match.players()));
    for (DealRecord deal : match.deals()) {
      entries.add(new Dealt(deal.order()));
      entries.add(new Happened(deal.events()));
    }
    return entries;
  }
}
