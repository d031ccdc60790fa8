package host.journal;

import java.util.List;
import rules.Event;
import rules.Seat;
import rules.card.Card;
import rules.oklahoma.OklahomaRules;

/**
 * One thing that a table writes down. It holds hidden cards, so it never leaves the host while a
 * match runs.
 */
public sealed interface Entry {

  /** A match began. */
  record MatchBegan(OklahomaRules rules, Seat firstDealer) implements Entry {}

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
}
