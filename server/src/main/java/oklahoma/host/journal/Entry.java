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
   * @param players the names of all players, in seat order
   */
  record MatchBegan(Rules rules, Seat firstDealer, List<String> players) implements Entry {
    public MatchBegan {
      players = List.copyOf(players);
    }
  }

  /**
   * The secrets of the first deal have determined its dealer, who replaces the one of {@link
   * MatchBegan}.
   */
  record DealerDrawn(Seat dealer) implements Entry {}

  /**
   * The next deal's shuffle. It is written before any guest hears of it, and again after each step;
   * the last one counts.
   */
  record Shuffling(SealedDeal deal) implements Entry {}

  /** A deal began from this pack, top first. */
  record Dealt(List<Card> order) implements Entry {
    public Dealt {
      order = List.copyOf(order);
    }
  }

  /** The events of one move or one renewal of the stock. */
  record Happened(List<Event> events) implements Entry {
    public Happened {
      events = List.copyOf(events);
    }
  }

  /** The match ended early and does not continue, so its hidden cards stay hidden. */
  record MatchGivenUp() implements Entry {}

  /**
   * The state that the table needs for a restart, in addition to its match: setup, people, hashes
   * of their keys, and seats.
   *
   * @param text lines in a form of the table's own; the last entry counts
   */
  record TableSaved(String text) implements Entry {}

  /** The table has nothing with which it could continue. */
  record TableForgotten() implements Entry {}

  /**
   * {@link TableForgotten} and {@link MatchGivenUp} in one entry, so that a host that is killed
   * cannot leave seats of a match that has ended.
   */
  record TableGivenUp() implements Entry {}

  /** The entries that a table would have written for this match. */
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
