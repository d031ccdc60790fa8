package oklahoma.rules.fair;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.EventCauses;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Meld;

/**
 * Replays a deal with the cards that the shuffle gives, by the rules. It stops at the first
 * difference.
 */
final class DealReplay {
  private final Shuffle shuffle;
  private final Inspection.SeenDeal seen;
  private final Optional<Match> before;
  private final Deque<Event> due = new ArrayDeque<>();
  private int renewals;
  private Deal whole;

  DealReplay(Shuffle shuffle, Inspection.SeenDeal seen, Optional<Match> before) {
    this.shuffle = shuffle;
    this.seen = seen;
    this.before = before;
    Deal sentDeal = seen.looks().getFirst().deal();
    this.whole =
        before
            .filter(match -> !match.over())
            .map(match -> match.next(shuffle.dealt(match.pack())))
            .orElseGet(() -> sentDeal.begun(shuffle.dealt(sentDeal.rules().pack())));
  }

  /** The deal after all events; only meaningful if {@link #findings} is empty. */
  Deal played() {
    return whole;
  }

  /** The first fault; empty if there is none. */
  List<Finding> findings() {
    return first().map(List::of).orElse(List.of());
  }

  private Optional<Finding> first() {
    if (before.filter(Match::over).isPresent()) {
      return Optional.of(Finding.of(Flaw.AGAINST_RULES));
    }
    Deal sentDeal = seen.looks().getFirst().deal();
    if (!sentDeal.rules().equals(whole.rules())) {
      return Optional.of(Finding.of(Flaw.RULES_DIFFER));
    }
    if (!sentDeal.dealer().equals(whole.dealer())) {
      return Optional.of(Finding.of(Flaw.DEALER_DIFFERS));
    }
    Optional<Finding> wrong = otherwise(0);
    for (int done = 0; done < seen.events().size() && wrong.isEmpty(); done++) {
      int number = done + 1;
      Event event = seen.events().get(done);
      wrong = judged(number, event);
      if (wrong.isEmpty()) {
        wrong = otherwise(number);
      }
    }
    return wrong;
  }

  /**
   * What is wrong with an event. A seat that does not play has no hand, which the lookups find out.
   */
  private Optional<Finding> judged(int number, Event event) {
    try {
      return wrong(number, whole, event).or(() -> happened(number, event));
    } catch (IndexOutOfBoundsException nobody) {
      return Optional.of(Finding.at(number, Flaw.AGAINST_RULES, Optional.empty()));
    }
  }

  /** The finding if the host sent another state of the deal after this many events. */
  private Optional<Finding> otherwise(int after) {
    boolean same =
        seen.looks().stream()
            .filter(look -> look.after() == after)
            .allMatch(look -> look.deal().equals(seen.seen(whole)));
    Flaw flaw = after == 0 ? Flaw.DEAL_DIFFERS : Flaw.CARD_DIFFERS;
    return same ? Optional.empty() : Optional.of(Finding.at(after, flaw, Optional.empty()));
  }

  /** Applies an event, or finds that the rules or the cards do not allow it. */
  private Optional<Finding> happened(int number, Event event) {
    try {
      Event open = unveiled(event);
      if (due.isEmpty()) {
        answer(event);
      }
      if (due.isEmpty()) {
        due.addAll(EventCauses.of(whole, open));
      }
      pass();
      if (!due.isEmpty() && seen.seen(due.getFirst()).equals(seen.seen(open))) {
        whole = whole.after(due.removeFirst());
        return Optional.empty();
      }
    } catch (RuntimeException impossible) {
      due.clear(); // the host's events cannot have happened with these cards
    }
    Optional<Card> foreign = foreign(event);
    Flaw flaw = foreign.isPresent() ? Flaw.CARD_DIFFERS : Flaw.AGAINST_RULES;
    return Optional.of(Finding.at(number, flaw, actor(event)).withCards(none(), foreign));
  }

  /**
   * Plays the answers of the other seats before a settlement, from which they follow: nobody sees
   * them (O-15), and their order does not matter.
   */
  private void answer(Event event) {
    if (event instanceof Event.ClaimSettled(Optional<Seat> taker, Card card)) {
      List<Seat> hidden = new ArrayList<>(whole.toAct());
      hidden.removeIf(seat -> seen.viewer().isEmpty() || seen.viewer().get().equals(seat));
      for (Seat seat : hidden) {
        if (due.isEmpty()) {
          Move answer = taker.equals(Optional.of(seat)) ? new Move.Claim() : new Move.Pass();
          due.addAll(EventCauses.of(whole, seat, answer));
          pass();
        }
      }
    }
  }

  /** Plays the due events that the viewer does not notice. */
  private void pass() {
    while (!due.isEmpty() && seen.seen(due.getFirst()).isEmpty()) {
      whole = whole.after(due.removeFirst());
    }
  }

