package oklahoma.rules.record;

import java.util.List;
import oklahoma.rules.Event;
import oklahoma.rules.card.Card;

/**
 * The record of a deal.
 *
 * @param order the pack before the deal, top first
 * @param events its events with every card visible; all of them or the first ones
 */
public record DealRecord(List<Card> order, List<Event> events) {
  public DealRecord {
    order = List.copyOf(order);
    events = List.copyOf(events);
  }
}
