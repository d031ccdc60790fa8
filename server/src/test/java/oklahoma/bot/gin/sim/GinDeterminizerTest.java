package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.Deadwood;
import org.junit.jupiter.api.Test;

/** Guesses at hidden cards fit what is known, and what the other did. */
class GinDeterminizerTest {
  private static final GinRules RULES = GinPreset.CLASSIC.rules(2);
  private static final int GUESSES = 2_000;

  private final SplittableRandom chance = new SplittableRandom(4);

  @Test
  void everyGuessIsADealThatMayBe() {
    guessed(RULES);
    guessed(GinPreset.AWARDS.rules(3));
    guessed(GinPreset.AWARDS.rules(4));
  }

  private void guessed(GinRules rules) {
    GinSim known = dealt(rules, 3);
    GinSim world = new GinSim(rules, 10);
    int[] held = new int[rules.seats()];
    Arrays.fill(held, rules.cardsEach());
    GinDeterminizer guesses = new GinDeterminizer(known, held, chance);
    int me = known.seat;
    for (int i = 0; i < GUESSES; i++) {
      guesses.next(world);
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
  void whoHasPlayedLongHasLessDeadwoodThanAnyTenCards() {
    assertThat(averageDeadwood(0)).isGreaterThan(45);
    assertThat(averageDeadwood(7)).isLessThan(averageDeadwood(2) - 10);
  }

  /** Of guesses after so many turns of each seat. */
  private double averageDeadwood(int turns) {
    GinSim known = dealt(RULES, turns);
    GinSim world = new GinSim(RULES, 10);
    GinDeterminizer guesses = new GinDeterminizer(known, new int[] {10, 10}, chance);
    double sum = 0;
    for (int i = 0; i < GUESSES; i++) {
      guesses.next(world);
      sum += Deadwood.least(world.hand(1 - known.seat), RULES.runs());
    }
    return sum / GUESSES;
  }

  /** A deal in which all drew and threw away what they drew, so many times. */
  private GinSim dealt(GinRules rules, int turns) {
    int[] order = chance.ints(0, 52).distinct().limit(52).toArray();
    GinSim deal = new GinSim(rules, 10);
    deal.deal(order, 0);
    while (deal.phase == GinSim.Phase.OFFERED) {
      deal.pass();
    }
    for (int i = 0; i < rules.seats() * turns; i++) {
      long before = deal.hand(deal.seat);
      deal.draw();
      deal.discard(deal.hand(deal.seat) ^ before);
    }
    return deal;
  }
}
