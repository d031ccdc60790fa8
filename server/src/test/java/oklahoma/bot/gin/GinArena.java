package oklahoma.bot.gin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinRules;

/** Plays bots of gin against each other with nothing but the rules: no host, no clock. */
public final class GinArena {
  private final List<Bot> bots;
  private final RandomGenerator cards;
  private final RandomGenerator dice;

  /**
   * A table.
   *
   * @param bots one for each seat
   * @param seed decides every shuffle, and by itself every bot's dice
   */
  public GinArena(List<Bot> bots, long seed) {
    this.bots = List.copyOf(bots);
    this.cards = new SplittableRandom(seed);
    this.dice = new SplittableRandom(~seed);
  }

  /** Plays a whole match. */
  public GinMatch match(GinRules rules, Seat dealer) {
    GinMatch match = GinMatch.of(rules, dealer);
    while (!match.over()) {
      List<Card> order = new ArrayList<>(match.pack());
      Collections.shuffle(order, Random.from(cards));
      match = (GinMatch) match.after(played((Gin) match.next(order)));
    }
    return match;
  }

  private Gin played(Gin dealt) {
    Gin deal = dealt;
    List<List<Seen<Event>>> noticed = new ArrayList<>();
    bots.forEach(bot -> noticed.add(new ArrayList<>()));
    while (!deal.over()) {
      Seat seat = Collections.min(deal.toAct());
      Move move =
          bots.get(seat.ordinal())
              .choose(Seen.of(deal, seat), noticed.get(seat.ordinal()), seat, dice);
      for (Event event : allowed(deal.rule(seat, move), seat, move)) {
        deal = (Gin) deal.after(event);
        for (Seat viewer : Seat.first(bots.size())) {
          noticed.get(viewer.ordinal()).addAll(Seen.of(event, viewer).stream().toList());
        }
      }
    }
    return deal;
  }

  private static List<Event> allowed(Ruling ruling, Seat seat, Move move) {
    return switch (ruling) {
      case Ruling.Allowed(List<Event> events) -> events;
      case Ruling.Refused refused ->
          throw new AssertionError(seat + " " + move + ": " + refused.refusal());
    };
  }
}
