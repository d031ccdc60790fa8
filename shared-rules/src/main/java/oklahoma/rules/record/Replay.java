package oklahoma.rules.record;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.EventCauses;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/**
 * Replays recorded events. It accepts only those that a legal move or a renewal can cause at that
 * point. Immutable.
 */
public final class Replay {
  private final Match match;
  private final Optional<Deal> deal;
  private final List<Event> due;

  private Replay(Match match, Optional<Deal> deal, List<Event> due) {
    this.match = match;
    this.deal = deal;
    this.due = List.copyOf(due);
  }

  /** The replay of a match that has not begun. */
  public static Replay of(Rules rules, Seat firstDealer) {
    return new Replay(rules.match(firstDealer), Optional.empty(), List.of());
  }

  /** The replay of a match whose next deal follows. */
  static Replay of(Match match) {
    return new Replay(match, Optional.empty(), List.of());
  }

  /** Whether all events of the last move have come. */
  boolean settled() {
    return due.isEmpty();
  }

  /** The match with all deals that are over. */
  public Match match() {
    return match;
  }

  /** The replay after a shuffle; empty during a deal. */
  public Optional<Replay> shuffled() {
    return running() ? Optional.empty() : Optional.of(this);
  }

  private boolean running() {
    return deal.isPresent() && !deal.get().over();
  }

  /** The replay after a deal of this pack; empty during a deal and after the match. */
  public Optional<Replay> dealt(List<Card> order) {
    if (running() || match.over()) {
      return Optional.empty();
    }
    return Optional.of(new Replay(match, Optional.of(match.next(order)), List.of()));
  }

  /** The replay after this event; empty if no legal move causes it here. */
  public Optional<Replay> after(Event event) {
    List<Event> expected =
        due.isEmpty() ? deal.map(now -> EventCauses.of(now, event)).orElse(List.of()) : due;
    if (deal.isEmpty() || expected.isEmpty() || !expected.getFirst().equals(event)) {
      return Optional.empty();
    }
    Deal next = deal.get().after(event);
    Match played = next.over() ? match.after(next) : match;
    return Optional.of(new Replay(played, Optional.of(next), expected.subList(1, expected.size())));
  }
}
