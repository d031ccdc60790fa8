package oklahoma.bot.oklahoma;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
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
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;

/** Plays bots against each other with nothing but the rules: no host, no clock. */
public final class OklahomaArena {
  private final List<Bot> bots;
  private final RandomGenerator chance;

  /**
   * A table.
   *
   * @param bots one for each seat
   * @param seed decides every shuffle and every bot's dice
   */
  public OklahomaArena(List<Bot> bots, long seed) {
    this.bots = List.copyOf(bots);
    this.chance = new SplittableRandom(seed);
  }

  /**
   * A finished deal.
   *
   * @param hand which of the five it was
   * @param points of each seat
   * @param out who went out; empty if the deal was blocked
   * @param discards how many turns were played by all seats together
   * @param down how many seats had laid down
   * @param claims how many discards were claimed out of turn
   */
  public record Outcome(
      int hand, List<Integer> points, Optional<Seat> out, int discards, int down, int claims) {}

  /** Plays a whole match. */
  public List<Outcome> match(OklahomaRules rules, Seat dealer) {
    Match match = OklahomaMatch.of(rules, dealer);
    List<Outcome> outcomes = new ArrayList<>();
    while (!match.over()) {
      List<Event> events = new ArrayList<>();
      Deal over = play(match.next(shuffled(match.pack())), events);
      outcomes.add(outcome((Oklahoma) over, events));
      match = match.after(over);
    }
    return outcomes;
  }

  /** Plays one hand, 1 to 5. */
  public Outcome hand(OklahomaRules rules, int hand, Seat dealer) {
    List<Event> events = new ArrayList<>();
    Deal over = play(Oklahoma.deal(rules, hand, dealer, shuffled(rules.pack())), events);
    return outcome((Oklahoma) over, events);
  }

  /** Plays a hand on to its end. */
  public Outcome on(Oklahoma deal) {
    List<Event> events = new ArrayList<>();
    return outcome((Oklahoma) play(deal, events), events);
  }

  private Deal play(Deal dealt, List<Event> events) {
    Deal deal = dealt;
    while (!deal.over()) {
      List<Event> next = deal.toAct().isEmpty() ? renewed(deal) : moved(deal, events);
      for (Event event : next) {
        deal = deal.after(event);
        events.add(event);
      }
    }
    return deal;
  }

  private List<Event> renewed(Deal deal) {
    return allowed(deal.renew(shuffled(deal.toRenew())), "renewal");
  }

  private List<Event> moved(Deal deal, List<Event> events) {
    Seat seat = Collections.min(deal.toAct());
    List<Seen<Event>> soFar =
        events.stream().flatMap(event -> Seen.of(event, seat).stream()).toList();
    Move move = bots.get(seat.ordinal()).choose(Seen.of(deal, seat), soFar, seat, chance);
    return allowed(deal.rule(seat, move), seat + " " + move);
  }

  private static List<Event> allowed(Ruling ruling, String what) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> allowed.events();
      case Ruling.Refused refused -> throw new AssertionError(what + ": " + refused.refusal());
    };
  }

  private List<Card> shuffled(List<Card> cards) {
    List<Card> order = new ArrayList<>(cards);
    Collections.shuffle(order, Random.from(chance));
    return order;
  }

  private static Outcome outcome(Oklahoma over, List<Event> events) {
    List<Integer> points =
        over.tableau().hands().stream().map(hand -> Values.points(hand.cards())).toList();
    int discards = (int) events.stream().filter(Event.Discarded.class::isInstance).count();
    int down = (int) Seat.first(points.size()).stream().filter(over::down).count();
    int claims = over.tally().claims().stream().mapToInt(Integer::intValue).sum();
    return new Outcome(
        over.hand(), points, ((OklahomaPhase.Over) over.phase()).out(), discards, down, claims);
  }
}
