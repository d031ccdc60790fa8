package oklahoma.rules.record;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Causes;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/**
 * Replays recorded events and accepts only those that a legal move or a renewal can cause at that
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

  /** The replay of a match that goes on with its next deal. */
  static Replay of(Match match) {
    return new Replay(match, Optional.empty(), List.of());
  }

  /** Whether the move that brought the last event has brought all that it brings. */
  boolean settled() {
    return due.isEmpty();
  }

  /** The match with the deals that are over. */
  public Match match() {
    return match;
  }

  /** After a shuffle; empty while a deal is going on. */
  public Optional<Replay> shuffled() {
    return running() ? Optional.empty() : Optional.of(this);
  }

  private boolean running() {
    return deal.isPresent() && !deal.get().over();
  }

  /** After a deal from a pack in order; empty if it is not time for one. */
  public Optional<Replay> dealt(List<Card> order) {
    if (running() || match.over()) {
      return Optional.empty();
    }
    return Optional.of(new Replay(match, Optional.of(match.next(order)), List.of()));
  }

  /** After a recorded event; empty if nothing legal brings it. */
  public Optional<Replay> after(Event event) {
    List<Event> expected =
        due.isEmpty() ? deal.map(now -> Causes.of(now, event)).orElse(List.of()) : due;
    if (deal.isEmpty() || expected.isEmpty() || !expected.getFirst().equals(event)) {
      return Optional.empty();
    }
    Deal next = deal.get().after(event);
    Match played = next.over() ? match.after(next) : match;
    return Optional.of(new Replay(played, Optional.of(next), expected.subList(1, expected.size())));
  }
}
