package oklahoma.bot.gin.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import oklahoma.bot.gin.GinBot;
import oklahoma.bot.gin.GinTunedPolicy;
import oklahoma.bot.gin.sim.BaselineSimPolicy;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suited;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;
import org.junit.jupiter.api.Test;

/** What the network is told of a deal, and what it makes of it. */
class GinOutlookTest {
  private static final GinBot NORMAL = new GinBot(new GinTunedPolicy(), new GinTunedPolicy());

  private final SplittableRandom chance = new SplittableRandom(4);
  private int compared;

  /** A bot looks at a table, the network learnt from quick deals: both tell it the same. */
  @Test
  void aTableAndAQuickDealTellItTheSame() {
    for (int i = 0; i < 60; i++) {
      GinRules rules = RandomGinRules.forSeats(2, chance);
      List<Card> order = new ArrayList<>(rules.pack());
      Collections.shuffle(order, Random.from(chance));
      follow(Gin.deal(rules, Seat.of(i % 2), order), order);
    }
    assertThat(compared).isGreaterThan(500);
  }

  private void follow(Gin dealt, List<Card> order) {
    Gin deal = dealt;
    GinSim quick = new GinSim(dealt.rules(), dealt.limit());
    quick.deal(
        order.stream().mapToInt(card -> Long.numberOfTrailingZeros(CardBits.bit(card))).toArray(),
        dealt.dealer().ordinal());
    List<List<Seen<Event>>> noticed = List.of(new ArrayList<>(), new ArrayList<>());
    while (!deal.over() && !(deal.phase() instanceof GinPhase.LayingOff)) {
      Seat seat = Collections.min(deal.toAct());
      GinView sight =
          GinView.of((Gin) Seen.of(deal, seat).value(), seat, noticed.get(seat.ordinal()));
      List<Integer> told = told(quick);
      assertThat(told(GinSim.of(sight))).as("%s", deal).isEqualTo(told);
      assertThat(told).doesNotHaveDuplicates().allMatch(in -> in >= 0 && in < NetInputs.COUNT);
      compared++;
      Move move = NORMAL.choose(sight, chance);
      follow(quick, move);
      for (Event event : ((Ruling.Allowed) deal.rule(seat, move)).events()) {
        deal = (Gin) deal.after(event);
        for (Seat viewer : Seat.first(2)) {
          noticed.get(viewer.ordinal()).addAll(Seen.of(event, viewer).stream().toList());
        }
      }
    }
  }

  private static void follow(GinSim quick, Move move) {
    switch (move) {
      case Move.Take take -> quick.take();
      case Move.Draw draw -> quick.draw();
      case Move.Pass pass -> quick.pass();
      case Move.Discard(Card card) -> quick.discard(CardBits.bit(card));
      default -> {}
    }
  }

  private static List<Integer> told(GinSim deal) {
    SparseInputs inputs = new SparseInputs();
    NetInputs.ofDeal(deal, inputs);
    long hand = deal.hand(deal.seat);
    boolean discards = deal.phase == GinSim.Phase.PLAY;
    long top = discards ? Long.lowestOneBit(deal.loose()) : deal.top();
    NetInputs.ofHand(deal, hand & ~top, top, inputs);
    return IntStream.of(inputs.copy()).boxed().toList();
  }

  /** The network of the program alone, one move ahead. */
  @Test
  void itsMovesBeatAPlainPlayer() {
    GinRules rules = GinPreset.CLASSIC.rules(2);
    double led = 0;
    int deals = 1_000;
    for (int i = 0; i < deals; i++) {
      int[] pack = TwoPlayerWinProbability.pack(chance);
      Suited upCard = CardBits.card(pack[2 * rules.cardsEach()]);
      GinSim deal = new GinSim(rules, rules.limit(upCard));
      Payoffs payoffs = new Payoffs(deal, 0, GinStakes.ofPoints(rules, upCard, 0));
      deal.deal(pack, i % 2);
      PupilPolicy outlook = PupilPolicy.best(GinNet.OWN, payoffs, chance);
      GinRollout.of(deal, 0, outlook, new BaselineSimPolicy(chance));
      led += GinStakes.ofPoints(rules, upCard, 0).applyAsDouble(deal);
    }
    // Some six points a deal in the long run; the bound allows for the noise of so few.
    assertThat(led / deals).isGreaterThan(3);
  }
}
