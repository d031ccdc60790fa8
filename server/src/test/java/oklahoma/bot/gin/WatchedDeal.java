package oklahoma.bot.gin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;

/** A deal of two at the rules' table in which Normal, in seat A, looks on as a yardstick plays. */
public final class WatchedDeal {
  private final Yardstick yardstick;
  private final GinRules rules;
  private final RandomGenerator dice;
  private final GinBot normal = new GinBot(new GinTunedPolicy(), new GinTunedPolicy());

  /**
   * A deal.
   *
   * @param seed decides the cards and all dice
   */
  public WatchedDeal(Yardstick yardstick, GinRules rules, long seed) {
    this.yardstick = yardstick;
    this.rules = rules;
    this.dice = new SplittableRandom(seed);
  }

  /** Looks on. */
  @FunctionalInterface
  public interface Onlooker {
    /**
     * Normal is about to draw.
     *
     * @param sight what it sees
     * @param hand what the other holds
     */
    void look(GinView sight, long hand);
  }

  /** Plays it to its end, and says how it ended. */
  public GinResult play(Onlooker onlooker) {
    List<Card> order = new ArrayList<>(rules.pack());
    Collections.shuffle(order, Random.from(dice));
    Gin deal = Gin.deal(rules, dice.nextBoolean() ? Seat.A : Seat.B, order);
    GinBot other = new GinBot(yardstick, yardstick);
    List<List<Seen<Event>>> noticed = List.of(new ArrayList<>(), new ArrayList<>());
    while (!deal.over()) {
      Seat seat = Collections.min(deal.toAct());
      List<Seen<Event>> soFar = noticed.get(seat.ordinal());
      GinView sight = GinView.of((Gin) Seen.of(deal, seat).value(), seat, soFar);
      if (seat == Seat.A && deal.phase() instanceof GinPhase.ToDraw) {
        onlooker.look(sight, CardBits.of(deal.tableau().hand(Seat.B).cards()));
      }
      Move move = (seat == Seat.A ? normal : other).choose(sight, dice);
      for (Event event : ((Ruling.Allowed) deal.rule(seat, move)).events()) {
        deal = (Gin) deal.after(event);
        for (Seat viewer : Seat.first(2)) {
          noticed.get(viewer.ordinal()).addAll(Seen.of(event, viewer).stream().toList());
        }
      }
    }
    return deal.result();
  }
}
