package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.Deadwood;
import org.junit.jupiter.api.Test;

/** Guesses at hidden cards fit what is known, and what the other did. */
class GinDeterminizerTest {
  private static final GinRules RULES = GinPreset.CLASSIC.rules(2);
  private static final int GUESSES = 2_000;
  private static final int DEALS = 40;
  private static final long LOW = 0b11L | 0b11L << 13 | 0b11L << 26 | 0b11L << 39;
  private static final long TENS = (0b1111L << 9) | (0b1111L << 22) | 0b1111L << 35 | 0b1111L << 48;

  private static final int LIMIT = 10;

  private final SplittableRandom chance = new SplittableRandom(4);

  /** What each seat did in the deal that was dealt last. */
  private List<ObservedPlay> conducts = List.of();

  @Test
  void everyGuessIsADealThatMayBe() {
    guessed(RULES);
    guessed(GinPreset.AWARDS.rules(3));
    guessed(GinPreset.AWARDS.rules(4));
  }

  private void guessed(GinRules rules) {
    GinSim known = dealt(rules, 3);
    GinSim world = new GinSim(rules, LIMIT);
    int[] held = new int[rules.seats()];
    Arrays.fill(held, rules.cardsEach());
    GinDeterminizer determinizer = new GinDeterminizer(known, held, conducts, chance);
    int me = known.seat;
    for (int i = 0; i < GUESSES; i++) {
      determinizer.next(world);
      long theirs = 0;
      assertThat(world.hand(me)).isEqualTo(known.hand(me));
      for (int who = known.after(me); who != me; who = known.after(who)) {
        long hand = world.hand(who);
        assertThat(Long.bitCount(hand)).isEqualTo(rules.cardsEach());
        assertThat(hand & known.exposed(who)).isEqualTo(known.exposed(who));
        assertThat(hand & ~(known.unseen(me) | known.exposed(who))).isZero();
        assertThat(hand & theirs).isZero();
        theirs |= hand;
      }
      long stock = 0;
      while (world.left() > 0) {
        long before = world.hand(world.seat);
        world.draw();
        stock |= world.hand(world.seat) ^ before;
      }
      assertThat(stock).isEqualTo(known.unseen(me) & ~theirs);
    }
  }

  @Test
  void anOpponentAfterManyTurnsHasLessDeadwoodThanTenRandomCards() {
    assertThat(averageDeadwood(0)).isGreaterThan(45);
    assertThat(averageDeadwood(7)).isLessThan(averageDeadwood(2) - 5);
  }

  /** The average of guesses in many deals after so many turns of each seat. */
  private double averageDeadwood(int turns) {
    double sum = 0;
    for (int i = 0; i < GUESSES; i++) {
      GinSim known = dealt(RULES, turns);
      GinSim world = known.blank();
      determinizer(known).next(world);
      sum += Deadwood.least(world.hand(1 - known.seat), RULES.runs());
    }
    return sum / GUESSES;
  }

  /** Cards of ten points first, then a low one: this player discards what is worth most. */
  @Test
  void anOpponentThatDiscardedHighCardsAndThenALowOneHoldsFewLooseHighOnes() {
    assertThat(highCards(TENS, TENS, TENS, LOW)).isLessThan(highCards() - 1.5);
  }

