package oklahoma.bot.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;

/**
 * A deal that is played with the rules only, and what each seat has seen of it. An empty stock is
 * renewed at once.
 */
public final class DealInPlay {
  private final RandomGenerator cards;
  private final List<Event> events = new ArrayList<>();
  private final List<List<Seen<Event>>> noticed = new ArrayList<>();
  private Deal deal;

  /**
   * A deal whose cards have been dealt.
   *
   * @param cards shuffles the discards for a new stock
   */
  public DealInPlay(Deal dealt, RandomGenerator cards) {
    this.cards = cards;
    deal = dealt;
    seats().forEach(seat -> noticed.add(new ArrayList<>()));
    renewWhereDue();
  }

  /** The next deal of a match. */
  public static DealInPlay next(Match match, RandomGenerator cards) {
    return new DealInPlay(match.next(shuffled(match.pack(), cards)), cards);
  }

  /** The same cards in random order. */
  public static List<Card> shuffled(List<Card> cards, RandomGenerator chance) {
    List<Card> order = new ArrayList<>(cards);
    Collections.shuffle(order, Random.from(chance));
    return order;
  }

  /** The deal with all its cards, as it is now. */
  public Deal deal() {
    return deal;
  }

  /** Whether the deal is over. */
  public boolean over() {
    return deal.over();
  }

  /** The seat that moves next; of several the first. */
  public Seat toAct() {
    return Collections.min(deal.toAct());
  }

  /** The deal as the next seat to move sees it. */
  public Seen<Deal> seen() {
    return Seen.of(deal, toAct());
  }

  /** All that has happened, oldest first. */
  public List<Event> events() {
    return Collections.unmodifiableList(events);
  }

  /** The events as a seat saw them, oldest first. */
  public List<Seen<Event>> noticed(Seat seat) {
    return Collections.unmodifiableList(noticed.get(seat.ordinal()));
  }

  /** Lets this bot move for the seat that moves next. */
  public void play(Bot bot, RandomGenerator random) {
    Seat seat = toAct();
    play(bot.choose(seen(), noticed(seat), seat, random));
  }

  /**
   * Makes this move for the seat that moves next.
   *
   * @throws IllegalStateException if it is not legal
   */
  public void play(Move move) {
    Seat seat = toAct();
    happen(deal.rule(seat, move), seat + " " + move);
    renewWhereDue();
  }

  private void renewWhereDue() {
    while (!over() && deal.toAct().isEmpty()) {
      happen(deal.renew(shuffled(deal.toRenew(), cards)), "renewal");
    }
  }

  private void happen(Ruling ruling, String what) {
    for (Event event : allowed(ruling, what)) {
      deal = deal.after(event);
      events.add(event);
      for (Seat viewer : seats()) {
        Seen.of(event, viewer).ifPresent(noticed.get(viewer.ordinal())::add);
      }
    }
  }

  private static List<Event> allowed(Ruling ruling, String what) {
    return switch (ruling) {
      case Ruling.Allowed(List<Event> events) -> events;
      case Ruling.Refused refused ->
          throw new IllegalStateException(what + ": " + refused.refusal());
    };
  }

  private List<Seat> seats() {
    return Seat.first(deal.rules().seats());
  }
}
