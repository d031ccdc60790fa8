package oklahoma.bot.gin.sim;

import java.util.List;
import java.util.SplittableRandom;
import oklahoma.bot.gin.GinBot;
import oklahoma.bot.gin.GinTunedPolicy;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.bot.tournament.DealInPlay;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;

/** Normal's deals with itself, played at a table and at a quick one with the same moves. */
public final class TwoTables {
  private static final GinBot NORMAL = new GinBot(new GinTunedPolicy(), new GinTunedPolicy());

  private final List<Script> scripts = List.of(new Script(), new Script());
  private final List<WatchedSimPolicy> watched =
      scripts.stream().map(WatchedSimPolicy::new).toList();
  private final DealInPlay table;
  private final GinSim quick;

  private TwoTables(GinRules rules, Seat dealer, List<Card> order, SplittableRandom chance) {
    Gin deal = Gin.deal(rules, dealer, order);
    table = new DealInPlay(deal, chance);
    quick = new GinSim(rules, deal.limit());
    quick.deal(
        order.stream().mapToInt(card -> Long.numberOfTrailingZeros(CardBits.bit(card))).toArray(),
        dealer.ordinal());
  }

  /** Sees what a seat may know before its move. */
  @FunctionalInterface
  public interface Spectator {
    /**
     * Looks at both tables.
     *
     * @param view what the seat sees at the table
     * @param quick the quick deal, with the seat to act
     * @param other what the other seat did in the quick deal
     */
    void look(GinView view, GinSim quick, ObservedPlay other);
  }

  /** Plays deals by random rules for two, without the laying off at their ends. */
  public static void play(int deals, SplittableRandom chance, Spectator spectator) {
    for (int i = 0; i < deals; i++) {
      GinRules rules = RandomGinRules.forSeats(2, chance);
      List<Card> order = DealInPlay.shuffled(rules.pack(), chance);
      new TwoTables(rules, Seat.of(i % 2), order, chance).play(chance, spectator);
    }
  }

  private void play(SplittableRandom chance, Spectator spectator) {
    while (!table.over() && !(((Gin) table.deal()).phase() instanceof GinPhase.LayingOff)) {
      Seat seat = table.toAct();
      int at = seat.ordinal();
      GinView view = GinView.of((Gin) table.seen().value(), seat, table.noticed(seat));
      spectator.look(view, quick, watched.get(1 - at).observed());
      Move move = NORMAL.choose(view, chance);
      scripts.get(at).move = move;
      GinRollout.step(quick, watched.get(at));
      table.play(move);
    }
  }

  /** Makes the move that was made at the table. */
  private static final class Script implements GinSimPolicy {
    private Move move = new Move.Pass();

    @Override
    public boolean takes(GinSim deal) {
      return move instanceof Move.Take;
    }

    @Override
    public void plays(GinSim deal) {
      if (move instanceof Move.Discard(Card card)) {
        deal.discard(CardBits.bit(card));
      } else {
        deal.bigGin();
      }
    }
  }
}
