package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Meld;

/** The deal once more, with the cards that the shuffle gives. It ends at the first difference. */
final class Retrial {
  private final Shuffle shuffle;
  private final Inspection.Sighting seen;
  private int renewals;

  Retrial(Shuffle shuffle, Inspection.Sighting seen) {
    this.shuffle = shuffle;
    this.seen = seen;
  }

  /** What is wrong first; empty if nothing is. */
  List<Finding> findings() {
    Deal whole = seen.now().begun(shuffle.dealt(seen.now().rules().pack()));
    if (seen.begun().isPresent() && !seen.sight().apply(whole).equals(seen.begun().get())) {
      return List.of(Finding.of(Flaw.DEAL_DIFFERS));
    }
    int number = 0;
    for (Event event : seen.events()) {
      number++;
      Optional<Finding> wrong = wrong(number, whole, event);
      if (wrong.isPresent()) {
        return List.of(wrong.get());
      }
      Optional<Deal> next = after(whole, event);
      if (next.isEmpty()) {
        return List.of(
            Finding.at(number, Flaw.CARD_DIFFERS, actor(event)).naming(none(), card(event)));
      }
      whole = next.get();
    }
    return seen.sight().apply(whole).equals(seen.now())
        ? List.of()
        : List.of(Finding.at(number, Flaw.CARD_DIFFERS, Optional.empty()));
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
          Event.Displaced _,
          Event.StockRanOut _,
          Event.Declined _ ->
          Optional.empty();
    };
  }

  private static Optional<Finding> wrongDraw(int number, Deal whole, Event.Drew drew) {
    Optional<Card> due = whole.tableau().stock().stream().findFirst().map(Card.class::cast);
    Optional<Card> told = drew.face() instanceof Card card ? Optional.of(card) : Optional.empty();
    return due.isPresent() && (told.isEmpty() || told.equals(due))
        ? Optional.empty()
        : Optional.of(
            Finding.at(number, Flaw.DRAW_DIFFERS, Optional.of(drew.seat())).naming(due, told));
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
      int number, Deal whole, Optional<Seat> seat, Card told) {
    Optional<Card> due = whole.tableau().pile().stream().findFirst();
    return due.equals(Optional.of(told))
        ? Optional.empty()
        : Optional.of(Finding.at(number, Flaw.CARD_DIFFERS, seat).naming(due, Optional.of(told)));
  }

  /** What is shown at the end takes the place of what was known, so it is compared before. */
  private static Optional<Finding> wrongHands(int number, Deal whole, Event.Ended ended) {
    for (Seat seat : Seat.first(whole.tableau().seats())) {
      List<Card> told =
          seat.ordinal() < ended.hands().size() ? ended.hands().get(seat.ordinal()) : List.of();
      Optional<Finding> wrong = wrongHand(number, whole, seat, told);
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
    List<Card> told = new ArrayList<>();
    shown.stream().sorted(Face.ORDER).filter(card -> !due.remove(card)).forEach(told::add);
    return due.isEmpty() && told.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Finding.at(number, Flaw.CARD_DIFFERS, Optional.of(seat))
                .naming(due.stream().findFirst(), told.stream().findFirst()));
  }

  /** The deal after the event, with the cards that lie there; empty if they do not allow it. */
  private Optional<Deal> after(Deal whole, Event event) {
    try {
      return Optional.of(whole.after(unveiled(whole, event)));
    } catch (RuntimeException impossible) {
      return Optional.empty(); // what was seen cannot have happened with these cards
    }
  }

  private Event unveiled(Deal whole, Event event) {
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

  private static Optional<Card> card(Event event) {
    return switch (event) {
      case Event.Discarded discarded -> Optional.of(discarded.card());
      case Event.LaidOff off -> Optional.of(off.card());
      case Event.Displaced wild -> Optional.of(wild.card());
      default -> Optional.empty();
    };
  }

  private static Optional<Seat> actor(Event event) {
    return switch (event) {
      case Event.Discarded discarded -> Optional.of(discarded.seat());
      case Event.LaidOff off -> Optional.of(off.seat());
      case Event.Displaced wild -> Optional.of(wild.seat());
      case Event.LaidDown down -> Optional.of(down.seat());
      case Event.Drew drew -> Optional.of(drew.seat());
      default -> Optional.empty();
    };
  }
}