  private Optional<Finding> wrong(int number, Deal whole, Event event) {
    return switch (event) {
      case Event.Drew drew -> wrongDraw(number, whole, drew);
      case Event.Renewed renewed -> wrongRenewal(number, whole, renewed);
      case Event.Ended ended -> wrongHands(number, whole, ended);
      case Event.Knocked knocked -> wrongKnock(number, whole, knocked);
      case Event.Took(Seat seat, Card card) -> wrongPile(number, whole, Optional.of(seat), card);
      case Event.ClaimSettled(Optional<Seat> taker, Card card) ->
          wrongPile(number, whole, taker, card);
      case Event.Answered _,
          Event.Discarded _,
          Event.LaidDown _,
          Event.LaidOff _,
          Event.Swapped _,
          Event.StockRanOut _,
          Event.Declined _ ->
          Optional.empty();
    };
  }

  private static Optional<Finding> wrongDraw(int number, Deal whole, Event.Drew drew) {
    Optional<Card> due = whole.tableau().stock().stream().findFirst().map(Card.class::cast);
    Optional<Card> sent = drew.face() instanceof Card card ? Optional.of(card) : Optional.empty();
    return due.isPresent() && (sent.isEmpty() || sent.equals(due))
        ? Optional.empty()
        : Optional.of(
            Finding.at(number, Flaw.DRAW_DIFFERS, Optional.of(drew.seat())).withCards(due, sent));
  }

  private Optional<Finding> wrongRenewal(int number, Deal whole, Event.Renewed renewed) {
    renewals++;
    List<Card> due = shuffle.renewed(whole.toRenew(), renewals);
    boolean open = renewed.order().stream().anyMatch(Card.class::isInstance);
    boolean same = open ? due.equals(renewed.order()) : due.size() == renewed.order().size();
    return same
        ? Optional.empty()
        : Optional.of(Finding.at(number, Flaw.RENEWAL_DIFFERS, Optional.empty()));
  }

  private static Optional<Finding> wrongPile(
      int number, Deal whole, Optional<Seat> seat, Card sent) {
    Optional<Card> due = whole.tableau().pile().stream().findFirst();
    return due.equals(Optional.of(sent))
        ? Optional.empty()
        : Optional.of(
            Finding.at(number, Flaw.CARD_DIFFERS, seat).withCards(due, Optional.of(sent)));
  }

  /** Compares each hand shown at the end with the one that the seat must hold. */
  private static Optional<Finding> wrongHands(int number, Deal whole, Event.Ended ended) {
    for (Seat seat : Seat.first(whole.tableau().seats())) {
      List<Card> sent =
          seat.ordinal() < ended.hands().size() ? ended.hands().get(seat.ordinal()) : List.of();
      Optional<Finding> wrong = wrongHand(number, whole, seat, sent);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<Finding> wrongKnock(int number, Deal whole, Event.Knocked knocked) {
    List<Card> shown = new ArrayList<>(knocked.deadwood());
    knocked.discard().ifPresent(shown::add);
    knocked.melds().stream().map(Meld::cards).forEach(shown::addAll);
    return wrongHand(number, whole, knocked.seat(), shown);
  }

  private static Optional<Finding> wrongHand(int number, Deal whole, Seat seat, List<Card> shown) {
    List<Card> due = new ArrayList<>(whole.tableau().hand(seat).cards());
    List<Card> excess = new ArrayList<>();
    shown.stream().sorted(Face.ORDER).filter(card -> !due.remove(card)).forEach(excess::add);
    return due.isEmpty() && excess.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Finding.at(number, Flaw.CARD_DIFFERS, Optional.of(seat))
                .withCards(due.stream().findFirst(), excess.stream().findFirst()));
  }

  private Event unveiled(Event event) {
    return switch (event) {
      case Event.Drew drew -> new Event.Drew(drew.seat(), whole.tableau().stock().getFirst());
      case Event.Renewed renewed ->
          new Event.Renewed(List.copyOf(shuffle.renewed(whole.toRenew(), renewals)));
      default -> event;
    };
  }

  private static Optional<Card> none() {
    return Optional.empty();
  }

  /** A card that the seat plays without holding it. */
  private Optional<Card> foreign(Event event) {
    List<Card> held = new ArrayList<>();
    actor(event).map(whole.tableau()::hand).map(Hand::cards).ifPresent(held::addAll);
    return played(event).stream().filter(card -> !held.remove(card)).findFirst();
  }

  private static List<Card> played(Event event) {
    return switch (event) {
      case Event.Discarded discarded -> List.of(discarded.card());
      case Event.LaidOff off -> List.of(off.card());
      case Event.Swapped wild -> List.of(wild.card());
      case Event.LaidDown down ->
          down.melds().stream().flatMap(meld -> meld.cards().stream()).toList();
      default -> List.of();
    };
  }

  private static Optional<Seat> actor(Event event) {
    return switch (event) {
      case Event.Discarded discarded -> Optional.of(discarded.seat());
      case Event.LaidOff off -> Optional.of(off.seat());
      case Event.Swapped wild -> Optional.of(wild.seat());
      case Event.LaidDown down -> Optional.of(down.seat());
      case Event.Drew drew -> Optional.of(drew.seat());
      default -> Optional.empty();
    };
  }
}
