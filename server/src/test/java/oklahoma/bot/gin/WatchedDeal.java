package oklahoma.bot.gin;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.tournament.DealInPlay;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;

/**
 * A deal of two at the rules' table in which Normal, in seat A, looks on as a reference player
 * plays.
 */
public final class WatchedDeal {
  private final ReferencePlayer reference;
  private final GinRules rules;
  private final RandomGenerator random;
  private final GinBot normal = new GinBot(new GinTunedPolicy(), new GinTunedPolicy());

  /**
   * A deal.
   *
   * @param seed decides the cards and all dice
   */
  public WatchedDeal(ReferencePlayer reference, GinRules rules, long seed) {
    this.reference = reference;
    this.rules = rules;
    this.random = new SplittableRandom(seed);
  }

  /** Looks on while a deal is played. */
  @FunctionalInterface
  public interface Spectator {
    /**
     * Normal is about to draw.
     *
     * @param view what it sees
     * @param hand what the other holds
     */
    void look(GinView view, long hand);
  }

  /** Plays it to its end, and says how it ended. */
  public GinResult play(Spectator spectator) {
    List<Card> order = DealInPlay.shuffled(rules.pack(), random);
    Gin dealt = Gin.deal(rules, random.nextBoolean() ? Seat.A : Seat.B, order);
    DealInPlay table = new DealInPlay(dealt, random);
    GinBot other = new GinBot(reference, reference);
    while (!table.over()) {
      Seat seat = table.toAct();
      GinView view = GinView.of((Gin) table.seen().value(), seat, table.noticed(seat));
      Gin deal = (Gin) table.deal();
      if (seat == Seat.A && deal.phase() instanceof GinPhase.ToDraw) {
        spectator.look(view, CardBits.of(deal.tableau().hand(Seat.B).cards()));
      }
      table.play((seat == Seat.A ? normal : other).choose(view, random));
    }
    return ((Gin) table.deal()).result();
  }
}
