package oklahoma.bot.gin.sim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import oklahoma.bot.gin.GinBot;
import oklahoma.bot.gin.GinTunedPolicy;
import oklahoma.bot.gin.view.Conduct;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
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
  private final List<List<Seen<Event>>> noticed = List.of(new ArrayList<>(), new ArrayList<>());
  private final GinSim quick;
  private Gin deal;

  private TwoTables(GinRules rules, Seat dealer, List<Card> order) {
    deal = Gin.deal(rules, dealer, order);
    quick = new GinSim(rules, deal.limit());
    quick.deal(
        order.stream().mapToInt(card -> Long.numberOfTrailingZeros(CardBits.bit(card))).toArray(),
        dealer.ordinal());
  }

  /** Sees what a seat may know before its move. */
  @FunctionalInterface
  public interface Onlooker {
    /**
     * Looks at both tables.
     *
     * @param sight what the seat sees at the table
     * @param quick the quick deal, with the seat to act
     * @param other what the other seat did in the quick deal
     */
    void look(GinView sight, GinSim quick, Conduct other);
  }

  /** Plays deals by random rules for two, without the laying off at their ends. */
  public static void play(int deals, SplittableRandom chance, Onlooker onlooker) {
    for (int i = 0; i < deals; i++) {
      GinRules rules = RandomGinRules.forSeats(2, chance);
      List<Card> order = new ArrayList<>(rules.pack());
      Collections.shuffle(order, Random.from(chance));
      new TwoTables(rules, Seat.of(i % 2), order).play(chance, onlooker);
    }
  }

  private void play(SplittableRandom chance, Onlooker onlooker) {
    while (!deal.over() && !(deal.phase() instanceof GinPhase.LayingOff)) {
      Seat seat = Collections.min(deal.toAct());
      int at = seat.ordinal();
      GinView sight = GinView.of((Gin) Seen.of(deal, seat).value(), seat, noticed.get(at));
      onlooker.look(sight, quick, watched.get(1 - at).conduct());
      Move move = NORMAL.choose(sight, chance);
      scripts.get(at).move = move;
      GinRollout.step(quick, watched.get(at));
      for (Event event : ((Ruling.Allowed) deal.rule(seat, move)).events()) {
        deal = (Gin) deal.after(event);
        for (Seat viewer : Seat.first(2)) {
          noticed.get(viewer.ordinal()).addAll(Seen.of(event, viewer).stream().toList());
        }
      }
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
