package oklahoma.bot.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import oklahoma.bot.gin.sim.GinDeterminizer;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.bot.search.Budget;
import oklahoma.bot.search.Candidate;
import oklahoma.bot.search.Deadline;
import oklahoma.bot.search.Determinizer;
import oklahoma.bot.search.MonteCarloSearch;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;
import org.junit.jupiter.api.Test;

/** Moves that are compared in guessed worlds. */
class GinSearchBotTest {
  private static final Budget MANY = new Budget.Samples(1_000);

  private final SplittableRandom chance = new SplittableRandom(8);
  private final GinSim deal = dealt();
  private final int me = deal.seat;
  private final Candidate<GinSim> first = discard(0);
  private final Candidate<GinSim> second = discard(1);
  private final AtomicInteger played = new AtomicInteger();
  private int thrown;

  @Test
  void thePolicysOwnMoveIsKeptWhereNothingIsBetter() {
    assertThat(winner(MANY, over -> 1)).isZero();
    assertThat(winner(MANY, over -> thrown(0) ? 1 : 0)).isZero();
  }

  @Test
  void aClearlyBetterMoveWins() {
    assertThat(winner(MANY, over -> thrown(1) ? 1 : 0)).isEqualTo(1);
  }

  @Test
  void aSmallAdvantageCountsInManyWorldsAndNotInFew() {
    RandomGenerator noise = new SplittableRandom(9);
    ToDoubleFunction<GinSim> worth = over -> noise.nextGaussian() + (thrown(1) ? 0.15 : 0);
    assertThat(winner(new Budget.Samples(48), worth)).isZero();
    assertThat(winner(new Budget.Samples(4_000), worth)).isEqualTo(1);
  }

  @Test
  void aMoveThatFallsBehindIsDropped() {
    winner(MANY, over -> thrown(0) ? 1 : 0);
    assertThat(played.get()).isEqualTo(2 * 32);
  }

  @Test
  void aBudgetOfSamplesIsKept() {
    winner(new Budget.Samples(20), over -> 0);
    assertThat(played.get()).isEqualTo(2 * 20);
  }

  @Test
  void allDiscardsAreComparedWhereThereIsTime() {
    GinView view = afterADraw();
    List<Move> all = CardBits.cards(view.loose()).stream().<Move>map(Move.Discard::new).toList();
    assertThat(moves(view, new Budget.Samples(600))).containsAll(all);
    assertThat(moves(view, new Budget.Samples(300))).hasSizeLessThan(all.size());
  }

  private List<Move> moves(GinView view, Budget budget) {
    return new GinSearchBot(new GinTunedPolicy(), budget)
        .options(view, chance).stream().map(Candidate::move).toList();
  }

  /** What the seat to discard sees in a deal of the rules' table. */
  private GinView afterADraw() {
    GinRules rules = GinPreset.CLASSIC.rules(2);
    List<Card> order = new ArrayList<>(rules.pack());
    Collections.shuffle(order, Random.from(chance));
    Gin dealt = Gin.deal(rules, Seat.A, order);
    for (Move move : List.of(new Move.Pass(), new Move.Pass(), new Move.Draw())) {
      Ruling ruling = dealt.rule(Collections.min(dealt.toAct()), move);
      for (Event event : ((Ruling.Allowed) ruling).events()) {
        dealt = (Gin) dealt.after(event);
      }
    }
    Seat seat = Collections.min(dealt.toAct());
    return GinView.of((Gin) Seen.of(dealt, seat).value(), seat, List.of());
  }

  @Test
  void theSameDiceMakeTheSameSearch() {
    ToDoubleFunction<GinSim> points =
        over -> over.caller == me ? over.deadwood[1 - me] : -over.deadwood[me];
    List<Integer> winners =
        IntStream.range(0, 2).mapToObj(again -> search(points, 3).best(deadline(MANY))).toList();
    assertThat(winners.get(0)).isEqualTo(winners.get(1));
  }

