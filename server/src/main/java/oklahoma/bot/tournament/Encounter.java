package oklahoma.bot.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;

/** One match of bots. The shuffles of its deals depend on nothing but the seed of its sequence. */
final class Encounter {
  /** Bots that void every deal shall not play for ever. */
  private static final int MOST_DEALS = 1_000;

  private final Rules rules;
  private final List<Bot> bots;
  private final List<RandomGenerator> dice;
  private final long shuffles;

  /**
   * A match that has not begun.
   *
   * @param bots one for each seat
   * @param dice of each bot
   * @param shuffles the seed of the sequence of deals
   */
  Encounter(Rules rules, List<Bot> bots, List<RandomGenerator> dice, long shuffles) {
    this.rules = rules;
    this.bots = List.copyOf(bots);
    this.dice = List.copyOf(dice);
    this.shuffles = shuffles;
  }

  /** Plays it to its end; one that has none is scored as it is. */
  Standing play(Seat firstDealer) {
    Match match = rules.match(firstDealer);
    for (int number = 0; number < MOST_DEALS && !match.over(); number++) {
      RandomGenerator cards = new SplittableRandom(Seeds.mixed(shuffles, number));
      match = match.after(played(match, cards));
    }
    return match.standing();
  }

  private Deal played(Match match, RandomGenerator cards) {
    List<Bot> players = bots.stream().map(bot -> bot.at(match)).toList();
    Deal deal = match.next(shuffled(match.pack(), cards));
    List<List<Seen<Event>>> noticed = new ArrayList<>();
    bots.forEach(bot -> noticed.add(new ArrayList<>()));
    while (!deal.over()) {
      for (Event event : next(deal, players, noticed, cards)) {
        deal = deal.after(event);
        for (Seat viewer : Seat.first(bots.size())) {
          noticed.get(viewer.ordinal()).addAll(Seen.of(event, viewer).stream().toList());
        }
      }
    }
    return deal;
  }

  private List<Event> next(
      Deal deal, List<Bot> players, List<List<Seen<Event>>> noticed, RandomGenerator cards) {
    if (deal.toAct().isEmpty()) {
      return allowed(deal.renew(shuffled(deal.toRenew(), cards)), "renewal");
    }
    Seat seat = Collections.min(deal.toAct());
    int at = seat.ordinal();
    Move move = players.get(at).choose(Seen.of(deal, seat), noticed.get(at), seat, dice.get(at));
    return allowed(deal.rule(seat, move), seat + " " + move);
  }

  private static List<Event> allowed(Ruling ruling, String what) {
    return switch (ruling) {
      case Ruling.Allowed(List<Event> events) -> events;
      case Ruling.Refused refused ->
          throw new IllegalStateException(what + ": " + refused.refusal());
    };
  }

  private static List<Card> shuffled(List<Card> cards, RandomGenerator chance) {
    List<Card> order = new ArrayList<>(cards);
    Collections.shuffle(order, Random.from(chance));
    return order;
  }
}