  /**
   * How many loose cards of ten points the other holds in guesses, on average, when it has
   * discarded one card of each of these kinds.
   */
  private double highCards(long... thrown) {
    double sum = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      GinSim known = dealt(RULES, thrown);
      GinSim world = known.blank();
      GinDeterminizer determinizer = determinizer(known);
      for (int i = 0; i < GUESSES / DEALS; i++) {
        determinizer.next(world);
        long hand = world.hand(1 - known.seat);
        sum += Long.bitCount(hand & ~Neighbours.melding(hand) & TENS);
      }
    }
    return sum / GUESSES;
  }

  @Test
  void mostSamplesHaveAnOpponentThatKnocksAtOnce() {
    GinSim known = dealt(RULES, 0);
    assertThat(hasty(determinizer(known))).isEqualTo(0.7, within(0.05));
  }

  /** The match has shown something of these players (see {@link KnockHabitTest}). */
  @Test
  void anOpponentThatWaitedForGinBeforeWaitsInMostSamples() {
    List<Card> order = new ArrayList<>(RULES.pack());
    Collections.shuffle(order, Random.from(chance));
    GinView view = GinView.of(Gin.deal(RULES, Seat.B, order), Seat.A, List.of());
    assertThat(hasty(GinDeterminizer.of(view, List.of(), chance))).isEqualTo(0.7, within(0.05));
    for (Seat caller : Seat.first(2)) {
      GinResult gin =
          new GinResult(
              Seat.A,
              new Suited(Rank.TEN, Suit.SPADES),
              new GinResult.Called(Call.GIN, caller, List.of(), List.of(), List.of()));
      double hasty = hasty(GinDeterminizer.of(view, List.of(gin), chance));
      assertThat(hasty).isEqualTo(caller == view.me() ? 0.7 : 0.1, within(0.05));
    }
  }

  private static double hasty(GinDeterminizer determinizer) {
    GinSim world = new GinSim(RULES, LIMIT);
    int hasty = 0;
    for (int i = 0; i < GUESSES; i++) {
      determinizer.next(world);
      hasty += determinizer.policy() instanceof BaselineSimPolicy ? 1 : 0;
    }
    return (double) hasty / GUESSES;
  }

  @Test
  void anOpponentThatDidNotKnockIsUnlikelyToKnockAtOnce() {
    GinSim known = dealt(RULES, 8);
    GinDeterminizer determinizer = determinizer(known);
    GinSim world = known.blank();
    int could = 0;
    int hasty = 0;
    for (int i = 0; i < 5 * GUESSES; i++) {
      determinizer.next(world);
      if (Deadwood.least(world.hand(1 - known.seat), RULES.runs()) <= LIMIT) {
        could++;
        hasty += determinizer.policy() instanceof BaselineSimPolicy ? 1 : 0;
      }
    }
    assertThat(could).isGreaterThan(100);
    assertThat((double) hasty / could).isLessThan(0.1);
  }

  @Test
  void severalAreNormals() {
    GinSim known = dealt(GinPreset.AWARDS.rules(3), 1);
    int[] held = new int[3];
    Arrays.fill(held, known.rules.cardsEach());
    GinDeterminizer determinizer = new GinDeterminizer(known, held, conducts, chance);
    determinizer.next(known.blank());
    assertThat(determinizer.policy()).isSameAs(TunedSimPolicy.HASTY);
  }

  @Test
  void inOneGuessTheOtherDoesTheSameEveryTime() {
    for (int i = 0; i < 50; i++) {
      GinSim known = dealt(RULES, 1);
      GinSim world = known.blank();
      GinDeterminizer determinizer = determinizer(known);
      determinizer.next(world);
      assertThat(end(world, determinizer)).isEqualTo(end(world, determinizer));
    }
  }

  private static String end(GinSim world, GinDeterminizer determinizer) {
    GinSim copy = world.blank();
    copy.copy(world);
    GinRollout.of(copy, world.seat, TunedSimPolicy.USUAL, determinizer.policy());
    return copy.caller + " " + copy.hand(0) + " " + copy.hand(1);
  }

  private GinDeterminizer determinizer(GinSim known) {
    return new GinDeterminizer(known, new int[] {10, 10}, conducts, chance);
  }

  /** A deal in which all drew and discarded what they drew, so many times. */
  private GinSim dealt(GinRules rules, int turns) {
    return dealt(rules, chance.ints(0, 52).distinct().limit(52).toArray(), turns);
  }

  /** A deal for two in which the other drew and discarded one card of each of these kinds. */
  private GinSim dealt(GinRules rules, long... kinds) {
    int[] order = chance.ints(0, 52).distinct().limit(52).toArray();
    int draws = 2 * rules.cardsEach() + 1;
    for (int turn = 0; turn < kinds.length; turn++) {
      int at = draws + 2 * turn + 1;
      int from = at;
      while ((kinds[turn] >>> order[from] & 1) == 0) {
        from = (from + 1) % order.length;
      }
      int card = order[from];
      order[from] = order[at];
      order[at] = card;
    }
    return dealt(rules, order, kinds.length);
  }

  private GinSim dealt(GinRules rules, int[] order, int turns) {
    GinSim deal = new GinSim(rules, LIMIT);
    deal.deal(order, 0);
    conducts = new ArrayList<>(Collections.nCopies(rules.seats(), ObservedPlay.NONE));
    while (deal.phase == GinSim.Phase.OFFERED) {
      conducts.set(deal.seat, conducts.get(deal.seat).leaves(deal.top()));
      deal.pass();
    }
    for (int i = 0; i < rules.seats() * turns; i++) {
      int seat = deal.seat;
      long before = deal.hand(seat);
      conducts.set(seat, conducts.get(seat).leaves(deal.top()));
      deal.draw();
      long drawn = deal.hand(seat) ^ before;
      conducts.set(seat, conducts.get(seat).discards(drawn));
      deal.discard(drawn);
    }
    return deal;
  }
}