  /** A deal is worth half what came out and half what was promised, which is right on average. */
  @Test
  void theOutlookPromisesWhatComesOut() {
    ToDoubleFunction<GinSim> worth = over -> over.caller == me ? points(over) : -points(over);
    GinDeterminizer determinizer = determinizer(3);
    Means means = means(worth, new ForeseenRollout(deal, determinizer, worth), determinizer::next);
    double promised = 2 * means.counted() - means.came();
    assertThat(promised).isNotEqualTo(means.came()).isCloseTo(means.came(), within(4.0));
  }

  /** What the network promises too much or too little in general must not speak for a knock. */
  @Test
  void goingOnIsWorthWhatComesOutInTheMean() {
    ToDoubleFunction<GinSim> worth = over -> over.caller == me ? points(over) : -points(over);
    ForeseenRollout rollout = new ForeseenRollout(deal, determinizer(3), worth);
    Means means = means(worth, rollout, rollout);
    assertThat(means.counted()).isNotEqualTo(means.came()).isCloseTo(means.came(), within(0.1));
  }

  /** What came out in the mean of many worlds, and as what it counted. */
  private record Means(double came, double counted) {}

  private Means means(
      ToDoubleFunction<GinSim> worth, ForeseenRollout rollout, Determinizer<GinSim> determinizer) {
    GinSim world = deal.blank();
    double came = 0;
    double counted = 0;
    int worlds = 20_000;
    for (int i = 0; i < worlds; i++) {
      determinizer.next(world);
      second.apply().accept(world);
      rollout.finish(world);
      came += worth.applyAsDouble(world);
      counted += rollout.worth(world);
    }
    return new Means(came / worlds, counted / worlds);
  }

  /** What a finished deal brings the seat that stopped it, without an undercut. */
  private static double points(GinSim over) {
    if (over.caller == GinSim.NOBODY) {
      return 0;
    }
    int gin = over.call == GinResult.Call.GIN ? 25 : 0;
    return gin + over.deadwood[1 - over.caller] - over.deadwood[over.caller];
  }

  @Test
  void aKnockIsWorthWhatComesOut() {
    GinSim ready = deal.blank();
    ready.copy(deal);
    ForeseenRollout rollout = new ForeseenRollout(deal, determinizer(3), over -> over.deadwood[me]);
    ready.stop(Long.lowestOneBit(ready.loose()));
    rollout.finish(ready);
    assertThat(rollout.worth(ready)).isEqualTo(ready.deadwood[me]);
  }

  private int winner(Budget budget, ToDoubleFunction<GinSim> worth) {
    ToDoubleFunction<GinSim> counted =
        over -> {
          played.incrementAndGet();
          return worth.applyAsDouble(over);
        };
    return search(counted, 3).best(deadline(budget));
  }

  private MonteCarloSearch<GinSim> search(ToDoubleFunction<GinSim> worth, long seed) {
    return GinSearchBot.search(deal, determinizer(seed), List.of(first, second), worth);
  }

  private GinDeterminizer determinizer(long seed) {
    return new GinDeterminizer(
        deal,
        new int[] {10, 11},
        Collections.nCopies(2, ObservedPlay.NONE),
        new SplittableRandom(seed));
  }

  private static Deadline deadline(Budget budget) {
    return Deadline.of(budget);
  }

  /** Whether the card of a place in the hand was discarded in the deal that was played last. */
  private boolean thrown(int place) {
    return thrown == place;
  }

  private Candidate<GinSim> discard(int place) {
    Move move = new Move.Discard(CardBits.cards(deal.loose()).get(place));
    return new Candidate<>(
        move,
        world -> {
          thrown = place;
          GinSearchBot.candidate(move).apply().accept(world);
        });
  }

  /** A deal in which the seat to act has drawn. */
  private GinSim dealt() {
    GinSim dealt = new GinSim(GinPreset.CLASSIC.rules(2), 10);
    dealt.deal(chance.ints(0, 52).distinct().limit(52).toArray(), 0);
    dealt.pass();
    dealt.pass();
    dealt.draw();
    return dealt;
  }
}
